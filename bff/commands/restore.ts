import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { createDataSource } from '../platform/database/data-source.ts';
import { Database } from '../platform/database/database.ts';
import { COMMAND_LIMITS } from '../platform/database/time-limits.ts';
import { readEnv } from '../platform/env/env.ts';
import { loadSecrets } from '../platform/env/local-secrets.ts';
import { KeyRing } from '../platform/vault/key-ring.ts';
import { Vault } from '../platform/vault/vault.ts';
import { parseName, type StoredBackup } from './backup/backup-folder.ts';
import { backupKeyOf } from './backup/backup-key.ts';
import { type RestoreResult, restore } from './backup/restore.ts';

const USAGE = 'npm run restore -- <folder> [--data <file>] [--verify-all]';
const MAX_LISTED = 20;

function dataFile(path: string | undefined): StoredBackup | undefined {
  if (path === undefined) return undefined;
  const stored = parseName(dirname(path), basename(path));
  if (stored?.kind !== 'data') throw new Error(`${path} is not the name of a data file.`);
  return stored;
}

function print({ counts, usersDeleted, reading }: RestoreResult): void {
  console.log(`Restored: ${[...counts].map(([name, rows]) => `${name} ${rows}`).join(', ')}.`);
  console.log(`Deleted again, because the newest keys have none for them: ${usersDeleted} users.`);
  console.log(`Entries tested: ${reading.read} readable, ${reading.unreadable.length} not.`);
  if (reading.unreadable.length === 0) return;
  console.error(`NOT READABLE: answer ${reading.unreadable.slice(0, MAX_LISTED).join(', ')}`);
  process.exitCode = 1;
}

/** `npm run restore`: a backup into an empty, migrated database of either engine. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: 'string' }, 'verify-all': { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error(USAGE);
  const env = readEnv();
  const secrets = loadSecrets(env);
  const key = backupKeyOf(env.backupKey, secrets);
  const ring = new KeyRing(secrets);
  const source = createDataSource(env);
  const db = new Database(source, COMMAND_LIMITS);
  await db.connect();
  try {
    const vault = new Vault(db, ring, () => new Date());
    const isEveryTextTested = values['verify-all'];
    const report = (line: string) => console.log(line);
    print(
      await restore({
        source,
        db,
        ring,
        vault,
        folder,
        key,
        data: dataFile(values.data),
        isEveryTextTested,
        report,
      }),
    );
  } finally {
    await db.close();
  }
}

main().catch((error: unknown) => {
  console.error(`The restore is not done. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
