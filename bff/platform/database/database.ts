import type { DataSource, EntityManager } from 'typeorm';
import { accountGone } from '../lib/errors.ts';
import type { Meter } from '../lib/meter.ts';
import { Service } from '../lib/service.ts';
import { EmbeddedEngine } from './embedded-engine.ts';
import type { Engine, OpenTransaction, Statements } from './engine.ts';
import { MysqlEngine } from './mysql-engine.ts';
import { faultOf, unavailable, withRetry } from './retry.ts';
import type { SqlValue } from './sql-value.ts';
import { REQUEST_LIMITS, type TimeLimits } from './time-limits.ts';

/** Rows per statement of a purge; each statement takes some milliseconds. */
const ROWS_PER_PORTION = 500;

/** Runs statements inside one transaction, which may be a retry. */
export interface Transaction extends OpenTransaction {
  /** True if an earlier attempt lost its connection and may nevertheless have been committed. */
  isRetry: boolean;
  /** Runs a callback after the commit of this attempt, and never after a rollback. */
  afterCommit(step: () => void): void;
}

const FOREIGN_KEY_VIOLATIONS = new Set(['ER_NO_REFERENCED_ROW_2', 'SQLITE_CONSTRAINT_FOREIGNKEY']);
const UNIQUE_VIOLATIONS = new Set([
  'ER_DUP_ENTRY',
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
]);

/** Checks whether a statement failed on a duplicate unique key. */
export function isUniqueViolation(error: unknown): boolean {
  return UNIQUE_VIOLATIONS.has(faultOf(error).code);
}

/** Returns the result of a write; undefined if the write has failed on a duplicate unique key. */
export function unlessTaken<T>(write: Promise<T>): Promise<T | undefined> {
  return write.catch((error: unknown) => {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  });
}

/** Every foreign key references a user, so a violation means that the user was deleted during the request. */
function refuseOrphan(error: unknown): never {
  if (FOREIGN_KEY_VIOLATIONS.has(faultOf(error).code)) throw accountGone();
  throw error;
}

/** Creates the engine of a data source, which may be unconnected. */
export function engineOf(source: DataSource, limits: TimeLimits): Engine {
  return source.options.type === 'mysql'
    ? new MysqlEngine({ source, limits })
    : new EmbeddedEngine({ source });
}

/** Access to the database with deadlines and retries: reads at any time, writes only in a transaction. */
export class Database extends Service<{
  source: DataSource;
  limits?: TimeLimits | undefined;
  meter?: Meter;
}> {
  readonly #limits = this.deps.limits ?? REQUEST_LIMITS;
  readonly #engine = engineOf(this.deps.source, this.#limits);
  readonly dialect = this.#engine.dialect;
  readonly files = this.#engine.files;

  /** Opens the connection if needed, and applies the session settings to every connection. */
  connect(): Promise<void> {
    return this.#engine.connect();
  }

  /** Returns the rows of a SELECT, with instants as `Date`. */
  all<Row extends object>(sql: string, values?: SqlValue[]): Promise<Row[]> {
    return this.#retried(this.#limits.readMs, () => this.#engine.all<Row>(sql, values));
  }

  /** Returns the number that a SELECT names `total`. */
  async count(sql: string, values?: SqlValue[]): Promise<number> {
    const [row] = await this.all<{ total: number }>(sql, values);
    return Number(row?.total);
  }

  /** Reads through TypeORM's repositories; meant for rare reads. */
  read<T>(unit: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.#retried(this.#limits.readMs, () => this.#engine.read(unit));
  }

  /**
   * Runs a unit of work in one transaction and returns its result; an exception rolls back, and a lost connection
   * causes a retry. On the embedded engine units and reads share one connection, so a unit must only await its own
   * statements. A duplicate unique key throws the error of `taken`, if given.
   */
  write<T>(work: (tx: Transaction) => Promise<T>, taken?: () => Error): Promise<T> {
    const { writeMs } = this.#limits;
    const deadline = Date.now() + writeMs;
    return this.#retried(writeMs, async (isRetry) => {
      const steps: (() => void)[] = [];
      const afterCommit = (step: () => void) => void steps.push(step);
      const result = await this.#engine.transaction(async (tx) => {
        const done = await work({ ...tx, isRetry, afterCommit });
        // The client received a 503 and may have retried, so a late commit could undo newer changes.
        if (Date.now() > deadline) throw unavailable();
        return done;
      });
      for (const step of steps) step();
      return result;
    }).catch((error: unknown) => {
      if (taken && isUniqueViolation(error)) throw taken();
      return refuseOrphan(error);
    });
  }

  /** Runs one independent statement in its own transaction; on a server without BEGIN and COMMIT. */
  change(sql: string, values: SqlValue[]): ReturnType<Statements['run']> {
    const { change } = this.#engine;
    if (!change) return this.write((tx) => tx.run(sql, values));
    const { writeMs } = this.#limits;
    const deadline = Date.now() + writeMs;
    return this.#retried(writeMs, () => change(sql, values, deadline)).catch(refuseOrphan);
  }

  /** Deletes the rows that match an indexed condition, in small statements, so that other requests are not blocked. */
  purge(table: string, condition: string, values: SqlValue[]): Promise<void> {
    return this.#inPortions(`DELETE FROM ${table}`, table, condition, values);
  }

  /** Sets a column to NULL where a condition on this column matches, in small statements. */
  clear(table: string, column: string, condition: string, values: SqlValue[]): Promise<void> {
    return this.#inPortions(`UPDATE ${table} SET ${column} = NULL`, table, condition, values);
  }

  /** Returns the clause that turns an INSERT into an update of these columns on a duplicate key. */
  upsert(key: string[], columns: string[]): string {
    const { onDuplicate, inserted } = this.dialect;
    return `${onDuplicate(key)} ${columns.map((column) => `${column} = ${inserted(column)}`).join(', ')}`;
  }

  /** Makes a table assign only serial keys above this value. */
  skipSerials(table: string, last: number): Promise<void> {
    return this.#retried(this.#limits.writeMs, () => this.#engine.skipSerials(table, last));
  }

  close(): Promise<void> {
    return this.#engine.close();
  }

  async #inPortions(change: string, table: string, condition: string, values: SqlValue[]): Promise<void> {
    const sql = this.dialect.changeSome(change, table, condition, ROWS_PER_PORTION);
    let { matched } = await this.change(sql, values);
    while (matched === ROWS_PER_PORTION) ({ matched } = await this.change(sql, values));
  }

  #retried<T>(limitMs: number, unit: (isRetry: boolean) => Promise<T>): Promise<T> {
    return withRetry(limitMs, (isRetry) => {
      if (isRetry) this.deps.meter?.count('databaseRetry', {});
      return unit(isRetry);
    });
  }
}
