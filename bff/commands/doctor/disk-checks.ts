import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { type Finding, fault, ok, warning } from '../../platform/lib/finding.ts';
import { type Check, NotChecked } from './check.ts';
import type { Instance } from './instance.ts';

const MB = 1_000_000;
const FULL_BYTES = 200 * MB;
const LOW_BYTES = 1_000 * MB;
const LOW_SHARE = 0.1;
const PERCENT = 100;

/** Judges the blocks of a file system: all of them, and those that are free. */
export function judgeRoom(
  folder: string,
  { bavail, blocks, bsize }: Record<'bavail' | 'blocks' | 'bsize', number>,
): Finding {
  const bytes = bavail * bsize;
  const share = bavail / blocks;
  const sentence = `${folder} has ${Math.floor(bytes / MB)} MB left, ${Math.floor(share * PERCENT)} %`;
  const remedy = 'make room, or a larger disk';
  if (bytes < FULL_BYTES) return fault(sentence, remedy);
  return bytes < LOW_BYTES || share < LOW_SHARE ? warning(sentence, remedy) : ok(sentence);
}

async function checkRoom(folder: string): Promise<Finding> {
  if (!existsSync(folder)) throw new NotChecked(`there is no ${folder}`);
  return judgeRoom(folder, await statfs(folder));
}

/** Whether there is room where the instance writes. */
export function diskChecks({ env }: Instance, backupDir: string | undefined): Check[] {
  return [
    {
      name: 'disk of the data',
      reads: ['DATABASE_URL', 'DATA_DIR'],
      run: async () => {
        if (env.databaseUrl) throw new NotChecked('it is the database server’s: look there');
        return checkRoom(env.dataDir);
      },
    },
    {
      name: 'disk of backups',
      run: async () => {
        if (backupDir === undefined) throw new NotChecked('no folder of backups is named');
        return checkRoom(backupDir);
      },
    },
    { name: 'temporary disk', run: () => checkRoom(tmpdir()) },
  ];
}
