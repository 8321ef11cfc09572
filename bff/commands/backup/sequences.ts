import type { Database } from '../../platform/database/database.ts';
import type { BackupHeader } from './backup-header.ts';

/** Serial numbers left out for lost rows that were written after the backup. */
export const SKIPPED_NUMBERS = 100_000;

async function highestId(db: Database, table: string): Promise<number> {
  const [row] = await db.all<{ highest: number | null }>(`SELECT max(id) AS highest FROM ${table}`);
  return row?.highest ?? 0;
}

/** Skips serial numbers, so that none is given twice, not even one of a lost row. */
export async function skipUsedNumbers(db: Database, headers: BackupHeader[]): Promise<void> {
  for (const table of Object.keys(headers[0]?.sequences ?? {})) {
    const known = headers.map(({ sequences }) => sequences[table] ?? 0);
    const last = Math.max(...known, await highestId(db, table)) + SKIPPED_NUMBERS;
    await db.skipSerials(table, last);
  }
}
