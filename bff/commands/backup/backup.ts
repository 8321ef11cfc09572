import type { KeyObject } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import {
  dropExpired,
  dropPartials,
  type KeptDays,
  pathsOf,
  prepareFolder,
} from '../../platform/backup/backup-folder.ts';
import { BACKUP_KINDS } from '../../platform/backup/backup-key.ts';
import { appliedMigrations } from '../../platform/database/schema-state.ts';
import { requireFinishedRestore } from '../../platform/vault/unfinished-restore.ts';
import type { RowCounts } from './backup-header.ts';
import { verifyBackup } from './backup-reader.ts';
import { writeBackup } from './backup-writer.ts';
import { openSnapshot } from './snapshot.ts';
import { canariesOf, tablesOf } from './tables.ts';

/** The source and the target of a backup. */
export interface BackupOptions {
  /** Connected, and used by this backup alone. */
  source: DataSource;
  folder: string;
  key: KeyObject;
  now: Date;
  /** Default: the retention of the privacy policy. */
  keptDays?: KeptDays;
  report: (line: string) => void;
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Writes a snapshot of the database into two encrypted files, reads them back, and deletes files past their time. */
export async function backUp(options: BackupOptions) {
  const { source, folder, key, now, report } = options;
  if (await source.showMigrations()) {
    throw new Error('The database is older than this version: run `npm run db:migrate` first.');
  }
  requireFinishedRestore(await canariesOf(source));
  prepareFolder(folder, now);
  const files = BACKUP_KINDS.map((kind) => ({ kind, key, ...pathsOf(folder, kind, now) }));
  const snapshot = await openSnapshot(source);
  const counts: RowCounts = new Map();
  try {
    const all = BACKUP_KINDS.flatMap((kind) => tablesOf(source, kind));
    const shared = {
      format: 'aufwind-backup-1',
      createdAt: now.toISOString(),
      engine: String(source.options.type),
      migrations: await appliedMigrations(source),
      sequences: await snapshot.sequences(all),
    } as const;
    for (const { kind, partial } of files) {
      const tables = tablesOf(source, kind).map(({ isSerial: _isSerial, ...table }) => table);
      const file = { path: partial, key, kind };
      await writeBackup(file, { ...shared, tables }, snapshot.chunks, report);
      report(`  reading ${kind} back`);
      const read = await verifyBackup(file, report);
      for (const [name, rows] of read.counts) counts.set(name, rows);
    }
  } catch (error) {
    dropPartials(folder, now);
    throw error;
  } finally {
    // A lost connection ends it as well, and the earlier fault matters more.
    await snapshot.close().catch(() => undefined);
  }
  for (const { path, partial } of files) renameSync(partial, path);
  syncFolder(folder);
  const deleted = dropExpired(folder, now, options.keptDays);
  return { paths: files.map(({ path }) => path), counts, deleted };
}
