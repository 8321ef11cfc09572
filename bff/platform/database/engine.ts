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

/** Runs statements inside one transaction. */
export interface OpenTransaction extends Statements {
  /** TypeORM's repositories, bound to this transaction. */
  manager: EntityManager;
}

/** Reads the database as it was at one moment, while others write. */
export interface ConsistentReads extends Pick<Statements, 'all'> {
  /** The highest serial number that a table has ever given. */
  highestSerial(table: string): Promise<number>;
  /** Ends them. */
  end(): Promise<void>;
}

/** The words of a statement in which the engines differ. */
export interface Dialect {
  /** The clause that locks what a SELECT reads; empty on the embedded engine, which has one writer. */
  lock: 'FOR UPDATE' | '';
  /** The words before an INSERT's assignments to the row that has its key already. */
  onDuplicate(key: string[]): string;
  /** The value that an INSERT would have given a column, in those assignments. */
  inserted(column: string): string;
  /** The inserted instant or, when that is not later, the stored one and a millisecond, in those assignments. */
  laterThanStored(table: string, column: string): string;
  /** The condition `(a, b) > (?, ?)` on a key, with its values, in the form for which the engine uses the key. */
  beyond(key: string[], values: SqlValue[]): { condition: string; values: SqlValue[] };
  /** A change, such as `DELETE FROM mail`, of a limited number of rows that meet a condition. */
  changeSome(change: string, table: string, condition: string, rows: number): string;
}

/** The connections of a pool, and what waits for one. */
export interface PoolState {
  used: number;
  idle: number;
  max: number;
  /** How many units of work wait for a connection. */
  pending: number;
}

/** One of the two kinds of database; deadlines and retries are above it, in `Database`. */
export interface Engine extends Pick<Statements, 'all'> {
  readonly dialect: Dialect;
  /** The embedded engine's files; a server looks after its own. */
  readonly files: EmbeddedFiles | undefined;
  /** Opens the connection, if it is not open, and gives every connection its session settings. */
  connect(): Promise<void>;
  /** Reads through TypeORM's repositories. */
  read<T>(unit: (manager: EntityManager) => Promise<T>): Promise<T>;
  /** Runs a unit as one transaction, rolled back if it throws. */
  transaction<T>(unit: (tx: OpenTransaction) => Promise<T>): Promise<T>;
  /** Runs one change as a transaction of its own; throws `UNAVAILABLE` if it might end after the deadline. */
  change(sql: string, values: SqlValue[], deadline: number): ReturnType<Statements['run']>;
  /** Begins consistent reads; on the embedded engine the source must be theirs alone, having a single connection. */
  consistentReads(): Promise<ConsistentReads>;
  /** Lets a table give only higher serial numbers than this one. */
  skipSerials(table: string, last: number): Promise<void>;
  /** The state of the pool; a server's alone. */
  poolState?(): PoolState | undefined;
  /** Closes all connections. */
  close(): Promise<void>;
}
