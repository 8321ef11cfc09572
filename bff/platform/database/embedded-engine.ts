import type { DataSource, EntityManager } from 'typeorm';
import { Service } from '../lib/service.ts';
import { EmbeddedFiles } from './embedded-files.ts';
import type { ConsistentReads, Dialect, Engine, OpenTransaction, Statements } from './engine.ts';
import { refuseFirstReleaseFile } from './first-release.ts';
import { Mutex } from './mutex.ts';
import { placeholders, type SqlValue } from './sql-value.ts';

const dialect: Dialect = {
  lock: '',
  onDuplicate: (key) => `ON CONFLICT (${key.join(', ')}) DO UPDATE SET`,
  inserted: (column) => `excluded.${column}`,
  laterThanStored: (table, column) =>
    `max(excluded.${column}, strftime('%Y-%m-%d %H:%M:%f', ${table}.${column}, '+0.001 seconds'))`,
  beyond: (key, values) => ({ condition: `(${key.join(', ')}) > (${placeholders(key)})`, values }),
  changeSome: (change, table, condition, rows) =>
    `${change} WHERE rowid IN (SELECT rowid FROM ${table} WHERE ${condition} LIMIT ${rows})`,
};

function instantColumns({ entityMetadatas }: DataSource): Set<string> {
  const columns = entityMetadatas.flatMap(({ columns }) =>
    columns.filter(({ type }) => type === Date || type === 'datetime'),
  );
  return new Set(columns.map(({ databaseName }) => databaseName));
}

function toStored(value: SqlValue): string | number | null {
  if (value instanceof Date) return value.toISOString().replace('T', ' ').slice(0, -1);
  return typeof value === 'boolean' ? Number(value) : value;
}

function toDate(stored: unknown): unknown {
  return typeof stored === 'string' ? new Date(`${stored.replace(' ', 'T')}Z`) : stored;
}

/**
 * SQLite in a file on a single connection: transactions run one after another, and reads wait for the current
 * transaction.
 */
export class EmbeddedEngine extends Service<{ source: DataSource }> implements Engine {
  readonly dialect = dialect;
  readonly #mutex = new Mutex();
  readonly files = new EmbeddedFiles({ source: this.deps.source, mutex: this.#mutex });
  #instants: Set<string> | undefined;

  async connect(): Promise<void> {
    if (this.deps.source.isInitialized) return;
    refuseFirstReleaseFile(String(this.deps.source.options.database));
    await this.deps.source.initialize();
  }

  async all<Row extends object>(sql: string, values?: SqlValue[]): Promise<Row[]> {
    await this.#mutex.waitForCurrent();
    return this.#select<Row>(sql, values);
  }

  async read<T>(unit: (manager: EntityManager) => Promise<T>): Promise<T> {
    await this.#mutex.waitForCurrent();
    return unit(this.deps.source.manager);
  }

  transaction<T>(unit: (tx: OpenTransaction) => Promise<T>): Promise<T> {
    return this.#mutex.runExclusive(async () => {
      try {
        return await this.deps.source.transaction((manager) =>
          unit({
            manager,
            all: (sql, values) => this.#select(sql, values),
            run: (sql, values) => this.#run(sql, values),
          }),
        );
      } finally {
        await this.#endRolledBack();
      }
    });
  }

  async consistentReads(): Promise<ConsistentReads> {
    await this.deps.source.query('BEGIN');
    // SQLite takes its snapshot at the first read.
    await this.deps.source.query('SELECT count(*) FROM migrations');
    return {
      all: (sql, values) => this.#select(sql, values),
      highestSerial: async (table) => {
        const sql = 'SELECT seq FROM sqlite_sequence WHERE name = ?';
        return (await this.#select<{ seq: number }>(sql, [table]))[0]?.seq ?? 0;
      },
      end: () => this.deps.source.query('COMMIT'),
    };
  }

  skipSerials(table: string, last: number): Promise<void> {
    return this.transaction(async ({ run }) => {
      await run('DELETE FROM sqlite_sequence WHERE name = ?', [table]);
      await run('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', [table, last]);
    });
  }

  async close(): Promise<void> {
    if (!this.deps.source.isInitialized) return;
    await this.files.close();
    await this.deps.source.destroy();
  }

  async #select<Row extends object>(sql: string, values: SqlValue[] = []): Promise<Row[]> {
    const rows = await this.deps.source.query<Row[]>(sql, values.map(toStored));
    this.#instants ??= instantColumns(this.deps.source);
    const instants = Object.keys(rows[0] ?? {}).filter((name) => this.#instants?.has(name));
    for (const row of rows)
      for (const name of instants) Reflect.set(row, name, toDate(Reflect.get(row, name)));
    return rows;
  }

  async #run(sql: string, values: SqlValue[] = []): ReturnType<Statements['run']> {
    const runner = this.deps.source.createQueryRunner();
    const { affected = 0, raw } = await runner.query(sql, values.map(toStored), true);
    return { matched: affected, insertId: Number(raw) };
  }

  // On a full disk, SQLite rolls back by itself and TypeORM's ROLLBACK fails, so TypeORM treats all later statements as
  // part of the transaction. A successful ROLLBACK resets its state.
  async #endRolledBack(): Promise<void> {
    const runner = this.deps.source.createQueryRunner();
    if (!runner.isTransactionActive) return;
    await runner.query('BEGIN');
    await runner.rollbackTransaction();
  }
}
