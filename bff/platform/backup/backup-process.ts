import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { attempt } from '../lib/attempt.ts';
import { commandPath } from '../lib/paths.ts';
import { newestBackup } from './backup-folder.ts';

/** Throws if the folder is missing: a folder created in place of a lost volume would fill another disk. */
export function requireBackupDir(folder: string): void {
  if (!existsSync(folder))
    throw new Error(`BACKUP_DIR ${folder} is not there: make it, or mount its volume.`);
}

/** Throws if there are backups beside a new database: the database is lost, and a new one would replace its backups. */
export function refuseLostDatabase(place: string, backupDir: string): void {
  if (!attempt(() => newestBackup(backupDir))) return;
  throw new Error(
    `There are no data in ${place}, but BACKUP_DIR ${backupDir} has backups: restore them, or set another BACKUP_DIR.`,
  );
}

/** Runs the backup command in a child process, so that requests are not blocked. Throws if the folder is missing. */
export async function runBackup(folder: string, signal: AbortSignal): Promise<void> {
  requireBackupDir(folder);
  signal.throwIfAborted();
  const child = spawn(process.execPath, [...process.execArgv, commandPath('backup'), folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => void child.kill();
  signal.addEventListener('abort', kill);
  try {
    const ended = once(child, 'close');
    // Requests go first. The service sandbox may forbid this call; then the backup runs at normal priority.
    attempt(() => child.pid && setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL));
    const [said, [code, killedBy]] = await Promise.all([text(child.stderr), ended]);
    signal.throwIfAborted();
    if (code !== 0) throw new Error(said.trim() || `The backup was ended by ${killedBy}.`);
  } finally {
    signal.removeEventListener('abort', kill);
  }
}
