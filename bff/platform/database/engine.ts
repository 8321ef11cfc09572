import type { EntityManager } from 'typeorm';
import type { EmbeddedFiles } from './embedded-files.ts';
import type { SqlValue } from './sql-value.ts';

/** Runs statements, inside or outside a transaction. */
export interface Statements {
  /** Returns the rows of a SELECT, with instants as `Date`. */
  all<Row extends object>(sql: string, values?: SqlValue[]): Promise<Row[]>;
  /** Runs a change. Returns the number of matched rows and, after an INSERT, the new serial key. */
  run(sql: string, values?: SqlValue[]): Promise<{ matched: number; insertId: number }>;
}

export interface OpenTransaction extends Statements {
  /** TypeORM's repositories, bound to this transaction. */
  manager: EntityManager;
}

/** Reads a snapshot of the database while other connections write. */
export interface ConsistentReads extends Pick<Statements, 'all'> {
  /** Returns the highest serial key that a table has ever assigned. */
  highestSerial(table: string): Promise<number>;
  end(): Promise<void>;
}

/** SQL fragments that differ between the engines. */
export interface Dialect {
  /** Clause that locks the rows of a SELECT; empty on the embedded engine, which has one writer. */
  lock: 'FOR UPDATE' | '';
  /** Clause before the assignments of an INSERT that updates on a duplicate key. */
  onDuplicate(key: string[]): string;
  /** Expression for the value that the INSERT supplied for a column. */
  inserted(column: string): string;
  /**
   * Expression for the inserted instant, or for the stored instant plus one millisecond if the stored one is not
   * earlier.
   */
  laterThanStored(table: string, column: string): string;
  /** Condition `(a, b) > (?, ?)` with its values, in the form for which the engine uses the index. */
  beyond(key: string[], values: SqlValue[]): { condition: string; values: SqlValue[] };
  /** Limits a change, such as `DELETE FROM mail`, to a number of rows that match a condition. */
  changeSome(change: string, table: string, condition: string, rows: number): string;
}

/** Database engine; deadlines and retries belong to `Database`. */
export interface Engine extends Pick<Statements, 'all'> {
  readonly dialect: Dialect;
  readonly files: EmbeddedFiles | undefined;
  connect(): Promise<void>;
  read<T>(unit: (manager: EntityManager) => Promise<T>): Promise<T>;
  /** Runs a unit in one transaction and rolls back if the unit throws. */
  transaction<T>(unit: (tx: OpenTransaction) => Promise<T>): Promise<T>;
  /**
   * Runs one change in its own transaction, if that is cheaper than `transaction`. Throws `UNAVAILABLE` if the change
   * could end after the deadline.
   */
  readonly change?: (sql: string, values: SqlValue[], deadline: number) => ReturnType<Statements['run']>;
  /** Opens a snapshot; on the embedded engine the snapshot occupies the only connection. */
  consistentReads(): Promise<ConsistentReads>;
  skipSerials(table: string, last: number): Promise<void>;
  close(): Promise<void>;
}
