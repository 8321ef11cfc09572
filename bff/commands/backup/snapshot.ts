import type { DataSource } from 'typeorm';
import { engineOf } from '../../platform/database/database.ts';
import type { SqlValue } from '../../platform/database/sql-value.ts';
import { COMMAND_LIMITS } from '../../platform/database/time-limits.ts';
import { keysetPages } from '../../platform/lib/keyset-pages.ts';
import type { DumpedTable } from './backup-header.ts';
import { type Cell, toCell } from './cells.ts';
import type { BackupTable } from './tables.ts';

const ROWS_A_CHUNK = 500;
const EVERY_ROW = { condition: '1 = 1', values: [] };

/** Opens a consistent snapshot, while the product goes on writing; its source must be its own, for the engine with a single connection. */
export async function openSnapshot(source: DataSource) {
  const engine = engineOf(source, COMMAND_LIMITS);
  const reads = await engine.consistentReads();
  return {
    /** All rows of a table in the order of its key, a chunk at a time. */
    async *chunks({ name, columns, key }: DumpedTable): AsyncGenerator<Cell[][]> {
      const select = `SELECT ${columns.map((column) => column.name).join(', ')} FROM ${name}`;
      const order = `ORDER BY ${key.join(', ')} LIMIT ${ROWS_A_CHUNK}`;
      const read = (after: SqlValue[] | null) => {
        const { condition, values } = after ? engine.dialect.beyond(key, after) : EVERY_ROW;
        return reads.all<Record<string, SqlValue>>(`${select} WHERE ${condition} ${order}`, values);
      };
      const pages = keysetPages<Record<string, SqlValue>, SqlValue[] | null>(null, read, (row) =>
        key.map((column) => row[column] ?? null),
      );
      for await (const rows of pages) {
        yield rows.map((row) => columns.map((column) => toCell(row[column.name], column.kind)));
      }
    },
    /** The highest serial number that each table has given. */
    async sequences(tables: BackupTable[]): Promise<Record<string, number>> {
      const serial = tables.filter(({ isSerial }) => isSerial);
      const entries = await Promise.all(
        serial.map(async ({ name }) => [name, await reads.highestSerial(name)] as const),
      );
      return Object.fromEntries(entries);
    },
    /** Ends the snapshot. */
    close: () => reads.end(),
  };
}
