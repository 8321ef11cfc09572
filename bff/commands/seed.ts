import { parseArgs } from 'node:util';
import { credentialsRule } from '../account/account.rules.ts';
import { textsOf } from '../answer/answer-content.rules.ts';
import { migrate } from '../platform/database/startup.ts';
import { readEnv } from '../platform/env/env.ts';
import { calendarDay } from '../platform/lib/clock.ts';
import { LOOPBACK } from '../platform/lib/host-name.ts';
import { createLogger } from '../platform/lib/logger.ts';
import { productFor, withDatabase } from './command.ts';
import { run } from './command-line.ts';
import { demoDiary } from './seed/demo-diary.ts';

const DEMO = { username: 'demo@example.org', password: 'aufwind' };
const USAGE = 'npm run db:seed -- [--yes]';
const TIME_ZONE = 'Europe/Berlin';

/** `npm run db:seed`: creates a demo account with a year of answers up to yesterday. */
async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  const env = readEnv();
  const isLocal = LOOPBACK.test(new URL(env.appOrigin).hostname);
  if (!isLocal && !values.yes)
    throw new Error(
      `${env.appOrigin} is public, and so is the password of the demo account. If you want that: --yes`,
    );
  let now = new Date();
  // Create the product first: secrets are never created for an existing database. The demo account is created even if
  // registration is closed.
  const open = { ...env, isRegistrationClosed: false };
  const product = productFor(open, { clock: () => now });
  const { account, answer } = product.services;
  await migrate(env, createLogger(env.logLevel));
  await withDatabase(product, async () => {
    await product.vault.check();
    const today = calendarDay(now, TIME_ZONE);
    const diary = demoDiary(today);
    now = new Date(`${diary[0]?.day ?? today}T17:00:00Z`);
    const credentials = credentialsRule.parse(DEMO);
    if (await account.findByAddress(credentials.username))
      return console.log(`The demo account is there already: ${DEMO.username}.`);
    const user = await account.register(credentials, TIME_ZONE);
    for (const { day, content } of diary) {
      now = new Date(`${day}T18:30:00Z`);
      await answer.save({ userId: user.id, day, timeZone: TIME_ZONE, texts: textsOf({ content }) });
    }
    console.log(
      `A year of answers is there. Sign in as ${DEMO.username} with the password "${DEMO.password}".`,
    );
  });
}

run(USAGE, seed);
