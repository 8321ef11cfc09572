import { createTestDatabase, type TestDatabase } from '../../workshop/testing/test-database.ts';
import { openSnapshot, TRANSIENT_TABLES, tablesOf } from './tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

async function namesOf(mysql: string, sqlite: string): Promise<string[]> {
  const rows = await database.source.query<{ name: string }[]>(database.url ? mysql : sqlite);
  return rows.map(({ name }) => name).sort();
}

describe('the content of a backup', () => {
  const dumped = () => [...tablesOf(database.source, 'data'), ...tablesOf(database.source, 'keys')];

  it('includes every table except transient tables and the list of migrations', async () => {
    const tables = await namesOf(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
    );
    const expected = tables.filter((name) => name !== 'migrations' && !TRANSIENT_TABLES.includes(name));
    const found = dumped().map(({ name }) => name);
    expect(found.sort()).toEqual(expected);
  });

  it('excludes sessions, rate limits, used tokens, queued mails, jobs, push registrations and unused accounts', () => {
    const found = dumped().map(({ name }) => name);
    for (const name of TRANSIENT_TABLES) expect(found).not.toContain(name);
    expect(TRANSIENT_TABLES).toEqual([
      'session',
      'rate_limit',
      'used_token',
      'mail',
      'job',
      'push_subscription',
      'unused_account',
      'unused_run',
    ]);
  });

  it('includes every column except generated columns', async () => {
    for (const { name, columns } of dumped()) {
      const all = await namesOf(
        `SELECT column_name AS name FROM information_schema.columns
         WHERE table_schema = DATABASE() AND table_name = '${name}' AND extra NOT LIKE '%GENERATED%'`,
        `SELECT name FROM pragma_table_xinfo('${name}') WHERE hidden = 0`,
      );
      expect([name, columns.map((column) => column.name).sort()]).toEqual([name, all]);
    }
  });

  it('keeps user keys out of the data file, which is kept longer, and starts with users', () => {
    expect(tablesOf(database.source, 'keys').map(({ name }) => name)).toEqual(['user_key', 'key_check']);
    expect(tablesOf(database.source, 'data')[0]?.name).toBe('user');
  });

  it('names the highest serial key of every table that has one', async () => {
    const snapshot = await openSnapshot(database.source);
    const names = Object.keys(await snapshot.sequences());
    await snapshot.close();
    expect(names).toEqual(expect.arrayContaining(['user', 'answer', 'feedback']));
  });
});
