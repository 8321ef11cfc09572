import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '../lib/clock.ts';
import { KEEP_DATA_DAYS, KEEP_KEYS_DAYS } from '../lib/retention.rules.ts';
import { BACKUP_KINDS, type BackupKind } from './backup-key.ts';

const NAME = /^aufwind-(data|keys)-(\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z)\.backup$/;
const PARTIAL = '.partial';

/** The retention of both kinds of file, in days. */
export type KeptDays = Record<BackupKind, number>;

/** The retention that the privacy policy promises. */
export const KEPT_DAYS: Readonly<KeptDays> = { keys: KEEP_KEYS_DAYS, data: KEEP_DATA_DAYS };

/** A finished file in a folder of backups. */
export interface StoredBackup {
  kind: BackupKind;
  path: string;
  createdAt: Date;
}

function stamp(instant: Date): string {
  return instant.toISOString().replaceAll(':', '');
}

function instantOf(text: string): Date {
  return new Date(text.replace(/T(\d\d)(\d\d)/, 'T$1:$2:'));
}

/** The path of a run's finished file, and the path of its partial file. */
export function pathsOf(folder: string, kind: BackupKind, createdAt: Date) {
  const path = join(folder, `aufwind-${kind}-${stamp(createdAt)}.backup`);
  return { path, partial: `${path}${PARTIAL}` };
}

/** Reads the kind and time in a file's name; undefined for any other file. */
export function parseName(folder: string, name: string): StoredBackup | undefined {
  const match = NAME.exec(name);
  if (!match?.[2]) return undefined;
  const kind = match[1] === 'keys' ? 'keys' : 'data';
  return { kind, path: join(folder, name), createdAt: instantOf(match[2]) };
}

/** The finished backups of a kind, newest first. */
export function storedBackups(folder: string, kind: BackupKind): StoredBackup[] {
  return readdirSync(folder)
    .map((name) => parseName(folder, name))
    .filter((stored) => stored !== undefined)
    .filter((stored) => stored.kind === kind)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** The newest finished backup: its data file, which is finished last; throws when there is no folder. */
export function newestBackup(folder: string): StoredBackup | undefined {
  return storedBackups(folder, 'data')[0];
}

/** Makes the folder if needed, readable by nobody else, and deletes partial files that are a day old. */
export function prepareFolder(folder: string, now: Date): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const leftovers = readdirSync(folder).filter((name) => name.endsWith(`.backup${PARTIAL}`));
  for (const path of leftovers.map((name) => join(folder, name))) {
    if (now.getTime() - statSync(path).mtimeMs > DAY_MS) rmSync(path);
  }
}

/** Deletes the files above their retention, but never the newest of a kind; returns their paths. */
export function dropExpired(folder: string, now: Date, keptDays: KeptDays = KEPT_DAYS): string[] {
  const expired = BACKUP_KINDS.flatMap((kind) => {
    const [, ...others] = storedBackups(folder, kind);
    return others.filter(({ createdAt }) => now.getTime() - createdAt.getTime() > keptDays[kind] * DAY_MS);
  });
  // Another process may be deleting them as well.
  for (const { path } of expired) rmSync(path, { force: true });
  return expired.map(({ path }) => path);
}

/** Deletes the partial files of a run. */
export function dropPartials(folder: string, createdAt: Date): void {
  for (const kind of BACKUP_KINDS) rmSync(pathsOf(folder, kind, createdAt).partial, { force: true });
}
