import { existsSync } from 'node:fs';
import { FirstReleaseRefused } from '../../platform/database/first-release.ts';
import { checkPrivacy } from '../../platform/database/private-folder.ts';
import { migrationState, missingParts, partsDone } from '../../platform/database/schema-state.ts';
import { checkBinaryLogs, checkDurability } from '../../platform/database/server-settings.ts';
import { type Finding, fault, ok, warning } from '../../platform/lib/finding.ts';
import { callOf } from './calls.ts';
import { type Check, NotChecked, reasonOf } from './check.ts';
import type { Instance, OpenDatabase } from './instance.ts';

const PLACE = ['DATABASE_URL', 'DATA_DIR'];

async function checkDatabase(instance: Instance): Promise<Finding> {
  const { databaseUrl, dataDir } = instance.env;
  try {
    const { db } = await instance.open();
    if (!databaseUrl) return ok(`the embedded database in ${dataDir} answers`);
    const [row] = await db.all<{ version: string }>('SELECT VERSION() AS version');
    return ok(`the server answers: ${row?.version}`);
  } catch (error) {
    if (error instanceof FirstReleaseRefused) return fault(error.message, 'see bff/commands/upgrade.md');
    const remedy = databaseUrl
      ? 'start the database server, and compare DATABASE_URL with it'
      : `${callOf.start()}, or ${callOf.restore('<folder>')} for an old one`;
    return fault(`the database does not answer: ${reasonOf(error)}`, remedy);
  }
}

async function checkSchema({ source }: OpenDatabase): Promise<Finding> {
  const { pending, unknown } = await migrationState(source);
  const [next] = pending;
  if (next !== undefined) {
    const half = await partsDone(source, next);
    const sentence = `migrations have not run: ${pending.join(', ')}`;
    return half.length === 0
      ? fault(sentence, callOf.migrate())
      : fault(
          `${sentence}; the first one has broken off and left ${half.join(', ')}`,
          `remove ${half.join(', ')} from the database, then ${callOf.migrate()}`,
        );
  }
  const missing = await missingParts(source);
  if (missing.length > 0) {
    return fault(
      `${missing.join(', ')} is missing, though its migration is recorded as done`,
      `${callOf.restore('<folder>')}, into a new database`,
    );
  }
  return unknown.length > 0
    ? warning(
        `a newer version has changed it: ${unknown.join(', ')}`,
        `start that version, or undo them with it: ${callOf.rollBack()}`,
      )
    : ok('every migration has run, and every table and column is there');
}

/** Whether the database answers, is whole, keeps what it is given, and forgets what is deleted. */
export function databaseChecks(instance: Instance): Check[] {
  return [
    {
      name: 'data folder',
      reads: PLACE,
      run: async () => {
        const { databaseUrl, dataDir } = instance.env;
        if (databaseUrl) throw new NotChecked('the data are on a database server');
        if (!existsSync(dataDir)) throw new NotChecked(`there is no ${dataDir}`);
        return checkPrivacy(dataDir);
      },
    },
    { name: 'database', reads: PLACE, run: () => checkDatabase(instance) },
    { name: 'schema', reads: PLACE, run: async () => checkSchema(await instance.database()) },
    {
      name: 'durability',
      reads: PLACE,
      run: async () => {
        if (!instance.env.databaseUrl) return ok('the embedded database waits for the disk at every write');
        return checkDurability((await instance.database()).db);
      },
    },
    {
      name: 'binary logs',
      reads: PLACE,
      run: async () => {
        if (!instance.env.databaseUrl) throw new NotChecked('the embedded database has no binary logs');
        return checkBinaryLogs((await instance.database()).db);
      },
    },
  ];
}
