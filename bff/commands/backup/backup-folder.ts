import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '../../platform/lib/clock.ts';
import type { BackupKind } from './backup-key.ts';

const NAME = /^aufwind-(data|keys)-(\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z)\.backup$/;
const PARTIAL = '.partial';

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

/** The paths of one run's file: the finished one, and the partial one. */
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

/** The finished files of one kind, newest first. */
export function storedBackups(folder: string, kind: BackupKind): StoredBackup[] {
  return readdirSync(folder)
    .map((name) => parseName(folder, name))
    .filter((stored) => stored !== undefined)
    .filter((stored) => stored.kind === kind)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** Makes the folder if needed, readable by nobody else, and deletes partial files that are a day old. */
export function prepareFolder(folder: string, now: Date): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const leftovers = readdirSync(folder).filter((name) => name.endsWith(`.backup${PARTIAL}`));
  for (const path of leftovers.map((name) => join(folder, name))) {
    if (now.getTime() - statSync(path).mtimeMs > DAY_MS) rmSync(path);
  }
}

/** Deletes the files of one kind above this age, but never the newest; returns their paths. */
export function dropOld(folder: string, kind: BackupKind, days: number, now: Date): string[] {
  const [, ...others] = storedBackups(folder, kind);
  const old = others.filter(({ createdAt }) => now.getTime() - createdAt.getTime() > days * DAY_MS);
  for (const { path } of old) rmSync(path);
  return old.map(({ path }) => path);
}
