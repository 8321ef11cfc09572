import type { Pool, PoolConnection, ResultSetHeader, RowDataPacket } from 'mysql2';
import type { DataSource, EntityManager } from 'typeorm';
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { Service } from '../lib/service.ts';
import { CONNECT_TIMEOUT_MS } from './data-source.ts';
import type { ConsistentReads, Dialect, Engine, OpenTransaction, Statements } from './engine.ts';
import { refuseFirstRelease } from './first-release.ts';
import { unavailable } from './retry.ts';
import { appliedMigrations } from './schema-state.ts';
import type { SqlValue } from './sql-value.ts';
import type { TimeLimits } from './time-limits.ts';

const LOCK_WAIT_SECONDS = 5;

const ISOLATION = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';

const dialect: Dialect = {
  lock: 'FOR UPDATE',
  onDuplicate: () => 'ON DUPLICATE KEY UPDATE',
  inserted: (column) => `VALUES(${column})`,
  laterThanStored: (table, column) =>
    `GREATEST(VALUES(${column}), ${table}.${column} + INTERVAL 1000 MICROSECOND)`,
  beyond: (key, values) => {
    const steps = key.map((name, index) =>
      [...key.slice(0, index).map((earlier) => `${earlier} = ?`), `${name} > ?`].join(' AND '),
    );
    return {
      condition: `(${steps.join(') OR (')})`,
      values: key.flatMap((_, index) => values.slice(0, index + 1)),
    };
  },
  changeSome: (change, _table, condition, rows) => `${change} WHERE ${condition} LIMIT ${rows}`,
};

// Strict mode, because a server would otherwise truncate long texts, and a truncated ciphertext cannot be decrypted.
function sessionSettings(isMariadb: boolean, statementSeconds: number): string {
  const timeLimit = isMariadb
    ? `max_statement_time = ${statementSeconds}`
    : `max_execution_time = ${statementSeconds * 1_000}`;
  return `SET SESSION sql_mode = 'STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION,ERROR_FOR_DIVISION_BY_ZERO',
    time_zone = '+00:00', innodb_lock_wait_timeout = ${LOCK_WAIT_SECONDS}, ${timeLimit}`;
}

function statementsOn(executor: Pick<Pool, 'execute'>): Statements {
  const execute = <Result extends RowDataPacket[] | ResultSetHeader>(sql: string, values: SqlValue[] = []) =>
    new Promise<Result>((resolve, reject) => {
      executor.execute<Result>(sql, values, (error, result) => (error ? reject(error) : resolve(result)));
    });
  return {
    all: <Row extends object>(sql: string, values?: SqlValue[]) =>
      execute<(Row & RowDataPacket)[]>(sql, values),
    run: async (sql, values) => {
      const { affectedRows, insertId } = await execute<ResultSetHeader>(sql, values);
      return { matched: affectedRows, insertId };
    },
  };
}

/**
 * Kills the statement of another connection. Errors can be ignored: that connection detects an unreachable server
 * itself.
 */
async function endStatement(uri: string, threadId: number): Promise<void> {
  // Loaded here, because the embedded engine never needs mysql2.
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection({ uri, connectTimeout: CONNECT_TIMEOUT_MS });
  await connection.query('KILL QUERY ?', [threadId]).finally(() => connection.end());
}

/** Server of the MySQL family with a connection pool. */
export class MysqlEngine extends Service<{ source: DataSource; limits: TimeLimits }> implements Engine {
  readonly dialect = dialect;
  readonly files = undefined;
  /** True if the server's time limit applies to SELECT only. */
  #limitsReadsOnly = false;

  async connect(): Promise<void> {
    if (!this.deps.source.isInitialized) await this.deps.source.initialize();
    const [row] = await this.deps.source.query<{ version: string }[]>('SELECT VERSION() AS version');
    const isMariadb = row?.version.includes('MariaDB') ?? false;
    this.#limitsReadsOnly = !isMariadb && this.deps.limits.statementSeconds > 0;
    const settings = sessionSettings(isMariadb, this.deps.limits.statementSeconds);
    this.#driver.pool.on('connection', (connection: PoolConnection) => {
      // A connection on which the settings fail is broken, and its next statement reports the error.
      connection.query(settings, () => undefined);
      connection.query(ISOLATION, () => undefined);
    });
    // The only existing connection was opened for the version query, before the listener was registered.
    await this.deps.source.query(settings);
    await this.deps.source.query(ISOLATION);
    try {
      refuseFirstRelease('database', await appliedMigrations(this.deps.source));
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  all<Row extends object>(sql: string, values?: SqlValue[]): Promise<Row[]> {
    return statementsOn(this.#driver.pool).all<Row>(sql, values);
  }

  read<T>(unit: (manager: EntityManager) => Promise<T>): Promise<T> {
    return unit(this.deps.source.manager);
  }

  transaction<T>(unit: (tx: OpenTransaction) => Promise<T>): Promise<T> {
    return this.deps.source.transaction(async (manager) => {
      const connection: PoolConnection = await manager.queryRunner?.connect();
      return this.#endAfter(
        this.deps.limits.writeMs,
        connection,
        unit({ ...statementsOn(connection), manager }),
      );
    });
  }

  /** Saves BEGIN and COMMIT, and starts only if the statement's time limit ends before the deadline. */
  readonly change = async (sql: string, values: SqlValue[], deadline: number) => {
    const runner = this.deps.source.createQueryRunner();
    try {
      const connection: PoolConnection = await runner.connect();
      const limitMs = this.deps.limits.statementSeconds * 1_000;
      if (Date.now() > deadline - limitMs) throw unavailable();
      return await this.#endAfter(limitMs, connection, statementsOn(connection).run(sql, values));
    } finally {
      await runner.release();
    }
  };

  async consistentReads(): Promise<ConsistentReads> {
    const runner = this.deps.source.createQueryRunner();
    const connection: PoolConnection = await runner.connect();
    await runner.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    const { all } = statementsOn(connection);
    return {
      all,
      highestSerial: async (table) => {
        // `information_schema` is unsuitable: MySQL caches its values for up to a day.
        const [row] = await all<{ 'Create Table': string }>(`SHOW CREATE TABLE ${table}`);
        return Number(/ AUTO_INCREMENT=(\d+)/.exec(row?.['Create Table'] ?? '')?.[1] ?? 1) - 1;
      },
      end: async () => {
        await runner.query('COMMIT');
        await runner.release();
      },
    };
  }

  async skipSerials(table: string, last: number): Promise<void> {
    await this.deps.source.query(`ALTER TABLE ${table} AUTO_INCREMENT = ${last + 1}`);
  }

  async close(): Promise<void> {
    if (this.deps.source.isInitialized) await this.deps.source.destroy();
  }

  /** Kills a statement after the limit, on servers whose own limit covers only SELECT. */
  #endAfter<T>(limitMs: number, { threadId }: PoolConnection, work: Promise<T>): Promise<T> {
    const { url } = this.#driver.options;
    if (!this.#limitsReadsOnly || !url) return work;
    const timer = setTimeout(() => void endStatement(url, threadId).catch(() => undefined), limitMs);
    return work.finally(() => clearTimeout(timer));
  }

  get #driver(): MysqlDriver {
    const { driver } = this.deps.source;
    if (!(driver instanceof MysqlDriver)) throw new Error('Only a MySQL-family server has a pool.');
    return driver;
  }
}
