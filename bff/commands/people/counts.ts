import type { User } from '../../account/user.entity.ts';
import type { Database } from '../../platform/database/database.ts';
import { addDays, calendarDay } from '../../platform/lib/clock.ts';
import { keysetPages } from '../../platform/lib/keyset-pages.ts';

/** Accounts that one statement reads, or whose answers it counts. */
const ACCOUNTS_A_STATEMENT = 1_000;

type Account = Pick<User, 'id' | 'provider' | 'addressConfirmedAt' | 'lockedAt'>;

/** All accounts, oldest first, in pages. */
export function pagesOfAccounts(db: Database): AsyncGenerator<Account[]> {
  return keysetPages(
    0,
    (after) =>
      db.all<Account>(
        `SELECT id, provider, addressConfirmedAt, lockedAt FROM user WHERE id > ?
         ORDER BY id LIMIT ${ACCOUNTS_A_STATEMENT}`,
        [after],
      ),
    ({ id }) => id,
  );
}

/** How many people have a credential of this kind. */
async function ownersOf(db: Database, table: string, condition = '1 = 1'): Promise<number> {
  const [row] = await db.all<{ total: number }>(
    `SELECT count(DISTINCT userId) AS total FROM ${table} WHERE ${condition}`,
  );
  return row?.total ?? 0;
}

/** Counts people and answers, page by page; active is who has answered one of the last days, in UTC. */
export async function countPeople(db: Database, now: Date) {
  const today = calendarDay(now, 'UTC');
  const counts = {
    people: 0,
    locked: 0,
    confirmed: 0,
    withPassword: 0,
    withGoogle: await ownersOf(db, 'user_identity', "provider = 'google'"),
    withApple: await ownersOf(db, 'user_identity', "provider = 'apple'"),
    withPasskey: await ownersOf(db, 'passkey'),
    withRecoveryCode: await ownersOf(db, 'recovery_code'),
    answers: 0,
    activeIn7Days: 0,
    activeIn30Days: 0,
  };
  let after = 0;
  for await (const page of pagesOfAccounts(db)) {
    const last = page.at(-1)?.id ?? after;
    counts.people += page.length;
    counts.locked += page.filter(({ lockedAt }) => lockedAt).length;
    counts.confirmed += page.filter(({ addressConfirmedAt }) => addressConfirmedAt).length;
    counts.withPassword += page.filter(({ provider }) => provider === 'local').length;
    const [row] = await db.all<{ answers: number; in7Days: number; in30Days: number }>(
      `SELECT count(*) AS answers, count(DISTINCT CASE WHEN day >= ? THEN userId END) AS in7Days,
       count(DISTINCT CASE WHEN day >= ? THEN userId END) AS in30Days
       FROM answer WHERE userId > ? AND userId <= ? AND live = 1`,
      [addDays(today, -6), addDays(today, -29), after, last],
    );
    counts.answers += row?.answers ?? 0;
    counts.activeIn7Days += row?.in7Days ?? 0;
    counts.activeIn30Days += row?.in30Days ?? 0;
    after = last;
  }
  return counts;
}

/** What was counted. */
export type Counts = Awaited<ReturnType<typeof countPeople>>;
