import { setImmediate as turn } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { accountGone } from '../lib/errors.ts';
import {
  onConnection,
  pooledStatements,
  prepareConnections,
  STATEMENT_SECONDS,
  type Statements,
} from './mysql-connections.ts';
import { faultOf, unavailable, withRetry } from './retry.ts';
import type { SqlValue } from './sql-value.ts';

/** A read that takes longer is answered 503. */
export const READ_DEADLINE_MS = 5_000;

/** A write that takes longer is answered 503: longer than a fail-over of the database, which is then a slow save. */
const WRITE_DEADLINE_MS = 15_000;

/** Runs statements inside one transaction. */
export interface Transaction extends Statements {
  /** TypeORM's repositories, bound to this transaction. */
  manager: EntityManager;
  /** Whether an earlier try was lost with its connection and may have been kept all the same. */
  isRetry: boolean;
}

const FOREIGN_KEY_VIOLATIONS = new Set(['ER_NO_REFERENCED_ROW_2', 'SQLITE_CONSTRAINT_FOREIGNKEY']);
const UNIQUE_VIOLATIONS = new Set([
  'ER_DUP_ENTRY',
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
]);

function failedWith(error: unknown, codes: Set<string>): boolean {
  return codes.has(faultOf(error).code);
}

/** Whether a statement failed because a unique key is taken. */
export function isUniqueViolation(error: unknown): boolean {
  return failedWith(error, UNIQUE_VIOLATIONS);
}

/** Every foreign key points to a user, so this one was deleted while the request was under way. */
function refuseOrphan(error: unknown): never {
  if (failedWith(error, FOREIGN_KEY_VIOLATIONS)) throw accountGone();
  throw error;
}

/** A date as a raw row carries it: MySQL's driver hands out dates, the embedded engine its UTC text. */
export function instant(value: Date | string): Date {
  return value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`);
}

function sqliteValue(value: SqlValue): string | number | null {
  if (value instanceof Date) return value.toISOString().replace('T', ' ').slice(0, -1);
  return typeof value === 'boolean' ? Number(value) : value;
}

/** The one door to the database: reads at any time, writes only as a transaction. */
export class Database {
  readonly isMysql: boolean;
  readonly #source: DataSource;
  #pooled: Statements | undefined;
  #lastWrite: Promise<unknown> = Promise.resolve();
  /** The embedded engine's transaction under way. */
  #open: Promise<unknown> | undefined;

  /** Takes a data source that need not be connected yet. */
  constructor(source: DataSource) {
    this.#source = source;
    this.isMysql = source.options.type === 'mysql';
  }

  /** Opens the connection, if it is not open, and gives every connection its session settings. */
  async connect(): Promise<void> {
    if (!this.#source.isInitialized) await this.#source.initialize();
    if (!this.isMysql) return;
    await prepareConnections(this.#source);
    this.#pooled = pooledStatements(this.#source);
  }

  /** Rows of a SELECT, as the driver gives them: `instant()` reads their dates. */
  all<Row extends object>(sql: string, values: SqlValue[] = []): Promise<Row[]> {
    const pooled = this.#pooled;
    return withRetry(READ_DEADLINE_MS, async () => {
      if (pooled) return pooled.all<Row>(sql, values);
      await this.#whenClosed();
      return this.#source.query<Row[]>(sql, values.map(sqliteValue));
    });
  }

  /** Reads through TypeORM's repositories, for what is asked seldom. */
  read<T>(unit: (manager: EntityManager) => Promise<T>): Promise<T> {
    return withRetry(READ_DEADLINE_MS, async () => {
      await this.#whenClosed();
      return unit(this.#source.manager);
    });
  }

  /**
   * Runs a unit of work as one transaction and returns what it returns; nothing is kept if it throws. A unit that the
   * database could not finish runs again. The embedded engine has a single connection, so there units wait for each
   * other, and reads for the unit under way: a unit must not await anything but its own statements, and never another
   * `write` or a read beside it.
   */
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const deadline = Date.now() + WRITE_DEADLINE_MS;
    // Whoever was answered 503 tries again: what comes through later must not undo what they did since.
    const unit = async (tx: Transaction) => {
      const result = await work(tx);
      if (Date.now() > deadline) throw unavailable();
      return result;
    };
    return withRetry(WRITE_DEADLINE_MS, (isRetry) => {
      if (this.isMysql) return this.#serverTransaction(unit, isRetry);
      // The embedded engine never waits for anything, so a queue of writes would keep everyone else from being heard.
      const result = this.#lastWrite
        .then(() => turn())
        .then(() => {
          const open = this.#embeddedTransaction(unit, isRetry).finally(() => {
            this.#open = undefined;
          });
          this.#open = open;
          return open;
        });
      this.#lastWrite = result.catch(() => undefined);
      return result;
    }).catch(refuseOrphan);
  }

  /**
   * Runs one change that needs no other, as a transaction of its own: on a server without the two statements around
   * it. It is begun only while the server's own limit would end it before the deadline.
   */
  change(sql: string, values: SqlValue[]): Promise<{ matched: number; insertId: number }> {
    if (!this.isMysql) return this.write((tx) => tx.run(sql, values));
    const latestStart = Date.now() + WRITE_DEADLINE_MS - STATEMENT_SECONDS * 1_000;
    return withRetry(WRITE_DEADLINE_MS, () =>
      onConnection(this.#source, (statements) => {
        if (Date.now() > latestStart) throw unavailable();
        return statements.run(sql, values);
      }),
    ).catch(refuseOrphan);
  }

  /** The clause that turns an INSERT into an update of these columns when the key is taken. */
  onDuplicate(key: string[], columns: string[]): string {
    return this.isMysql
      ? `ON DUPLICATE KEY UPDATE ${columns.map((column) => `${column} = VALUES(${column})`).join(', ')}`
      : `ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`;
  }

  /** On the embedded engine's one connection a read in the midst of a transaction would see what may never be kept. */
  async #whenClosed(): Promise<void> {
    while (this.#open) await this.#open.catch(() => undefined);
  }

  async #embeddedTransaction<T>(unit: (tx: Transaction) => Promise<T>, isRetry: boolean): Promise<T> {
    try {
      return await this.#transaction(unit, isRetry);
    } finally {
      // When a COMMIT meets a full disk the engine rolls back by itself, TypeORM's ROLLBACK fails, and it would take all
      // that follows for parts of a transaction that nobody commits: a ROLLBACK that succeeds puts that right.
      const runner = this.#source.createQueryRunner();
      if (runner.isTransactionActive) {
        await runner.query('BEGIN');
        await runner.rollbackTransaction();
      }
    }
  }

  #transaction<T>(unit: (tx: Transaction) => Promise<T>, isRetry: boolean): Promise<T> {
    return this.#source.transaction((manager) =>
      unit({
        manager,
        isRetry,
        all: (sql, values = []) => manager.query(sql, values.map(sqliteValue)),
        run: async (sql, values = []) => {
          const result = await manager.queryRunner?.query(sql, values.map(sqliteValue), true);
          return { matched: result?.affected ?? 0, insertId: Number(result?.raw) };
        },
      }),
    );
  }

  #serverTransaction<T>(unit: (tx: Transaction) => Promise<T>, isRetry: boolean): Promise<T> {
    return onConnection(this.#source, async (statements, runner) => {
      await runner.startTransaction();
      try {
        const result = await unit({ ...statements, manager: runner.manager, isRetry });
        await runner.commitTransaction();
        return result;
      } catch (error) {
        // On a broken connection it fails as well, and the server has rolled back by itself.
        await runner.rollbackTransaction().catch(() => undefined);
        throw error;
      }
    });
  }
}
