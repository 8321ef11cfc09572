import { parseArgs } from 'node:util';
import { readEnv } from '../platform/env/env.ts';
import { KEEP_KEYS_DAYS } from '../platform/lib/key-retention.rules.ts';
import { backUp } from './backup/backup.ts';
import { backupKeyOf } from './backup/backup-key.ts';
import { productFor, requireDiary, run } from './command.ts';

const USAGE = `npm run backup -- <folder> [--keep-keys-days ${KEEP_KEYS_DAYS}] [--keep-data-days <days>]`;

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
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error(USAGE);
  const env = readEnv();
  requireDiary(env);
  const { source, db, secrets } = productFor(env);
  const key = backupKeyOf(env.backupKey, secrets);
  await db.connect();
  try {
    const { paths, deleted } = await backUp({
      source,
      folder,
      key,
      now: new Date(),
      keepKeysDays: days(values['keep-keys-days']) ?? KEEP_KEYS_DAYS,
      keepDataDays: days(values['keep-data-days']),
      report: (line) => console.log(line),
    });
    for (const path of deleted) console.log(`Deleted, being too old: ${path}`);
    for (const path of paths) console.log(`Written and read back: ${path}`);
  } finally {
    await db.close();
  }
}

run(main, 'There is no new backup. ');
