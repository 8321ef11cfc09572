import type { DataSource } from 'typeorm';
import { engineOf } from '../../platform/database/database.ts';
import type { ConsistentReads, Dialect } from '../../platform/database/engine.ts';
import type { SqlValue } from '../../platform/database/sql-value.ts';
import { COMMAND_LIMITS } from '../../platform/database/time-limits.ts';
import type { DumpedTable } from './backup-header.ts';
import { type Cell, toCell } from './cells.ts';
import type { BackupTable } from './tables.ts';

const ROWS_A_CHUNK = 500;

/** A consistent snapshot of the database, while the product goes on writing. */
export class Snapshot {
  readonly #dialect: Dialect;
  readonly #reads: ConsistentReads;

  private constructor(dialect: Dialect, reads: ConsistentReads) {
    this.#dialect = dialect;
    this.#reads = reads;
  }

  /** Opens a snapshot on a source of its own, because the embedded engine has a single connection. */
  static async open(source: DataSource): Promise<Snapshot> {
    const engine = engineOf(source, COMMAND_LIMITS);
    return new Snapshot(engine.dialect, await engine.consistentReads());
  }

  /** All rows of a table in the order of its key, a chunk at a time. */
  async *chunks(table: DumpedTable): AsyncGenerator<Cell[][]> {
    const columns = table.columns.map(({ name }) => name).join(', ');
    const select = `SELECT ${columns} FROM ${table.name}`;
    const order = `ORDER BY ${table.key.join(', ')} LIMIT ${ROWS_A_CHUNK}`;
    let where = '';
    let values: SqlValue[] = [];
    for (;;) {
      const rows = await this.#reads.all<Record<string, SqlValue>>(`${select} ${where} ${order}`, values);
      const last = rows.at(-1);
      if (!last) return;
      yield rows.map((row) => table.columns.map(({ name, kind }) => toCell(row[name], kind)));
      const after = table.key.map((name) => last[name] ?? null);
      const beyond = this.#dialect.beyond(table.key, after);
      where = `WHERE ${beyond.condition}`;
      values = beyond.values;
    }
  }

  /** The highest serial number that each table has given. */
  async sequences(tables: BackupTable[]): Promise<Record<string, number>> {
    const serial = tables.filter(({ isSerial }) => isSerial);
    const entries = await Promise.all(
      serial.map(async ({ name }) => [name, await this.#reads.highestSerial(name)] as const),
    );
    return Object.fromEntries(entries);
  }

  /** Ends the snapshot. */
  close(): Promise<void> {
    return this.#reads.end();
  }
}
