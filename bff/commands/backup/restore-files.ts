import type { KeyObject } from 'node:crypto';
import type { KeyRing } from '../../platform/vault/key-ring.ts';
import { type StoredBackup, storedBackups } from './backup-folder.ts';
import type { BackupFile, BackupHeader, Batch, RowCounts } from './backup-header.ts';
import { verifyBackup } from './backup-reader.ts';

/** A file that has been read once, whole. */
export interface VerifiedBackup {
  file: BackupFile;
  header: BackupHeader;
  counts: RowCounts;
}

/** The two files of a restore. */
export interface RestoreFiles {
  data: VerifiedBackup;
  keys: VerifiedBackup;
}

/** The index of a column within a table's rows; throws for an unknown one. */
export function placeOf({ tables }: BackupHeader, table: string, column: string): number {
  const place = tables.find(({ name }) => name === table)?.columns.findIndex(({ name }) => name === column);
  if (place === undefined || place < 0) throw new Error(`The backup has no column ${table}.${column}.`);
  return place;
}

async function verify(
  { path, createdAt, kind }: StoredBackup,
  key: KeyObject,
): Promise<VerifiedBackup & { canaries: Batch[] }> {
  const file = { path, key, kind };
  const canaries: Batch[] = [];
  const look = (batch: Batch) => batch.table === 'key_canary' && canaries.push(batch);
  const { header, counts } = await verifyBackup(file, look);
  // Otherwise an old file of keys under a new name would bring deleted people back.
  if (header.createdAt !== createdAt.toISOString()) {
    throw new Error(`${path} was renamed: it was written at ${header.createdAt}.`);
  }
  return { file, header, counts, canaries };
}

function checkRing(ring: KeyRing, header: BackupHeader, canaries: Batch[]): void {
  const kekId = placeOf(header, 'key_canary', 'kekId');
  const sealed = placeOf(header, 'key_canary', 'sealed');
  for (const row of canaries.flatMap(({ rows }) => rows)) {
    ring.checkCanary(String(row[sealed]), String(row[kekId]));
  }
}

/** Verifies the data file and the newest keys of a folder: whole, not renamed, the keys no older, of this ring. */
export async function verifyFiles(
  folder: string,
  data: StoredBackup | undefined,
  key: KeyObject,
  ring: KeyRing,
  report: (line: string) => void,
): Promise<RestoreFiles> {
  const chosen = data ?? storedBackups(folder, 'data')[0];
  const [newestKeys] = storedBackups(folder, 'keys');
  if (!chosen || !newestKeys) throw new Error(`${folder} holds no complete backup: a data and a keys file.`);
  if (newestKeys.createdAt < chosen.createdAt) {
    throw new Error(
      'The newest keys are older than the data: fetch the keys file of that run, or a newer one.',
    );
  }
  report(`Reading ${newestKeys.path}`);
  const { canaries, ...keys } = await verify(newestKeys, key);
  checkRing(ring, keys.header, canaries);
  report(`Reading ${chosen.path}`);
  return { data: await verify(chosen, key), keys };
}
