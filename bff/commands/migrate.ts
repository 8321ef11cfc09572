import { createDataSource } from '../platform/database/data-source.ts';
import { Database } from '../platform/database/database.ts';
import { connectPatiently, migrate } from '../platform/database/startup.ts';
import { COMMAND_LIMITS } from '../platform/database/time-limits.ts';
import { readEnv } from '../platform/env/env.ts';
import { createLogger } from '../platform/lib/logger.ts';

/** `npm run db:migrate` and, with `--down`, `npm run db:rollback`: one step back, for development. */
async function main(): Promise<void> {
  const env = readEnv();
  const logger = createLogger(env.logLevel);
  if (!process.argv.includes('--down')) {
    const applied = await migrate(env, logger);
    console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`);
    return;
  }
  const source = createDataSource(env);
  const db = new Database(source, COMMAND_LIMITS);
  await connectPatiently(db, logger);
  await source.undoLastMigration();
  console.log('The last migration is undone.');
  await db.close();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
