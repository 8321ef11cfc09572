import type { KeyObject } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { KEEP_KEYS_DAYS } from '../../platform/lib/key-retention.rules.ts';
import { requireFinishedRestore } from '../../platform/vault/unfinished-restore.ts';
import { dropOld, pathsOf, prepareFolder } from './backup-folder.ts';
import type { RowCounts } from './backup-header.ts';
import type { BackupKind } from './backup-key.ts';
import { verifyBackup } from './backup-reader.ts';
import { writeBackup } from './backup-writer.ts';
import { openSnapshot } from './snapshot.ts';
import { appliedMigrations, canariesOf, tablesOf } from './tables.ts';

/** The source and the target of a backup. */
export interface BackupOptions {
  /** Connected, and used by this backup alone. */
  source: DataSource;
  folder: string;
  key: KeyObject;
  now: Date;
  keepKeysDays?: number;
  /** Without it data files stay for ever. */
  keepDataDays?: number | undefined;
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
  // Keys first, so that no data file is ever newer than the newest keys.
  const kinds: BackupKind[] = ['keys', 'data'];
  const files = kinds.map((kind) => ({ kind, key, ...pathsOf(folder, kind, now) }));
  const snapshot = await openSnapshot(source);
  const counts: RowCounts = new Map();
  try {
    const all = kinds.flatMap((kind) => tablesOf(source, kind));
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
    for (const { partial } of files) rmSync(partial, { force: true });
    throw error;
  } finally {
    // A lost connection ends it as well, and the earlier fault matters more.
    await snapshot.close().catch(() => undefined);
  }
  for (const { path, partial } of files) renameSync(partial, path);
  syncFolder(folder);
  const deleted = [
    ...dropOld(folder, 'keys', options.keepKeysDays ?? KEEP_KEYS_DAYS, now),
    ...(options.keepDataDays === undefined ? [] : dropOld(folder, 'data', options.keepDataDays, now)),
  ];
  return { paths: files.map(({ path }) => path), counts, deleted };
}
