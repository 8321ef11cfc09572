import type { Pool, PoolConnection, RowDataPacket } from 'mysql2';
import type { DataSource } from 'typeorm';
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import type { SqlValue } from './sql-value.ts';

const LOCK_WAIT_SECONDS = 5;
const STATEMENT_SECONDS = 5;

/** Runs a SELECT as a prepared statement on any connection of the pool. */
export type PreparedRead = <Row extends object>(sql: string, values: SqlValue[]) => Promise<Row[]>;

function poolOf({ driver }: DataSource): Pool {
  if (!(driver instanceof MysqlDriver)) throw new Error('Only a MySQL-family server has a pool.');
  return driver.pool;
}

function sessionSettings(version: string): string {
  const timeLimit = version.includes('MariaDB')
    ? `max_statement_time = ${STATEMENT_SECONDS}`
    : `max_execution_time = ${STATEMENT_SECONDS * 1_000}`;
  return `SET SESSION sql_mode = 'STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION,ERROR_FOR_DIVISION_BY_ZERO',
    time_zone = '+00:00', innodb_lock_wait_timeout = ${LOCK_WAIT_SECONDS}, ${timeLimit}`;
}

/**
 * Gives each connection, those to come included, strict mode, UTC and time limits. Without strict mode a server would
 * cut a long text, and a ciphertext without its end can never be read again.
 */
export async function prepareConnections(source: DataSource): Promise<void> {
  const [row] = await source.query<{ version: string }[]>('SELECT VERSION() AS version');
  const settings = sessionSettings(row?.version ?? '');
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

/** Prepared reads on the source's pool. */
export function preparedReads(source: DataSource): PreparedRead {
  const pool = poolOf(source);
  return <Row extends object>(sql: string, values: SqlValue[]) =>
    new Promise<Row[]>((resolve, reject) => {
      pool.execute<(Row & RowDataPacket)[]>(sql, values, (error, rows) =>
        error ? reject(error) : resolve(rows),
      );
    });
}
