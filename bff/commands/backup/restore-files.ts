import type { KeyObject } from 'node:crypto';
import { type StoredBackup, storedBackups } from '../../platform/backup/backup-folder.ts';
import type { KeyRing } from '../../platform/vault/key-ring.ts';
import type { BackupHeader, Batch } from './backup-header.ts';
import { type VerifiedBackup, verifyBackup } from './backup-reader.ts';
import type { Cell } from './cells.ts';

/** The index of a column within a table's rows; throws for an unknown one. */
export function placeOf({ tables }: BackupHeader, table: string, column: string): number {
  const place = tables.find(({ name }) => name === table)?.columns.findIndex(({ name }) => name === column);
  if (place === undefined || place < 0) throw new Error(`The backup has no column ${table}.${column}.`);
  return place;
}

async function verify(
  { path, createdAt, kind }: StoredBackup,
  key: KeyObject,
  report: (line: string) => void,
  look?: (batch: Batch) => void,
): Promise<VerifiedBackup> {
  const verified = await verifyBackup({ path, key, kind }, report, look);
  const writtenAt = verified.header.createdAt;
  // Otherwise an old file of keys under a new name would bring deleted people back.
  if (writtenAt !== createdAt.toISOString()) {
    throw new Error(`${path} was renamed: it was written at ${writtenAt}.`);
  }
  return verified;
}

/** Verifies the newest keys and that they belong to this ring. */
async function verifyKeys(
  newest: StoredBackup,
  key: KeyObject,
  ring: KeyRing,
  report: (line: string) => void,
): Promise<VerifiedBackup> {
  const canaries: Cell[][] = [];
  const verified = await verify(newest, key, report, ({ table, rows }) => {
    if (table === 'key_check') canaries.push(...rows);
  });
  const kekId = placeOf(verified.header, 'key_check', 'kekId');
  const encryptedText = placeOf(verified.header, 'key_check', 'encryptedText');
  for (const row of canaries) ring.checkCanary(String(row[encryptedText]), String(row[kekId]));
  return verified;
}

/** The two files of a restore. */
export type RestoreFiles = Awaited<ReturnType<typeof verifyFiles>>;

/** Verifies the data file and the newest keys of a folder: whole, not renamed, the keys no older, of this ring. */
export async function verifyFiles(
  folder: string,
  data: StoredBackup | undefined,
  key: KeyObject,
  ring: KeyRing,
  report: (line: string) => void,
) {
  const chosen = data ?? storedBackups(folder, 'data')[0];
  const [newestKeys] = storedBackups(folder, 'keys');
  if (!chosen || !newestKeys) throw new Error(`${folder} holds no complete backup: a data and a keys file.`);
  if (newestKeys.createdAt < chosen.createdAt) {
    throw new Error(
      'The newest keys are older than the data: fetch the keys file of that run, or a newer one.',
    );
  }
  report(`Reading ${newestKeys.path}`);
  const keys = await verifyKeys(newestKeys, key, ring, report);
  report(`Reading ${chosen.path}`);
  return { data: await verify(chosen, key, report), keys };
}
