import { setImmediate as turn } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { accountGone } from '../lib/errors.ts';
import { EmbeddedFiles } from './embedded-files.ts';
import { onConnection, pooledStatements, prepareConnections, type Statements } from './mysql-connections.ts';
import { faultOf, unavailable, withRetry } from './retry.ts';
import type { SqlValue } from './sql-value.ts';
import { REQUEST_LIMITS, type TimeLimits } from './time-limits.ts';

/** Rows that one statement of a purge deletes, in some milliseconds. */
const PURGED_ROWS_A_STATEMENT = 500;

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
  /** The embedded engine's files; a server looks after its own. */
  readonly files: EmbeddedFiles | undefined;
  readonly #source: DataSource;
  readonly #limits: TimeLimits;
  #pooled: Statements | undefined;
  #lastWrite: Promise<unknown> = Promise.resolve();
  /** The embedded engine's transaction under way. */
  #open: Promise<unknown> | undefined;

  /** Takes a data source that need not be connected yet. */
  constructor(source: DataSource, limits: TimeLimits = REQUEST_LIMITS) {
    this.#source = source;
    this.#limits = limits;
    this.isMysql = source.options.type === 'mysql';
    this.files = this.isMysql
      ? undefined
      : new EmbeddedFiles(source, (work) => this.#afterWrites(async () => work()));
  }

  /** Opens the connection, if it is not open, and gives every connection its session settings. */
  async connect(): Promise<void> {
    if (!this.#source.isInitialized) await this.#source.initialize();
    if (!this.isMysql) return;
    await prepareConnections(this.#source, this.#limits);
    this.#pooled = pooledStatements(this.#source);
  }

  /** Rows of a SELECT, as the driver gives them: `instant()` reads their dates. */
  all<Row extends object>(sql: string, values: SqlValue[] = []): Promise<Row[]> {
    const pooled = this.#pooled;
    return withRetry(this.#limits.readMs, async () => {
      if (pooled) return pooled.all<Row>(sql, values);
      await this.#whenClosed();
      return this.#source.query<Row[]>(sql, values.map(sqliteValue));
    });
  }

  /** Reads through TypeORM's repositories, for what is asked seldom. */
  read<T>(unit: (manager: EntityManager) => Promise<T>): Promise<T> {
    return withRetry(this.#limits.readMs, async () => {
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
    const { writeMs } = this.#limits;
    const deadline = Date.now() + writeMs;
    // Whoever was answered 503 tries again: what comes through later must not undo what they did since.
    const unit = async (tx: Transaction) => {
      const result = await work(tx);
      if (Date.now() > deadline) throw unavailable();
      return result;
    };
    return withRetry(writeMs, (isRetry) => {
      if (this.isMysql) return this.#serverTransaction(unit, isRetry);
      // The embedded engine never waits for anything, so a queue of writes would keep everyone else from being heard.
      return this.#afterWrites(() => this.#embeddedTransaction(unit, isRetry));
    }).catch(refuseOrphan);
  }

  /**
   * Runs one change that needs no other, as a transaction of its own: on a server without the two statements around
   * it. It is begun only while the server's own limit would end it before the deadline.
   */
  change(sql: string, values: SqlValue[]): Promise<{ matched: number; insertId: number }> {
    if (!this.isMysql) return this.write((tx) => tx.run(sql, values));
    const { writeMs, statementSeconds } = this.#limits;
    const latestStart = Date.now() + writeMs - statementSeconds * 1_000;
    return withRetry(writeMs, () =>
      onConnection(this.#source, (statements) => {
        if (Date.now() > latestStart) throw unavailable();
        return statements.run(sql, values);
      }),
    ).catch(refuseOrphan);
  }

  /** Deletes the rows of a condition that an index answers, in statements that let others through. */
  async purge(table: string, condition: string, values: SqlValue[]): Promise<void> {
    const some = `WHERE ${condition} LIMIT ${PURGED_ROWS_A_STATEMENT}`;
    const sql = this.isMysql
      ? `DELETE FROM ${table} ${some}`
      : `DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} ${some})`;
    let { matched } = await this.change(sql, values);
    while (matched === PURGED_ROWS_A_STATEMENT) ({ matched } = await this.change(sql, values));
  }

  /** The clause that turns an INSERT into an update of these columns when the key is taken. */
  onDuplicate(key: string[], columns: string[]): string {
    return this.isMysql
      ? `ON DUPLICATE KEY UPDATE ${columns.map((column) => `${column} = VALUES(${column})`).join(', ')}`
      : `ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`;
  }

  /** Closes all connections. */
  async close(): Promise<void> {
    if (!this.#source.isInitialized) return;
    await this.files?.close();
    await this.#source.destroy();
  }

  #afterWrites<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#lastWrite
      .then(() => turn())
      .then(() => {
        const open = work().finally(() => {
          this.#open = undefined;
        });
        this.#open = open;
        return open;
      });
    this.#lastWrite = result.catch(() => undefined);
    return result;
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
