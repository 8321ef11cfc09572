import { existsSync } from 'node:fs';
import { FirstReleaseRefused } from '../../platform/database/first-release.ts';
import { checkPrivacy } from '../../platform/database/private-folder.ts';
import { migrationState, missingParts, partsDone } from '../../platform/database/schema-state.ts';
import { checkBinaryLogs, checkDurability } from '../../platform/database/server-settings.ts';
import { fault, ok, warning } from '../../platform/lib/finding.ts';
import { callOf } from './calls.ts';
import type { Checks } from './check.ts';
import { NotChecked, reasonOf } from './reason.ts';

/** Checks that the database responds, has the right schema, is durable, and forgets deleted rows. */
export const DATABASE_CHECKS: Checks = {
  reads: ['DATABASE_URL', 'DATA_DIR'],
  runs: {
    async 'data folder'({ env: { databaseUrl, dataDir } }) {
      if (databaseUrl) throw new NotChecked('the data are on a database server');
      if (!existsSync(dataDir)) throw new NotChecked(`there is no ${dataDir}`);
      return checkPrivacy(dataDir);
    },
    async database({ env: { databaseUrl, dataDir }, open }) {
      try {
        const { db } = await open();
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
    },
    async schema({ database }) {
      const { source } = await database();
      const { pending, unknown } = await migrationState(source);
      const [next] = pending;
      if (next !== undefined) {
        const sentence = `migrations have not run: ${pending.join(', ')}`;
        const half = (await partsDone(source, next)).join(', ');
        return half === ''
          ? fault(sentence, callOf.migrate())
          : fault(
              `${sentence}; the first one has broken off and left ${half}`,
              `remove ${half} from the database, then ${callOf.migrate()}`,
            );
      }
      const missing = await missingParts(source);
      if (missing.length > 0) {
        return fault(
          `${missing.join(', ')} is missing, though its migration is recorded as done`,
          `${callOf.restore('<folder>')}, into a new database`,
        );
      }
      return unknown.length === 0
        ? ok('every migration has run, and every table and column is there')
        : warning(
            `a newer version has changed it: ${unknown.join(', ')}`,
            `start that version, or undo them with it: ${callOf.rollBack()}`,
          );
    },
    async durability({ env, database }) {
      if (!env.databaseUrl) return ok('the embedded database waits for the disk at every write');
      return checkDurability((await database()).db);
    },
    async 'binary logs'({ env, database }) {
      if (!env.databaseUrl) throw new NotChecked('the embedded database has no binary logs');
      return checkBinaryLogs((await database()).db);
    },
  },
};
