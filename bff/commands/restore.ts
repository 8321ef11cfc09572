import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { parseName, type StoredBackup } from '../platform/backup/backup-folder.ts';
import { backupKeyOf } from '../platform/backup/backup-key.ts';
import { isDatabaseMissing } from '../platform/database/data-source.ts';
import { readEnv } from '../platform/env/env.ts';
import { type RestoreResult, restore } from './backup/restore.ts';
import { productFor, withDatabase } from './command.ts';
import { run } from './command-line.ts';

const USAGE = 'npm run restore -- <folder> [--data <file>] [--verify-all]';
const MAX_LISTED = 20;

function dataFile(path: string | undefined): StoredBackup | undefined {
  if (path === undefined) return undefined;
  const stored = parseName(dirname(path), basename(path));
  if (stored?.kind !== 'data') throw new Error(`${path} is not the name of a data file.`);
  return stored;
}

function printResult({ counts, usersDeleted, reading }: RestoreResult): void {
  console.log(`Restored: ${[...counts].map(([name, rows]) => `${name} ${rows}`).join(', ')}.`);
  console.log(`Deleted again, because the newest keys have none for them: ${usersDeleted} users.`);
  console.log(`Entries tested: ${reading.read} readable, ${reading.unreadable.length} not.`);
  if (reading.unreadable.length === 0) return;
  console.error(`NOT READABLE: answer ${reading.unreadable.slice(0, MAX_LISTED).join(', ')}`);
  process.exitCode = 1;
}

/** `npm run restore`: restores a backup into an empty, migrated database of either engine. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: 'string' }, 'verify-all': { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error(USAGE);
  const env = readEnv();
  if (isDatabaseMissing(env))
    throw new Error(`${env.dataDir} has no database: run \`npm run db:migrate\` first.`);
  const product = productFor(env);
  const key = backupKeyOf(env.backupKey, product.secrets);
  await withDatabase(product, async () => {
    const result = await restore({
      ...product,
      folder,
      key,
      data: dataFile(values.data),
      isEveryTextTested: values['verify-all'],
      report: console.log,
    });
    printResult(result);
  });
}

run(USAGE, main, 'The restore is not done. ');
