import type { DataSource, QueryRunner } from 'typeorm';
import { placeholders } from '../../platform/database/sql-value.ts';
import type { DumpedTable } from './backup-header.ts';
import { type Cell, toCell } from './cells.ts';
import type { BackupTable } from './tables.ts';

const ROWS_A_CHUNK = 500;

/** The database as it was at one moment, while the product goes on writing. */
export class Snapshot {
  readonly #runner: QueryRunner;
  readonly #isMysql: boolean;

  private constructor(runner: QueryRunner) {
    this.#runner = runner;
    this.#isMysql = runner.connection.options.type === 'mysql';
  }

  /** Opens one; the source must be this snapshot's own, because the embedded engine has a single connection. */
  static async open(source: DataSource): Promise<Snapshot> {
    const snapshot = new Snapshot(source.createQueryRunner());
    await snapshot.#begin();
    return snapshot;
  }

  /** All rows of a table in the order of its key, a chunk at a time. */
  async *chunks(table: DumpedTable): AsyncGenerator<Cell[][]> {
    const columns = table.columns.map(({ name }) => name).join(', ');
    const select = `SELECT ${columns} FROM ${table.name}`;
    const order = `ORDER BY ${table.key.join(', ')} LIMIT ${ROWS_A_CHUNK}`;
    let after: unknown[] = [];
    for (;;) {
      const { where, values } = this.#beyond(table.key, after);
      const rows = await this.#runner.manager.query<Record<string, unknown>[]>(
        `${select} ${where} ${order}`,
        values,
      );
      const last = rows.at(-1);
      if (!last) return;
      yield rows.map((row) => table.columns.map(({ name, kind }) => toCell(row[name], kind)));
      after = table.key.map((name) => last[name]);
    }
  }

  /** The highest serial number that each table has ever given. */
  async sequences(tables: BackupTable[]): Promise<Record<string, number>> {
    const serial = tables.filter(({ isSerial }) => isSerial);
    const entries = await Promise.all(
      serial.map(async ({ name }) => [name, await this.#sequence(name)] as const),
    );
    return Object.fromEntries(entries);
  }

  /** Ends it. */
  async close(): Promise<void> {
    await this.#runner.query('COMMIT');
    await this.#runner.release();
  }

  async #begin(): Promise<void> {
    if (this.#isMysql) {
      await this.#runner.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await this.#runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
      return;
    }
    await this.#runner.query('BEGIN');
    // The embedded engine takes its snapshot at the first read.
    await this.#runner.query('SELECT count(*) FROM migrations');
  }

  // Each engine's form of `(a, b) > (?, ?)` that it answers from the key.
  #beyond(key: string[], after: unknown[]): { where: string; values: unknown[] } {
    if (after.length === 0) return { where: '', values: [] };
    if (!this.#isMysql) {
      return { where: `WHERE (${key.join(', ')}) > (${placeholders(key)})`, values: after };
    }
    const steps = key.map((name, index) =>
      [...key.slice(0, index).map((earlier) => `${earlier} = ?`), `${name} > ?`].join(' AND '),
    );
    return {
      where: `WHERE (${steps.join(') OR (')})`,
      values: key.flatMap((_, index) => after.slice(0, index + 1)),
    };
  }

  async #sequence(table: string): Promise<number> {
    if (this.#isMysql) {
      // Not from information_schema, which MySQL answers from a copy that may be a day old.
      const [row] = await this.#runner.manager.query<Record<string, string>[]>(`SHOW CREATE TABLE ${table}`);
      return Number(/ AUTO_INCREMENT=(\d+)/.exec(row?.['Create Table'] ?? '')?.[1] ?? 1) - 1;
    }
    const [row] = await this.#runner.manager.query<{ seq: number }[]>(
      'SELECT seq FROM sqlite_sequence WHERE name = ?',
      [table],
    );
    return row?.seq ?? 0;
  }
}
