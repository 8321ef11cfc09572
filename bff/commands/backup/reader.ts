import { createHash, type KeyObject } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type StoredBackup, storedBackups } from '../../platform/backup/backup-folder.ts';
import { refuseFirstRelease } from '../../platform/database/first-release.ts';
import { DAY_MS } from '../../platform/lib/clock.ts';
import type { KeyRing } from '../../platform/vault/key-ring.ts';
import {
  addRows,
  type BackupFile,
  type BackupHeader,
  type Batch,
  backupHeader,
  type Cell,
  isRow,
  type Report,
  tableEnd,
} from './format.ts';
import { openStream } from './sealed-stream.ts';

/** Limits of a batch, whose rows fit into one statement. */
const BATCH_ROWS = 1_000;
const BATCH_LENGTH = 1_000_000;

async function* linesOf({ path, key, kind }: BackupFile): AsyncGenerator<string> {
  const unzip = createGunzip().setEncoding('utf8');
  // Suppress the unhandled rejection; the reader of `unzip` receives the error.
  pipeline(createReadStream(path), openStream(key, kind), unzip).catch((error: Error) =>
    unzip.destroy(error),
  );
  let begun = '';
  for await (const part of unzip) {
    const lines = `${begun}${part}`.split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
  if (begun !== '') throw new Error('The backup ends within a line.');
}

/** Yields rows after checking each table's count and hash. */
async function* checkedBatches(
  { tables }: BackupHeader,
  lines: AsyncIterable<string>,
): AsyncGenerator<Batch> {
  const expected = tables.map(({ name }) => name);
  let hash = createHash('sha256');
  let count = 0;
  let rows: Cell[][] = [];
  let length = 0;
  for await (const line of lines) {
    const [table] = expected;
    if (table === undefined) throw new Error('The backup has lines after its last table.');
    const value: unknown = JSON.parse(line);
    if (isRow(value)) {
      hash.update(`${line}\n`);
      count += 1;
      length += line.length;
      rows.push(value);
      if (rows.length < BATCH_ROWS && length < BATCH_LENGTH) continue;
    } else {
      const end = tableEnd.parse(value);
      if (end.end !== table || end.rows !== count || end.sha256 !== hash.digest('hex')) {
        throw new Error(`The table ${end.end} in the backup is not the one that was written.`);
      }
      expected.shift();
      hash = createHash('sha256');
      count = 0;
    }
    yield { table, rows };
    rows = [];
    length = 0;
  }
  if (expected.length > 0) throw new Error('The backup ends before its last table.');
}

/**
 * Opens a file and reads its header; throws for another key or kind, and for a file of release 0.1.0. Read all batches:
 * only the end proves that every table is complete and unchanged.
 */
export async function openBackup(file: BackupFile) {
  const lines = linesOf(file);
  const { value: first = 'null' } = await lines.next();
  const header = backupHeader.parse(JSON.parse(first));
  refuseFirstRelease('backup', header.migrations);
  return { header, batches: checkedBatches(header, lines) };
}

/** A backup file that was read completely. */
export type VerifiedBackup = Awaited<ReturnType<typeof verifyBackup>>;

/** Verifies a file and reports the rows of each table; also returns the rows of `key_check`. */
export async function verifyBackup(file: BackupFile, report: Report) {
  const { header, batches } = await openBackup(file);
  const counts = new Map(header.tables.map(({ name }) => [name, 0]));
  const keyChecks: Cell[][] = [];
  for await (const { table, rows } of batches) {
    if (table === 'key_check') keyChecks.push(...rows);
    addRows(counts, table, rows.length, report);
  }
  return { file, header, counts, keyChecks };
}

/** Returns the index of a column within a table's rows; throws for an unknown column. */
export function columnIndex({ tables }: BackupHeader, table: string, column: string): number {
  const place = tables.find(({ name }) => name === table)?.columns.findIndex(({ name }) => name === column);
  if (place === undefined || place < 0) throw new Error(`The backup has no column ${table}.${column}.`);
  return place;
}

async function verify(
  { path, createdAt, kind }: StoredBackup,
  key: KeyObject,
  report: Report,
): Promise<VerifiedBackup> {
  const verified = await verifyBackup({ path, key, kind }, report);
  const writtenAt = verified.header.createdAt;
  // Otherwise a renamed old keys file would restore deleted people.
  if (writtenAt !== createdAt.toISOString()) {
    throw new Error(`${path} was renamed: it was written at ${writtenAt}.`);
  }
  return verified;
}

export type RestoreFiles = Awaited<ReturnType<typeof verifyFiles>>;

/**
 * Verifies the data file and the newest keys file of a folder: complete, not renamed, keys not older than data,
 * readable by this key ring.
 */
export async function verifyFiles(
  folder: string,
  data: StoredBackup | undefined,
  key: KeyObject,
  ring: KeyRing,
  report: Report,
) {
  const chosen = data ?? storedBackups(folder, 'data')[0];
  const [newestKeys] = storedBackups(folder, 'keys');
  const isAhead = (file?: StoredBackup) => file && file.createdAt.getTime() > Date.now() + DAY_MS;
  const ahead = [chosen, newestKeys].find(isAhead);
  // Keys from the future would delete everybody who has registered since.
  if (ahead && !isAhead(data))
    throw new Error(
      `${ahead.path} is from the future: its clock was wrong. Move it out of ${folder}, or choose a data file of that time with --data.`,
    );
  if (!chosen || !newestKeys) throw new Error(`${folder} holds no complete backup: a data and a keys file.`);
  if (newestKeys.createdAt < chosen.createdAt) {
    throw new Error(
      'The newest keys are older than the data: fetch the keys file of that run, or a newer one.',
    );
  }
  report(`Reading ${newestKeys.path}`);
  const keys = await verify(newestKeys, key, report);
  const kekId = columnIndex(keys.header, 'key_check', 'kekId');
  const encryptedText = columnIndex(keys.header, 'key_check', 'encryptedText');
  for (const row of keys.keyChecks) ring.checkKey(String(row[encryptedText]), String(row[kekId]), 'backup');
  report(`Reading ${chosen.path}`);
  return { data: await verify(chosen, key, report), keys };
}
