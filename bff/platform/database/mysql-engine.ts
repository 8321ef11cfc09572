import type { Pool, PoolConnection, ResultSetHeader, RowDataPacket } from 'mysql2';
import type { DataSource, QueryRunner } from 'typeorm';
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import type { SqlValue } from './sql-value.ts';
import type { TimeLimits } from './time-limits.ts';

const LOCK_WAIT_SECONDS = 5;

/** Runs statements; nothing is said about transactions. */
export interface Statements {
  /** Rows of a SELECT, as the driver gives them: `instant()` reads their dates. */
  all<Row extends object>(sql: string, values?: SqlValue[]): Promise<Row[]>;
  /** Runs a change; returns how many rows it matched and, after an INSERT, the new serial key. */
  run(sql: string, values?: SqlValue[]): Promise<{ matched: number; insertId: number }>;
}

function poolOf({ driver }: DataSource): Pool {
  if (!(driver instanceof MysqlDriver)) throw new Error('Only a MySQL-family server has a pool.');
  return driver.pool;
}

function sessionSettings(version: string, { statementSeconds }: TimeLimits): string {
  const timeLimit = version.includes('MariaDB')
    ? `max_statement_time = ${statementSeconds}`
    : `max_execution_time = ${statementSeconds * 1_000}`;
  return `SET SESSION sql_mode = 'STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION,ERROR_FOR_DIVISION_BY_ZERO',
    time_zone = '+00:00', innodb_lock_wait_timeout = ${LOCK_WAIT_SECONDS}, ${timeLimit}`;
}

/**
 * Gives each connection, those to come included, strict mode, UTC and time limits. Without strict mode a server would
 * cut a long text, and a ciphertext without its end can never be read again.
 */
export async function prepareConnections(source: DataSource, limits: TimeLimits): Promise<void> {
  const [row] = await source.query<{ version: string }[]>('SELECT VERSION() AS version');
  const settings = sessionSettings(row?.version ?? '', limits);
  const isolation = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';
  poolOf(source).on('connection', (connection: PoolConnection) => {
    // A connection on which they fail is broken, and its next statement says so.
    connection.query(settings, () => undefined);
    connection.query(isolation, () => undefined);
  });
  // The connection that asked for the version was open before anybody listened, and it is the only one.
  await source.query(settings);
  await source.query(isolation);
}

/** Prepared statements on a pool, each on any of its connections, or on one connection. */
function statementsOn(place: Pick<Pool, 'execute'>): Statements {
  return {
    all: <Row extends object>(sql: string, values: SqlValue[] = []) =>
      new Promise<Row[]>((resolve, reject) => {
        place.execute<(Row & RowDataPacket)[]>(sql, values, (error, rows) =>
          error ? reject(error) : resolve(rows),
        );
      }),
    run: (sql, values = []) =>
      new Promise((resolve, reject) => {
        place.execute<ResultSetHeader>(sql, values, (error, header) =>
          error ? reject(error) : resolve({ matched: header.affectedRows, insertId: header.insertId }),
        );
      }),
  };
}

/** Prepared statements on the source's pool. */
export function pooledStatements(source: DataSource): Statements {
  return statementsOn(poolOf(source));
}

/** Runs some work on one connection of the source's pool and gives it back. */
export async function onConnection<T>(
  source: DataSource,
  work: (statements: Statements, runner: QueryRunner) => Promise<T>,
): Promise<T> {
  const runner = source.createQueryRunner();
  try {
    const connection: PoolConnection = await runner.connect();
    return await work(statementsOn(connection), runner);
  } finally {
    await runner.release();
  }
}
