import type { EntityManager } from 'typeorm';
import type { EmbeddedFiles } from './embedded-files.ts';
import type { SqlValue } from './sql-value.ts';

/** Runs statements; nothing is said about transactions. */
export interface Statements {
  /** Rows of a SELECT, their instants as dates. */
  all<Row extends object>(sql: string, values?: SqlValue[]): Promise<Row[]>;
  /** Runs a change; returns how many rows it matched and, after an INSERT, the new serial key. */
  run(sql: string, values?: SqlValue[]): Promise<{ matched: number; insertId: number }>;
}

/** Runs statements inside a transaction. */
export interface OpenTransaction extends Statements {
  /** TypeORM's repositories, bound to this transaction. */
  manager: EntityManager;
}

/** Reads a snapshot of the database while others write. */
export interface ConsistentReads extends Pick<Statements, 'all'> {
  /** The highest serial number that a table has ever given. */
  highestSerial(table: string): Promise<number>;
  /** Ends them. */
  end(): Promise<void>;
}

/** The words of a statement in which the engines differ. */
export interface Dialect {
  /** The clause that locks the rows of a SELECT; empty on the embedded engine, which has a single writer. */
  lock: 'FOR UPDATE' | '';
  /** The words before an INSERT's assignments to the row that has its key already. */
  onDuplicate(key: string[]): string;
  /** The value that the INSERT would have given the column, for the assignments of an upsert. */
  inserted(column: string): string;
  /**
   * The later of the inserted instant and the stored instant plus a millisecond, for the assignments of an upsert.
   */
  laterThanStored(table: string, column: string): string;
  /** The condition `(a, b) > (?, ?)` on a key, with its values, in the form for which the engine uses the key. */
  beyond(key: string[], values: SqlValue[]): { condition: string; values: SqlValue[] };
  /** A change, such as `DELETE FROM mail`, of at most `rows` rows that meet the condition. */
  changeSome(change: string, table: string, condition: string, rows: number): string;
}

/** The connections of a pool, and the number of waiting requests. */
export interface PoolState {
  used: number;
  idle: number;
  max: number;
  /** How many units of work wait for a connection. */
  pending: number;
}

/** A database engine. Deadlines and retries are added above it, in `Database`. */
export interface Engine extends Pick<Statements, 'all'> {
  readonly dialect: Dialect;
  /** The embedded engine's files; a server looks after its own. */
  readonly files: EmbeddedFiles | undefined;
  /** Opens the connection, if it is not open, and gives every connection its session settings. */
  connect(): Promise<void>;
  /** Reads through TypeORM's repositories. */
  read<T>(unit: (manager: EntityManager) => Promise<T>): Promise<T>;
  /** Runs a unit as a transaction, and rolls back if the unit throws. */
  transaction<T>(unit: (tx: OpenTransaction) => Promise<T>): Promise<T>;
  /** Runs a single change as a transaction of its own. Throws `UNAVAILABLE` if it might end after the deadline. */
  change(sql: string, values: SqlValue[], deadline: number): ReturnType<Statements['run']>;
  /** Begins consistent reads; on the embedded engine the source must be theirs alone, having a single connection. */
  consistentReads(): Promise<ConsistentReads>;
  /** Raises the next serial number of a table above `last`. */
  skipSerials(table: string, last: number): Promise<void>;
  /** The state of the pool; a server's alone. */
  poolState?(): PoolState | undefined;
  /** Closes all connections. */
  close(): Promise<void>;
}
