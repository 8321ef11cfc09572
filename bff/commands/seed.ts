import { credentialsRule } from '../account/account.rules.ts';
import { textsOf } from '../answer/answer-content.rules.ts';
import { migrate } from '../platform/database/startup.ts';
import { readEnv } from '../platform/env/env.ts';
import { calendarDay } from '../platform/lib/clock.ts';
import { AppError } from '../platform/lib/errors.ts';
import { createLogger } from '../platform/lib/logger.ts';
import { productFor } from './command.ts';
import { demoDiary } from './seed/demo-diary.ts';

const DEMO = { username: 'demo@example.org', password: 'aufwind' };
const TIME_ZONE = 'Europe/Berlin';

/** `npm run db:seed`: creates a demo account with a year of answers up to yesterday. */
async function seed(): Promise<void> {
  const env = readEnv();
  let now = new Date();
  // Create the product first: secrets are never created for an existing database. The demo account is created even if
  // registration is closed.
  const open = { ...env, isRegistrationClosed: false };
  const { db, vault, services } = productFor(open, { clock: () => now });
  await migrate(env, createLogger(env.logLevel));
  await db.connect();
  await vault.check();

  const today = calendarDay(now, TIME_ZONE);
  const diary = demoDiary(today);
  now = new Date(`${diary[0]?.day ?? today}T17:00:00Z`);
  const user = await services.account.register(credentialsRule.parse(DEMO), TIME_ZONE);
  for (const { day, content } of diary) {
    now = new Date(`${day}T18:30:00Z`);
    await services.answer.save({ userId: user.id, day, timeZone: TIME_ZONE, texts: textsOf({ content }) });
  }
  await db.close();
  console.log(
    `A year of answers is there. Sign in as ${DEMO.username} with the password "${DEMO.password}".`,
  );
}

seed().catch((error: unknown) => {
  const isThere = error instanceof AppError && error.code === 'CONFLICT';
  console.error(isThere ? `The demo account is there already: ${DEMO.username}.` : error);
  process.exit(isThere ? 0 : 1);
});
