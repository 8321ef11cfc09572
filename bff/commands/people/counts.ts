import type { Database } from '../../platform/database/database.ts';
import { addDays, calendarDay } from '../../platform/lib/clock.ts';

type Counts = Record<string, number>;

/** Active people have answered one of the last days, in UTC. */
const COUNT = `SELECT * FROM
  (SELECT count(*) AS people, count(lockedAt) AS locked, count(addressConfirmedAt) AS confirmed,
    count(CASE WHEN provider = 'local' THEN 1 END) AS withPassword FROM user) AS accounts,
  (SELECT count(DISTINCT CASE WHEN provider = 'google' THEN userId END) AS withGoogle,
    count(DISTINCT CASE WHEN provider = 'apple' THEN userId END) AS withApple,
    count(DISTINCT CASE WHEN provider = 'oidc' THEN userId END) AS withOidc FROM user_identity) AS identities,
  (SELECT count(DISTINCT userId) AS withPasskey FROM passkey) AS passkeys,
  (SELECT count(*) AS withRecoveryCode FROM recovery_code) AS codes,
  (SELECT count(*) AS answers, count(DISTINCT CASE WHEN day >= ? THEN userId END) AS activeIn7Days,
    count(DISTINCT CASE WHEN day >= ? THEN userId END) AS activeIn30Days FROM answer WHERE live = 1) AS diaries`;

/** Counts people, their credentials and their answers. */
export async function countPeople(db: Database, now: Date): Promise<Counts> {
  const today = calendarDay(now, 'UTC');
  const [counts] = await db.all<Counts>(COUNT, [addDays(today, -6), addDays(today, -29)]);
  if (!counts) throw new Error('The database has counted nothing.');
  return counts;
}

/** Formats the counts, a line each. */
export function linesOf(counts: Counts): string {
  return [
    `People: ${counts.people}, of them ${counts.locked} locked, ${counts.confirmed} with a confirmed address`,
    `Credentials: ${counts.withPassword} password, ${counts.withGoogle} Google, ${counts.withApple} Apple, ${counts.withOidc} OpenID Connect, ${counts.withPasskey} passkey, ${counts.withRecoveryCode} recovery code`,
    `Answers: ${counts.answers}`,
    `Active: ${counts.activeIn7Days} in the last 7 days, ${counts.activeIn30Days} in the last 30`,
  ].join('\n');
}
