import type { DataSource } from 'typeorm';
import type { Database } from '../../platform/database/database.ts';
import type { BackupHeader } from './backup-header.ts';

/** How many numbers are left out for rows that were written after the backup and are lost. */
export const SKIPPED_NUMBERS = 100_000;

async function highestId(db: Database, table: string): Promise<number> {
  const [row] = await db.all<{ highest: number | null }>(`SELECT max(id) AS highest FROM ${table}`);
  return Number(row?.highest ?? 0);
}

async function setSequence(source: DataSource, db: Database, table: string, last: number): Promise<void> {
  if (db.isMysql) {
    await source.query(`ALTER TABLE ${table} AUTO_INCREMENT = ${last + 1}`);
    return;
  }
  await db.write(async (tx) => {
    await tx.run('DELETE FROM sqlite_sequence WHERE name = ?', [table]);
    await tx.run('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', [table, last]);
  });
}

/** Makes sure that no number is given twice, not even those of rows that were deleted or are not in the backup. */
export async function skipUsedNumbers(
  source: DataSource,
  db: Database,
  headers: BackupHeader[],
): Promise<void> {
  for (const table of Object.keys(headers[0]?.sequences ?? {})) {
    const known = headers.map(({ sequences }) => sequences[table] ?? 0);
    const last = Math.max(...known, await highestId(db, table)) + SKIPPED_NUMBERS;
    await setSequence(source, db, table, last);
  }
}
