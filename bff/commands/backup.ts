import { parseArgs } from 'node:util';
import { deletePartials } from '../platform/backup/backup-folder.ts';
import { backupKeyOf } from '../platform/backup/backup-key.ts';
import { requireBackupDir } from '../platform/backup/backup-process.ts';
import { readEnv } from '../platform/env/env.ts';
import { backUp } from './backup/backup.ts';
import { productFor, requireDiary, withDatabase } from './command.ts';
import { run } from './command-line.ts';

const USAGE = 'npm run backup -- <folder, unless BACKUP_DIR is set>';

/**
 * `npm run backup`: writes an encrypted dump of the database while the product runs. Makes the folder of the command
 * line, but never `BACKUP_DIR`.
 */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const env = readEnv();
  const folder = positionals[0] ?? env.backupDir;
  if (!folder || positionals.length > 1) throw new Error(USAGE);
  if (folder === env.backupDir) requireBackupDir(folder);
  requireDiary(env);
  const product = productFor(env);
  const { source, secrets } = product;
  const key = backupKeyOf(env.backupKey, secrets);
  const now = new Date();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => {
      deletePartials(folder, now);
      process.exit(1);
    });
  }
  await withDatabase(product, async () => {
    const { paths, deleted } = await backUp({ source, folder, key, now, report: console.log });
    for (const path of deleted) console.log(`Deleted, being too old: ${path}`);
    for (const path of paths) console.log(`Written and read back: ${path}`);
  });
}

run(USAGE, main, 'There is no new backup. ');
