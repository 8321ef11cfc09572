import { parseArgs } from 'node:util';
import { dropPartials, KEPT_DAYS } from '../platform/backup/backup-folder.ts';
import { backupKeyOf } from '../platform/backup/backup-key.ts';
import { readEnv } from '../platform/env/env.ts';
import { backUp } from './backup/backup.ts';
import { productFor, requireDiary, run } from './command.ts';

const USAGE = `npm run backup -- <folder, unless BACKUP_DIR is set> [--keep-keys-days ${KEPT_DAYS.keys}] [--keep-data-days ${KEPT_DAYS.data}]`;

function days(text: string | undefined): number | undefined {
  if (text !== undefined && !/^\d{1,5}$/.test(text)) throw new Error(`Not a number of days: ${text}`);
  return text === undefined ? undefined : Number(text);
}

/** `npm run backup`: an encrypted dump of the whole diary, taken while the product runs. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'keep-keys-days': { type: 'string' }, 'keep-data-days': { type: 'string' } },
  });
  const env = readEnv();
  const folder = positionals[0] ?? env.backupDir;
  if (!folder || positionals.length > 1) throw new Error(USAGE);
  requireDiary(env);
  const { source, db, secrets } = productFor(env);
  const key = backupKeyOf(env.backupKey, secrets);
  const now = new Date();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      dropPartials(folder, now);
      process.exit(1);
    });
  }
  await db.connect();
  try {
    const { paths, deleted } = await backUp({
      source,
      folder,
      key,
      now,
      keptDays: {
        keys: days(values['keep-keys-days']) ?? KEPT_DAYS.keys,
        data: days(values['keep-data-days']) ?? KEPT_DAYS.data,
      },
      report: (line) => console.log(line),
    });
    for (const path of deleted) console.log(`Deleted, being too old: ${path}`);
    for (const path of paths) console.log(`Written and read back: ${path}`);
  } finally {
    await db.close();
  }
}

run(main, 'There is no new backup. ');
