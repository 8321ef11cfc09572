import { UserEntity } from '../account/user.entity.ts';
import { createDataSource } from '../platform/database/data-source.ts';
import type { SqlValue } from '../platform/database/sql-value.ts';
import { DAY_MS } from '../platform/lib/clock.ts';
import { buildUserRow } from '../workshop/testing/rows.ts';
import { START_OF_TESTS } from '../workshop/testing/test-app.ts';
import { openYears, type Story, UNUSED_DAYS } from '../workshop/testing/unused-accounts.ts';
import { UnusedAccountEntity } from './unused-account.entity.ts';

const ACCOUNTS = 1_000;
const PER_STATEMENT = 500;
/** Up to these numbers, accounts are due for the deletion, and others for a question, which is slow to send. */
const DUE = { deletion: 60, question: 3 };

let story: Story;
beforeAll(async () => {
  story = await openYears();
  const { db, clock } = story.app;
  story.years.jumpTo(UNUSED_DAYS + 1_000);
  const usedAt = START_OF_TESTS;
  for (let first = 1; first <= ACCOUNTS; first += PER_STATEMENT) {
    const ids = Array.from({ length: PER_STATEMENT }, (_, at) => first + at);
    await db.write(async ({ manager }) => {
      const users = ids.map((id) => ({ ...buildUserRow({ usedAt, lockedAt: null }), id }));
      await manager.insert(UserEntity, users);
      const asked = ids
        .filter((id) => id % 10 > 0)
        .map((userId) => ({
          userId,
          acceptedMails: userId % 3,
          lastMailAt: usedAt,
          nextAt: new Date(
            clock().getTime() + (userId - (userId % 3 === 2 ? DUE.deletion : DUE.question)) * DAY_MS,
          ),
        }));
      await manager.insert(UnusedAccountEntity, asked);
    });
  }
  await db.change(
    'INSERT INTO unused_run (id, ranAt, quietUntil, afterId, othersMailedAt) VALUES (1, ?, ?, 0, ?)',
    [new Date(clock().getTime() - DAY_MS), usedAt, clock()],
  );
  if (story.app.database.url) await db.all('ANALYZE TABLE user, unused_account');
});
afterAll(() => story.close());

/** Tables that the plan of a statement reads from beginning to end, or sorts. */
async function scanned(sql: string, values: SqlValue[]): Promise<string[]> {
  const { db, database } = story.app;
  if (!database.url) {
    // On a connection of its own, because the explanation of a write holds the connection.
    const other = await createDataSource({ dataDir: database.dataDir }).initialize();
    const plan: { detail: string }[] = await other.query(`EXPLAIN QUERY PLAN ${sql}`, values.map(String));
    await other.destroy();
    return plan.flatMap(({ detail }) => /^SCAN (user|unused_account)|ORDER BY/.exec(detail)?.[0] ?? []);
  }
  type Step = { select_type: string; table: string; type: string; Extra: string | null };
  const plan = await db.all<Step>(`EXPLAIN FORMAT=TRADITIONAL ${sql}`, values);
  // MySQL names the table that an INSERT writes to, too.
  const reads = plan.filter(({ select_type }) => select_type !== 'INSERT');
  return reads.flatMap(({ table, type, Extra }) => {
    const isWhole = /^(ALL|index)$/.test(type) && /^(user|unused_account)$/.test(table);
    return isWhole || Extra?.includes('filesort') ? `${table} ${type} ${Extra}` : [];
  });
}

it('deletes one account in a hundred; no statement of the job or of the list for the operator reads all accounts, or sorts them', async () => {
  const { db, services } = story.app;
  const spies = [jest.spyOn(db, 'all'), jest.spyOn(db, 'change')];
  await services.unusedAccounts.run();
  await services.unusedAccounts.next(100);
  const statements = spies.flatMap(({ mock }) => mock.calls.map(([sql, values = []]) => ({ sql, values })));
  jest.restoreAllMocks();
  const [left] = await db.all<{ total: number }>('SELECT count(*) AS total FROM user');
  expect(Number(left?.total)).toBe(ACCOUNTS - ACCOUNTS / 100);
  const ofTables = statements.filter(({ sql }) => /\b(user|unused_account)\b/.test(sql));
  expect(ofTables.length).toBeGreaterThan(5);
  for (const { sql, values } of ofTables) expect([sql, await scanned(sql, values)]).toEqual([sql, []]);
});
