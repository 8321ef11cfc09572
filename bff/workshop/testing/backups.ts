import { createSecretKey, randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { type BackupOptions, backUp } from '../../commands/backup/backup.ts';
import type { Cell } from '../../commands/backup/format.ts';
import { type RestoreOptions, restore } from '../../commands/backup/restore.ts';
import { openSnapshot, tablesOf } from '../../commands/backup/tables.ts';
import type { Diary } from './diary.ts';

/** The key of every backup in these tests. */
export const BACKUP_KEY = createSecretKey(randomBytes(32));

/** Writes a backup of a diary while that diary stays open. */
export async function backUpDiary(diary: Diary, folder: string, options: Partial<BackupOptions> = {}) {
  const source = await diary.connect();
  try {
    return await backUp({
      source,
      folder,
      key: BACKUP_KEY,
      now: new Date(),
      report: () => undefined,
      ...options,
    });
  } finally {
    await source.destroy();
  }
}

/** Restores a folder's newest backup into an empty diary, and tests every text. */
export function restoreDiary(
  { database, db, ring, vault, services }: Diary,
  folder: string,
  options: Partial<RestoreOptions> = {},
) {
  return restore({
    source: database.source,
    db,
    ring,
    vault,
    services,
    folder,
    key: BACKUP_KEY,
    isEveryTextTested: true,
    report: () => undefined,
    ...options,
  });
}

/** Columns that every restore gives new values. */
const NEW_AFTER_RESTORE = ['sessionEpoch', 'sequenceFloor', 'countedAt'];

/** Everything in a backup of this database, by table, without columns that change with every restore. */
export async function contentOf(source: DataSource): Promise<Record<string, Cell[][]>> {
  const snapshot = await openSnapshot(source);
  const content: Record<string, Cell[][]> = {};
  for (const table of [...tablesOf(source, 'data'), ...tablesOf(source, 'keys')]) {
    const isKept = table.columns.map(({ name }) => !NEW_AFTER_RESTORE.includes(name));
    const rows: Cell[][] = [];
    for await (const chunk of snapshot.chunks(table)) {
      rows.push(...chunk.map((row) => row.filter((_, index) => isKept[index])));
    }
    content[table.name] = rows;
  }
  await snapshot.close();
  return content;
}
