import { credentialsRule } from '../account/account.rules.ts';
import { migrate } from '../platform/database/startup.ts';
import { readEnv } from '../platform/env/env.ts';
import { textsOf } from '../platform/lib/answer-texts.rules.ts';
import { addDays, calendarDay } from '../platform/lib/clock.ts';
import { AppError } from '../platform/lib/errors.ts';
import { createLogger } from '../platform/lib/logger.ts';
import { ALONE } from '../platform/limits/fair-queue.ts';
import { productFor } from './command.ts';

const DEMO = { username: 'demo@example.org', password: 'aufwind' };
const TIME_ZONE = 'Europe/Berlin';
const DAYS = 365;
/** Days from one gap to the next: a diary of a real year has gaps. */
const GAP_EVERY_DAYS = 23;

const TEXTS = [
  'Die Nachbarin hat mir eine Tüte Quitten vor die Tür gestellt. Einfach so.',
  'Der Bus war pünktlich und ganz leer. Ich saß vorne, mit Sonne im Gesicht.',
  'Lange mit Papa telefoniert. Er hat von seinem ersten Fahrrad erzählt, und wir haben beide gelacht.',
  'Der erste Kaffee am offenen Fenster, bevor das Haus wach war.',
  'Ein Kollege hat gesagt, dass er gern mit mir arbeitet.',
  'Auf dem Heimweg ein Stück zu Fuß gegangen. Die Amseln waren lauter als die Straße.',
  'Das Brot ist aufgegangen, zum ersten Mal so richtig.',
  'Ich habe Nein gesagt und es war in Ordnung.',
  'Unser Kind hat im Schlaf gelacht.',
  'Eine alte Postkarte im Buch gefunden, von Marie, aus Lissabon.',
  'Nach dem Regen hat alles nach Erde gerochen.',
];

/** `npm run db:seed`: a demo account with a year of answers, up to yesterday, so that today is open. */
async function seed(): Promise<void> {
  const env = readEnv();
  let now = new Date();
  // First, because new secrets are never made for a database that is there. A closed registration is no matter of the operator's.
  const open = { ...env, isRegistrationClosed: false };
  const { db, vault, services } = productFor(open, { clock: () => now });
  await migrate(env, createLogger(env.logLevel));
  await db.connect();
  await vault.check();

  const today = calendarDay(now, TIME_ZONE);
  now = new Date(`${addDays(today, -DAYS)}T17:00:00Z`);
  const user = await services.account.register(credentialsRule.parse(DEMO), TIME_ZONE, ALONE);
  for (let ago = DAYS; ago >= 1; ago -= 1) {
    if (ago % GAP_EVERY_DAYS === 0) continue;
    const day = addDays(today, -ago);
    now = new Date(`${day}T18:30:00Z`);
    const texts = textsOf({ content: TEXTS[ago % TEXTS.length] });
    await services.answer.save({ userId: user.id, day, timeZone: TIME_ZONE, texts });
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
