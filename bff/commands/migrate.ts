import { parseArgs } from 'node:util';
import { type LastStep, rollBack } from '../platform/database/schema-state.ts';
import { migrate, withSource } from '../platform/database/startup.ts';
import { type Env, readEnv } from '../platform/env/env.ts';
import { loadSecrets } from '../platform/env/local-secrets.ts';
import { createLogger } from '../platform/lib/logger.ts';
import { confirm, requireDiary } from './command.ts';
import { run } from './command-line.ts';

const USAGE = 'npm run -s db:migrate\nnpm run -s db:rollback -- [--yes]';

async function up(env: Env): Promise<void> {
  // Read the secrets first: they are never created for an existing database.
  loadSecrets(env);
  const applied = await migrate(env, createLogger(env.logLevel));
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`);
}

async function down(env: Env, isAgreed: boolean): Promise<void> {
  requireDiary(env);
  const agree = async ({ name, losses }: LastStep) => {
    console.log(`Undoing ${name} loses: ${losses.length === 0 ? 'nothing' : losses.join(', ')}.`);
    return isAgreed || confirm('A backup is the only way back. Undo it? (yes) ', process.stdout);
  };
  const undone = await withSource(env, createLogger(env.logLevel), (source) => rollBack(source, agree));
  console.log(undone ? `Undone: ${undone}` : 'There is no migration to undo.');
}

/**
 * `npm run db:migrate`, and `npm run db:rollback` with `--down`: undoes the last migration after a question, which
 * `--yes` answers.
 */
async function main(): Promise<void> {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { down: flag, yes: flag } });
  await (values.down ? down(readEnv(), values.yes) : up(readEnv()));
}

run(USAGE, main);
