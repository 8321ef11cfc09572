import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '../lib/clock.ts';
import { KEEP_DATA_DAYS, KEEP_KEYS_DAYS } from '../lib/retention.rules.ts';
import { BACKUP_KINDS, type BackupKind } from './backup-key.ts';

const NAME = /^aufwind-(data|keys)-(\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z)\.backup$/;
const PARTIAL = '.partial';

/** Longer pauses between two backups are taken for a jump of the clock. */
const LONGEST_PAUSE_MS = 180 * DAY_MS;

/** The retention that the privacy policy promises. */
export const RETENTION_DAYS: Readonly<Record<BackupKind, number>> = {
  keys: KEEP_KEYS_DAYS,
  data: KEEP_DATA_DAYS,
};

/** A finished file in a folder of backups. */
export type StoredBackup = NonNullable<ReturnType<typeof parseName>>;

export function pathsOf(folder: string, kind: BackupKind, createdAt: Date) {
  const stamp = createdAt.toISOString().replaceAll(':', '');
  const path = join(folder, `aufwind-${kind}-${stamp}.backup`);
  return { path, partial: `${path}${PARTIAL}` };
}

/** Parses the kind and time from a file name; returns undefined for other files. */
export function parseName(folder: string, name: string) {
  const match = NAME.exec(name);
  if (!match?.[2]) return undefined;
  const kind: BackupKind = match[1] === 'keys' ? 'keys' : 'data';
  const createdAt = new Date(match[2].replace(/T(\d\d)(\d\d)/, 'T$1:$2:'));
  return { kind, path: join(folder, name), createdAt };
}

/** Returns the finished files of one kind, newest first. */
export function storedBackups(folder: string, kind: BackupKind): StoredBackup[] {
  return readdirSync(folder)
    .flatMap((name) => parseName(folder, name) ?? [])
    .filter((stored) => stored.kind === kind)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/**
 * Returns the newest finished backup, found by its data file, which is written last. Throws if the folder is missing.
 */
export function newestBackup(folder: string): StoredBackup | undefined {
  return storedBackups(folder, 'data')[0];
}

/** Creates the folder, readable only by its owner, and deletes partial files older than a day. */
export function prepareFolder(folder: string, now: Date): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const leftovers = readdirSync(folder).filter((name) => name.endsWith(`.backup${PARTIAL}`));
  for (const path of leftovers.map((name) => join(folder, name))) {
    if (now.getTime() - statSync(path).mtimeMs > DAY_MS) rmSync(path);
  }
}

/**
 * Deletes files past their retention, but always keeps the newest of each kind, and all after a long pause before
 * the newest or now: the clock may have jumped. Returns the deleted paths.
 */
export function deleteExpired(folder: string, now: Date): string[] {
  const expired = BACKUP_KINDS.flatMap((kind) => {
    const [newest, ...others] = storedBackups(folder, kind);
    const [before] = others;
    if (!newest || !before) return [];
    const pauses = [
      now.getTime() - newest.createdAt.getTime(),
      newest.createdAt.getTime() - before.createdAt.getTime(),
    ];
    if (pauses.some((ms) => ms > LONGEST_PAUSE_MS)) return [];
    return others.filter(
      ({ createdAt }) => now.getTime() - createdAt.getTime() > RETENTION_DAYS[kind] * DAY_MS,
    );
  });
  // `force`, because another process may delete the same files.
  for (const { path } of expired) rmSync(path, { force: true });
  return expired.map(({ path }) => path);
}

export function deletePartials(folder: string, createdAt: Date): void {
  for (const kind of BACKUP_KINDS) rmSync(pathsOf(folder, kind, createdAt).partial, { force: true });
}
