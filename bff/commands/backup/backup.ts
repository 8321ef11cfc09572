import { createHash, type KeyObject } from 'node:crypto';
import { closeSync, createWriteStream, fsyncSync, openSync, renameSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DataSource } from 'typeorm';
import {
  deleteExpired,
  deletePartials,
  pathsOf,
  prepareFolder,
} from '../../platform/backup/backup-folder.ts';
import { BACKUP_KINDS } from '../../platform/backup/backup-key.ts';
import { appliedMigrations } from '../../platform/database/schema-state.ts';
import {
  addRows,
  type BackupFile,
  type BackupHeader,
  type Cell,
  type DumpedTable,
  type Report,
} from './format.ts';
import { verifyBackup } from './reader.ts';
import { sealStream } from './sealed-stream.ts';
import { openSnapshot, requireWholeDatabase, tablesOf } from './tables.ts';

/** Writes a backup file with rows as JSON lines. Throws when the path exists. */
export async function writeBackup(
  { path, key, kind }: BackupFile,
  header: BackupHeader,
  chunksOf: (table: DumpedTable) => AsyncIterable<Cell[][]>,
  report: Report,
): Promise<void> {
  const counts = new Map<string, number>();
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify(header)}\n`;
    for (const table of header.tables) {
      const { name } = table;
      const hash = createHash('sha256');
      let rows = 0;
      for await (const chunk of chunksOf(table)) {
        const text = chunk.map((row) => `${JSON.stringify(row)}\n`).join('');
        hash.update(text);
        yield text;
        rows = addRows(counts, name, chunk.length, report);
      }
      report(`  ${name}: ${rows} rows`);
      yield `${JSON.stringify({ end: name, rows, sha256: hash.digest('hex') })}\n`;
    }
  }
  // Opened at once: an opening in the background could make the file after an abort has deleted it.
  const file = createWriteStream(path, { fd: openSync(path, 'wx', 0o600), flush: true });
  await pipeline(lines, createGzip(), sealStream(key, kind), file);
}

export interface BackupOptions {
  /** Connected, and used only by this backup. */
  source: DataSource;
  folder: string;
  key: KeyObject;
  now: Date;
  report: Report;
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Writes a snapshot of the database into two encrypted files, reads both back, and deletes expired files. */
export async function backUp(options: BackupOptions) {
  const { source, folder, key, now, report } = options;
  await requireWholeDatabase(
    source,
    'The database is older than this version: run `npm run db:migrate` first.',
  );
  prepareFolder(folder, now);
  const files = BACKUP_KINDS.map((kind) => ({ kind, key, ...pathsOf(folder, kind, now) }));
  const snapshot = await openSnapshot(source);
  try {
    const shared = {
      format: 'aufwind-backup-1',
      createdAt: now.toISOString(),
      engine: String(source.options.type),
      migrations: await appliedMigrations(source),
      sequences: await snapshot.sequences(),
    } as const;
    for (const { kind, partial } of files) {
      const file = { path: partial, key, kind };
      await writeBackup(file, { ...shared, tables: tablesOf(source, kind) }, snapshot.chunks, report);
      report(`  reading ${kind} back`);
      await verifyBackup(file, report);
    }
  } catch (error) {
    deletePartials(folder, now);
    throw error;
  } finally {
    // A lost connection has already closed the snapshot; do not hide the original error.
    await snapshot.close().catch(() => undefined);
  }
  for (const { path, partial } of files) renameSync(partial, path);
  syncFolder(folder);
  const deleted = deleteExpired(folder, now);
  return { paths: files.map(({ path }) => path), deleted };
}
