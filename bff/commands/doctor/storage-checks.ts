import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { newestBackup } from '../../platform/backup/backup-folder.ts';
import { backupKeyOf } from '../../platform/backup/backup-key.ts';
import { HOUR_MS, MINUTE_MS } from '../../platform/lib/clock.ts';
import { type Finding, fault, ok, warning } from '../../platform/lib/finding.ts';
import { verifyFiles } from '../backup/reader.ts';
import { callOf } from './calls.ts';
import type { Checks } from './check.ts';
import { NotChecked, reasonOf } from './reason.ts';

const MB = 1_000_000;
const FULL_BYTES = 200 * MB;
const LOW_BYTES = 1_000 * MB;
const LOW_SHARE = 0.1;

/** A day, plus the duration of a long backup. */
const MAX_AGE_HOURS = 26;
const TRIAL_LIMIT_MS = 15 * MINUTE_MS;

/** Judges the free space of a file system. */
export function assessFreeSpace(
  folder: string,
  { bavail, blocks, bsize }: Record<'bavail' | 'blocks' | 'bsize', number>,
): Finding {
  const bytes = bavail * bsize;
  const share = bavail / blocks;
  const sentence = `${folder} has ${Math.floor(bytes / MB)} MB left, ${Math.floor(share * 100)} %`;
  const remedy = 'free some space, or use a larger disk';
  if (bytes < FULL_BYTES) return fault(sentence, remedy);
  return bytes < LOW_BYTES || share < LOW_SHARE ? warning(sentence, remedy) : ok(sentence);
}

async function checkFreeSpace(folder: string): Promise<Finding> {
  if (!existsSync(folder)) throw new NotChecked(`there is no ${folder}`);
  return assessFreeSpace(folder, await statfs(folder));
}

/** Checks free space where the instance writes, and that a restorable backup of today exists. */
export const STORAGE_CHECKS: Checks[] = [
  {
    reads: ['DATABASE_URL', 'DATA_DIR'],
    runs: {
      async 'disk of the data'({ env }) {
        if (env.databaseUrl) throw new NotChecked('the data are on the database server: check its disk');
        return checkFreeSpace(env.dataDir);
      },
    },
  },
  {
    runs: {
      async 'disk of backups'({ backupDir }) {
        if (backupDir === undefined) throw new NotChecked('no backup folder is configured');
        return checkFreeSpace(backupDir);
      },
      'temporary disk': () => checkFreeSpace(tmpdir()),
    },
  },
  {
    reads: ['BACKUP_DIR'],
    runs: {
      async backup({ backupDir, clock }) {
        if (backupDir === undefined)
          return warning('no backup folder is configured', 'set BACKUP_DIR, or add --backups <folder>');
        const newest = existsSync(backupDir) && newestBackup(backupDir);
        if (!newest) return fault(`${backupDir} holds no backup`, callOf.backup(backupDir));
        const hours = Math.floor((clock().getTime() - newest.createdAt.getTime()) / HOUR_MS);
        if (hours < -1)
          return fault(`${newest.path} is from the future`, `move it and its keys file out of ${backupDir}`);
        const sentence = `the newest backup is ${hours} hours old`;
        return hours > MAX_AGE_HOURS ? fault(sentence, callOf.backup(backupDir)) : ok(sentence);
      },
    },
  },
  {
    reads: ['BACKUP_DIR', 'BACKUP_KEY', 'ENCRYPTION_KEYS', 'ENCRYPTION_KEY_ACTIVE', 'DATABASE_URL'],
    limitMs: TRIAL_LIMIT_MS,
    runs: {
      async 'trial read'({ backupDir, env, secrets, usableRing }) {
        if (backupDir === undefined || !existsSync(backupDir) || !newestBackup(backupDir))
          throw new NotChecked('there is no backup to read');
        const ring = usableRing();
        try {
          const key = backupKeyOf(env.backupKey, secrets());
          const { data, keys } = await verifyFiles(backupDir, undefined, key, ring, () => undefined);
          const bytes = statSync(data.file.path).size + statSync(keys.file.path).size;
          return ok(
            `the newest backup was read whole, ${(bytes / MB).toFixed(1)} MB, and these keys open it`,
          );
        } catch (error) {
          return fault(
            reasonOf(error),
            `compare BACKUP_KEY and ENCRYPTION_KEYS with your escrow; where they are the same: ${callOf.backup(backupDir)}`,
          );
        }
      },
    },
  },
];
