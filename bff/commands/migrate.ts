import { migrate, rollBack } from '../platform/database/startup.ts';
import { readEnv } from '../platform/env/env.ts';
import { createLogger } from '../platform/lib/logger.ts';
import { run } from './command.ts';

/** `npm run db:migrate` and, with `--down`, `npm run db:rollback`: one step back, for development. */
async function main(): Promise<void> {
  const env = readEnv();
  const logger = createLogger(env.logLevel);
  if (process.argv.includes('--down')) {
    await rollBack(env, logger);
    console.log('The last migration is undone.');
    return;
  }
  const applied = await migrate(env, logger);
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`);
}

run(main);
