import type { DataSource, EntityManager } from 'typeorm';
import { accountGone } from '../lib/errors.ts';
import { type Meter, NO_METER } from '../lib/meter.ts';
import { EmbeddedEngine } from './embedded-engine.ts';
import type { EmbeddedFiles } from './embedded-files.ts';
import type { Dialect, Engine, OpenTransaction, PoolState, Statements } from './engine.ts';
import { MysqlEngine } from './mysql-engine.ts';
import { type Prepared, prepare, StatementBuilder, type Values } from './prepared.ts';
import { faultOf, unavailable, withRetry } from './retry.ts';
import type { SqlValue } from './sql-value.ts';
import { REQUEST_LIMITS, type TimeLimits } from './time-limits.ts';

/** Rows that a purge changes by one statement, which takes some milliseconds. */
const ROWS_A_PORTION = 500;

/** Runs statements inside a transaction, which may be a retry. */
export interface Transaction extends OpenTransaction {
  /** Whether an earlier try was lost with its connection and may have been committed all the same. */
  isRetry: boolean;
  /** Runs a step once this try is committed, and never when it is rolled back. */
  afterCommit(step: () => void): void;
}

const FOREIGN_KEY_VIOLATIONS = new Set(['ER_NO_REFERENCED_ROW_2', 'SQLITE_CONSTRAINT_FOREIGNKEY']);
const UNIQUE_VIOLATIONS = new Set([
  'ER_DUP_ENTRY',
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
]);

/** Whether a statement failed because a unique key is taken. */
export function isUniqueViolation(error: unknown): boolean {
  return UNIQUE_VIOLATIONS.has(faultOf(error).code);
}

/** Every foreign key points to a user, so the user was deleted while the request was under way. */
function refuseOrphan(error: unknown): never {
  if (FOREIGN_KEY_VIOLATIONS.has(faultOf(error).code)) throw accountGone();
  throw error;
}

/** The engine of a data source, which need not be connected yet. */
export function engineOf(source: DataSource, limits: TimeLimits): Engine {
  return source.options.type === 'mysql' ? new MysqlEngine(source, limits) : new EmbeddedEngine(source);
}

/**
 * The only access to the database, with deadlines and retries. Reads run at any time, writes only in a transaction.
 */
export class Database {
  /** The words of a statement in which the engines differ. */
  readonly dialect: Dialect;
  /** The embedded engine's files; a server looks after its own. */
  readonly files: EmbeddedFiles | undefined;
  readonly #builder: StatementBuilder;
  readonly #engine: Engine;
  readonly #limits: TimeLimits;
  readonly #meter: Meter;

  /** Takes a data source that need not be connected yet. */
  constructor(source: DataSource, limits: TimeLimits = REQUEST_LIMITS, meter: Meter = NO_METER) {
    this.#engine = engineOf(source, limits);
    this.#limits = limits;
    this.#meter = meter;
    this.#builder = new StatementBuilder(source.manager);
    this.dialect = this.#engine.dialect;
    this.files = this.#engine.files;
  }

  /** Opens the connection, if it is not open, and gives every connection its session settings. */
  connect(): Promise<void> {
    return this.#engine.connect();
  }

  /** Prepares a statement on the entities, whose values stand in it by name. */
  prepare<Named extends Values>(
    build: (builder: StatementBuilder) => string | { getQuery(): string },
  ): Prepared<Named> {
    return prepare(() => build(this.#builder));
  }

  /** Rows of a SELECT, their instants as dates. */
  all<Row extends object>(sql: string, values?: SqlValue[]): Promise<Row[]> {
    return this.#retried(this.#limits.readMs, () => this.#engine.all<Row>(sql, values));
  }

  /** Reads through TypeORM's repositories, for rare queries. */
  read<T>(unit: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.#retried(this.#limits.readMs, () => this.#engine.read(unit));
  }

  /**
   * Runs a unit of work as a transaction and returns its result; commits nothing if it throws. A unit that the
   * database could not finish runs again. A unit must await only its own statements: the embedded engine has one
   * connection, so another `write` or read beside it would deadlock.
   */
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { writeMs } = this.#limits;
    const deadline = Date.now() + writeMs;
    return this.#retried(writeMs, async (isRetry) => {
      const steps: (() => void)[] = [];
      const afterCommit = (step: () => void) => void steps.push(step);
      const result = await this.#engine.transaction(async (tx) => {
        const done = await work({ ...tx, isRetry, afterCommit });
        // The client was answered 503 and tries again: a late commit must not undo its newer change.
        if (Date.now() > deadline) throw unavailable();
        return done;
      });
      for (const step of steps) step();
      return result;
    }).catch(refuseOrphan);
  }

  /** Runs a single statement as a transaction of its own. */
  change(sql: string, values: SqlValue[]): ReturnType<Statements['run']> {
    const { writeMs } = this.#limits;
    const deadline = Date.now() + writeMs;
    return this.#retried(writeMs, () => this.#engine.change(sql, values, deadline)).catch(refuseOrphan);
  }

  /** Deletes the rows of a condition for which there is an index, in statements that let others through. */
  purge(table: string, condition: string, values: SqlValue[]): Promise<void> {
    return this.#inPortions(`DELETE FROM ${table}`, table, condition, values);
  }

  /** Empties a column of the rows of a condition, which is about this column, in statements that let others through. */
  clear(table: string, column: string, condition: string, values: SqlValue[]): Promise<void> {
    return this.#inPortions(`UPDATE ${table} SET ${column} = NULL`, table, condition, values);
  }

  /** The clause that turns an INSERT into an update of these columns when the key is taken. */
  upsert(key: string[], columns: string[]): string {
    const { onDuplicate, inserted } = this.dialect;
    return `${onDuplicate(key)} ${columns.map((column) => `${column} = ${inserted(column)}`).join(', ')}`;
  }

  /** Raises the next serial number of a table above `last`. */
  skipSerials(table: string, last: number): Promise<void> {
    return this.#retried(this.#limits.writeMs, () => this.#engine.skipSerials(table, last));
  }

  /** The state of the connection pool; undefined on the embedded engine, which has one connection. */
  get pool(): PoolState | undefined {
    return this.#engine.poolState?.();
  }

  /** Closes all connections. */
  close(): Promise<void> {
    return this.#engine.close();
  }

  async #inPortions(change: string, table: string, condition: string, values: SqlValue[]): Promise<void> {
    const sql = this.dialect.changeSome(change, table, condition, ROWS_A_PORTION);
    let { matched } = await this.change(sql, values);
    while (matched === ROWS_A_PORTION) ({ matched } = await this.change(sql, values));
  }

  #retried<T>(limitMs: number, unit: (isRetry: boolean) => Promise<T>): Promise<T> {
    return withRetry(limitMs, (isRetry) => {
      if (isRetry) this.#meter.count('databaseRetry', {});
      return unit(isRetry);
    });
  }
}
