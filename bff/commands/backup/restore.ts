import type { KeyObject } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { skipSequences } from '../../account/user-changes.ts';
import { newestSequence } from '../../answer/answer.reads.ts';
import { type StoredBackup, storedBackups } from '../../platform/backup/backup-folder.ts';
import type { Database } from '../../platform/database/database.ts';
import { appliedMigrations } from '../../platform/database/schema-state.ts';
import { placeholders } from '../../platform/database/sql-value.ts';
import { LAST_DAY } from '../../platform/lib/clock.ts';
import { UNFINISHED_RESTORE } from '../../platform/vault/key-check.entity.ts';
import type { Product } from '../../product.ts';
import type { BackupHeader, Report } from './format.ts';
import { testReading } from './readable-texts.ts';
import { type RestoreFiles, verifyFiles } from './reader.ts';
import { loadRows } from './restore-rows.ts';
import { requireWholeDatabase, TRANSIENT_TABLES, tablesOf } from './tables.ts';

/** Gap left in AUTO_INCREMENT, so that ids assigned after the backup are never reused. */
export const SKIPPED_NUMBERS = 100_000;

const USERS_PER_TRANSACTION = 20;

export interface RestoreOptions extends Pick<Product, 'source' | 'db' | 'ring' | 'vault' | 'services'> {
  folder: string;
  key: KeyObject;
  /** Default: the newest data file of the folder. */
  data?: StoredBackup | undefined;
  isEveryTextTested: boolean;
  report: Report;
}

async function requireEmpty(source: DataSource): Promise<void> {
  await requireWholeDatabase(source, 'The database is not up to date: run `npm run db:migrate` first.');
  for (const { name } of [...tablesOf(source, 'data'), ...tablesOf(source, 'keys')]) {
    const rows = await source.query<unknown[]>(`SELECT 1 FROM ${name} LIMIT 1`);
    if (rows.length > 0 && name !== 'key_check') {
      throw new Error(
        `The database is not empty: ${name} has rows. A restore needs a new, migrated database.`,
      );
    }
  }
}

/** Deletes rows that a product has written into the empty database, and marks the restore as unfinished. */
async function deleteLeftovers(db: Database): Promise<void> {
  await db.write(async (tx) => {
    for (const name of [...TRANSIENT_TABLES, 'key_check']) await tx.run(`DELETE FROM ${name}`);
    await tx.run('INSERT INTO key_check (kekId, encryptedText) VALUES (?, ?)', [UNFINISHED_RESTORE, '']);
  });
}

async function requireCounts(db: Database, counts: Map<string, number>): Promise<void> {
  for (const [name, rows] of counts) {
    const found = await db.count(`SELECT count(*) AS total FROM ${name}`);
    if (found !== rows) throw new Error(`${name} has ${found} rows instead of ${rows}.`);
  }
}

/** Deletes people without a key in the newest keys file: they deleted their account after the data file was written. */
async function deleteUsersWithoutKey(db: Database): Promise<number> {
  const withoutKey = `SELECT id FROM user WHERE id NOT IN (SELECT userId FROM user_key)
    LIMIT ${USERS_PER_TRANSACTION}`;
  for (let deleted = 0; ; ) {
    const rows = await db.all<{ id: number }>(withoutKey);
    if (rows.length === 0) return deleted;
    const ids = rows.map(({ id }) => id);
    await db.write((tx) => tx.run(`DELETE FROM user WHERE id IN (${placeholders(ids)})`, ids));
    deleted += ids.length;
  }
}

async function load({ source, db, report }: RestoreOptions, { data, keys }: RestoreFiles): Promise<void> {
  // Migrate back to the backup's schema, because migrating forward again then also converts the restored rows.
  const { length } = await appliedMigrations(source);
  for (let count = length; count > data.header.migrations.length; count -= 1)
    await source.undoLastMigration();
  await loadRows(db, data, report);
  await requireCounts(db, data.counts);
  const isSameSchema = data.header.migrations.length === keys.header.migrations.length;
  if (!isSameSchema) await source.runMigrations();
  await loadRows(db, keys, report);
  await source.runMigrations();
}

/** Raises serial numbers, so that no number is reused, even of a lost row. */
async function skipUsedNumbers(db: Database, headers: BackupHeader[]): Promise<void> {
  for (const table of Object.keys(headers[0]?.sequences ?? {})) {
    const known = headers.map(({ sequences }) => sequences[table] ?? 0);
    await db.skipSerials(table, Math.max(...known) + SKIPPED_NUMBERS);
  }
}

/** Throws for files that would restore nobody, for example after a start on an empty folder. */
function requirePeople({ data, keys }: RestoreFiles, folder: string): void {
  const people = data.counts.get('user') ?? 0;
  if (people === 0 && storedBackups(folder, 'data').length > 1)
    throw new Error(`${data.file.path} has no accounts: choose an older file with --data.`);
  if (people > 0 && keys.counts.get('user_key') === 0)
    throw new Error(
      `${keys.file.path} has no keys, so all ${people} accounts would be deleted: move the file away.`,
    );
}

export type RestoreResult = Awaited<ReturnType<typeof restore>>;

/**
 * Verifies a backup and restores it into an empty, migrated database of either engine; people without a key are
 * deleted.
 */
export async function restore(options: RestoreOptions) {
  const { source, db, ring, vault, folder, key, report } = options;
  await requireEmpty(source);
  const files = await verifyFiles(folder, options.data, key, ring, report);
  const applied = await appliedMigrations(source);
  for (const { header } of [files.data, files.keys]) {
    if (header.migrations.some((name, index) => applied[index] !== name)) {
      throw new Error('The backup was written by a newer version of the product.');
    }
  }
  requirePeople(files, folder);
  report('Writing');
  await deleteLeftovers(db);
  await load(options, files);
  const usersDeleted = await deleteUsersWithoutKey(db);
  await skipUsedNumbers(db, [files.data.header, files.keys.header]);
  await skipSequences(db, newestSequence('user.id'), SKIPPED_NUMBERS);
  // Recount everybody, also diaries whose last count is in the future.
  await options.services.answerStorage.recountOld(new Date(LAST_DAY));
  report('Reading entries');
  const reading = await testReading(db, vault, options.isEveryTextTested, report);
  if (reading.read === 0 && reading.unreadable.length > 0) {
    throw new Error(
      'Not one of the tested entries can be read: the newest keys may be of another database. Move the files of that database away, and restore into a new one.',
    );
  }
  await db.write((tx) => tx.run('DELETE FROM key_check WHERE kekId = ?', [UNFINISHED_RESTORE]));
  return { counts: new Map([...files.data.counts, ...files.keys.counts]), usersDeleted, reading };
}
