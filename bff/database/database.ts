import { setImmediate as turn } from 'node:timers/promises';
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { accountGone } from '../lib/errors.ts';
import { type PreparedRead, prepareConnections, preparedReads } from './mysql-connections.ts';
import { unavailable, withRetry } from './retry.ts';
import type { SqlValue } from './sql-value.ts';

/** A read that takes longer is answered 503. */
export const READ_DEADLINE_MS = 5_000;

/** A write that takes longer is answered 503: longer than a fail-over of the database, which is then a slow save. */
export const WRITE_DEADLINE_MS = 15_000;

/** Runs statements inside one transaction. */
export interface Transaction {
  /** Rows of a SELECT, as the driver gives them: `instant()` reads their dates. */
  all<Row extends object>(sql: string, values?: SqlValue[]): Promise<Row[]>;
  /** Runs a change; returns how many rows it matched and, after an INSERT, the new serial key. */
  run(sql: string, values?: SqlValue[]): Promise<{ matched: number; insertId: number }>;
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
  if (!(error instanceof QueryFailedError)) return false;
  const { driverError } = error;
  return 'code' in driverError && typeof driverError.code === 'string' && codes.has(driverError.code);
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
  #prepared: PreparedRead | undefined;
  #lastWrite: Promise<unknown> = Promise.resolve();

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
    this.#prepared = preparedReads(this.#source);
  }

  /** Rows of a SELECT, as the driver gives them: `instant()` reads their dates. */
  all<Row extends object>(sql: string, values: SqlValue[] = []): Promise<Row[]> {
    const read = this.#prepared;
    return withRetry(READ_DEADLINE_MS, () =>
      read ? read<Row>(sql, values) : this.#source.query<Row[]>(sql, this.#bind(values)),
    );
  }

  /** Reads through TypeORM's repositories, for what is asked seldom. */
  read<T>(unit: (manager: EntityManager) => Promise<T>): Promise<T> {
    return withRetry(READ_DEADLINE_MS, () => unit(this.#source.manager));
  }

  /**
   * Runs a unit of work as one transaction and returns what it returns; nothing is kept if it throws. A unit that the
   * database could not finish runs again. The embedded engine has a single connection, so there units wait for each
   * other: a unit must not await anything but its own statements, and never another `write`.
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
      if (this.isMysql) return this.#transaction(unit, isRetry);
      // The embedded engine never waits for anything, so a queue of writes would keep everyone else from being heard.
      const result = this.#lastWrite.then(() => turn()).then(() => this.#embeddedTransaction(unit, isRetry));
      this.#lastWrite = result.catch(() => undefined);
      return result;
    }).catch(refuseOrphan);
  }

  /** The clause that turns an INSERT into an update of these columns when the key is taken. */
  onDuplicate(key: string[], columns: string[]): string {
    return this.isMysql
      ? `ON DUPLICATE KEY UPDATE ${columns.map((column) => `${column} = VALUES(${column})`).join(', ')}`
      : `ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`;
  }

  #bind(values: SqlValue[]): SqlValue[] {
    return this.isMysql ? values : values.map(sqliteValue);
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
        all: (sql, values = []) => manager.query(sql, this.#bind(values)),
        run: async (sql, values = []) => {
          const result = await manager.queryRunner?.query(sql, this.#bind(values), true);
          const insertId = this.isMysql ? result?.raw.insertId : result?.raw;
          return { matched: result?.affected ?? 0, insertId: Number(insertId) };
        },
      }),
    );
  }
}
