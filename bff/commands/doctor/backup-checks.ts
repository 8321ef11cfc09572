import { existsSync, statSync } from 'node:fs';
import { newestBackup, type StoredBackup } from '../../platform/backup/backup-folder.ts';
import { backupKeyOf } from '../../platform/backup/backup-key.ts';
import { fault, ok } from '../../platform/lib/finding.ts';
import { verifyFiles } from '../backup/restore-files.ts';
import { callOf } from './calls.ts';
import { type Check, NotChecked, reasonOf } from './check.ts';
import type { Instance } from './instance.ts';

/** A day, and time for a long one to end. */
const MAX_AGE_HOURS = 26;
const MS_PER_HOUR = 3_600_000;
const MB = 1_000_000;
const TRIAL_LIMIT_MS = 15 * 60_000;

function newestIn(folder: string): StoredBackup | undefined {
  return existsSync(folder) ? newestBackup(folder) : undefined;
}

/** Whether there is a backup of today that could be restored. */
export function backupChecks(instance: Instance, folder: string | undefined): Check[] {
  const remedy = callOf.backup(folder ?? '<folder>');
  return [
    {
      name: 'backup',
      reads: ['BACKUP_DIR'],
      run: async () => {
        if (folder === undefined)
          throw new NotChecked('no folder of backups is named: set BACKUP_DIR, or add --backups <folder>');
        const newest = newestIn(folder);
        if (!newest) return fault(`${folder} holds no backup`, remedy);
        const hours = Math.floor((instance.clock().getTime() - newest.createdAt.getTime()) / MS_PER_HOUR);
        const sentence = `the newest backup is ${hours} hours old`;
        return hours > MAX_AGE_HOURS ? fault(sentence, remedy) : ok(sentence);
      },
    },
    {
      name: 'trial read',
      reads: ['BACKUP_DIR', 'BACKUP_KEY', 'ENCRYPTION_KEYS', 'ENCRYPTION_KEY_ACTIVE', 'DATABASE_URL'],
      limitMs: TRIAL_LIMIT_MS,
      run: async () => {
        if (folder === undefined || !newestIn(folder)) throw new NotChecked('there is no backup to read');
        const ring = instance.usableRing();
        try {
          const key = backupKeyOf(instance.env.backupKey, instance.secrets());
          const files = await verifyFiles(folder, undefined, key, ring, () => undefined);
          const paths = [files.data.file.path, files.keys.file.path];
          const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0);
          return ok(
            `the newest backup was read whole, ${(bytes / MB).toFixed(1)} MB, and these keys open it`,
          );
        } catch (error) {
          return fault(
            reasonOf(error),
            `compare BACKUP_KEY and ENCRYPTION_KEYS with your escrow; where they are the same: ${remedy}`,
          );
        }
      },
    },
  ];
}
