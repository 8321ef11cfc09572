import { createDataSource } from '../database/data-source.ts';
import { Database } from '../database/database.ts';
import { connectPatiently } from '../database/startup.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../lib/logger.ts';

/** `npm run db:migrate` and, with `--down`, `npm run db:rollback`: one step back, for development. */
async function migrate(): Promise<void> {
  const env = readEnv();
  const source = createDataSource(env);
  await connectPatiently(new Database(source), createLogger(env.logLevel));
  if (process.argv.includes('--down')) {
    await source.undoLastMigration();
    console.log('The last migration is undone.');
  } else {
    const applied = await source.runMigrations();
    console.log(
      applied.length === 0
        ? 'The database is up to date.'
        : `Applied: ${applied.map(({ name }) => name).join(', ')}`,
    );
  }
  await source.destroy();
}

migrate().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
