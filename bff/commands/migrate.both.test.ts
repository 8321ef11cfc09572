import { UserEntity } from '../account/user.entity.ts';
import { freshSecrets } from '../platform/env/local-secrets.ts';
import { runCommand } from '../workshop/testing/command-line.ts';
import { buildUserRow } from '../workshop/testing/rows.ts';
import { createTestDatabase, type TestDatabase } from '../workshop/testing/test-database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.remove());

function rollBack(args: string[] = [], typed = '') {
  const [, keys = '', active = '', session = ''] =
    /KEYS=(.*)\n.*ACTIVE=(.*)\n.*SECRET=(.*)\n/.exec(freshSecrets()) ?? [];
  const place = database.url ? { DATABASE_URL: database.url } : { DATA_DIR: database.dataDir };
  const secrets = { ENCRYPTION_KEYS: keys, ENCRYPTION_KEY_ACTIVE: active, SESSION_SECRET: session };
  return runCommand(['commands/migrate.ts', '--down', ...args], { ...place, ...secrets }, typed);
}

async function applied(): Promise<string[]> {
  const rows = await database.source.query<{ name: string }[]>(
    'SELECT name FROM migrations ORDER BY timestamp',
  );
  return rows.map(({ name }) => name);
}

/** Undoes the newest migrations until this one is the newest. */
async function undoUntil(name: string): Promise<void> {
  while (!(await applied()).at(-1)?.startsWith(name)) await database.source.undoLastMigration();
}

describe('db:rollback', () => {
  it('names what will be lost, and changes nothing unless it is told yes', async () => {
    await undoUntil('Notices');
    const before = await applied();
    for (const typed of ['', 'y\n']) {
      const { status, stdout, stderr } = rollBack([], typed);
      expect(stdout).toContain(
        `Undoing ${before.at(-1)} loses: column user.browserToldAt, column user.hasNotices.`,
      );
      expect([status, stderr]).toEqual([1, 'Nothing is changed.\n']);
    }
    expect(await applied()).toEqual(before);
    expect(rollBack([], 'yes\n').status).toBe(0);
    expect(await applied()).toEqual(before.slice(0, -1));
  });

  it('asks no question with --yes, and still counts the rows of every table that goes', async () => {
    await undoUntil('Mail');
    await database.source.query(
      "INSERT INTO mail (id, kind, address, nonce, createdAt, dueAt, attempts) VALUES ('a', 'b', 'c', 'd', '2026-01-01', '2026-01-01', 0)",
    );
    const { status, stdout } = rollBack(['--yes']);
    expect(stdout).toContain('loses: table mail (1 rows).');
    expect(status).toBe(0);
    expect((await applied()).at(-1)).toMatch(/^PurgeIndexes/);
    expect(rollBack(['--yes']).stdout).toContain('loses: nothing.');
    expect(rollBack().stdout).toContain('loses: rows of draft that the older schema has no room for');
  });

  it('never drops the tables of a diary, not even with --yes, and says when nothing is left to undo', async () => {
    await database.source.getRepository(UserEntity).insert(buildUserRow());
    await undoUntil('InitialSchema');
    expect(rollBack(['--yes'])).toMatchObject({
      status: 1,
      stderr: 'This would drop the diary of 1 people. Nothing is changed.\n',
    });
    expect(await database.source.query('SELECT id FROM user')).toHaveLength(1);
    await database.source.query('DELETE FROM user');
    expect(rollBack(['--yes']).status).toBe(0);
    expect(rollBack(['--yes'])).toMatchObject({ status: 0, stdout: 'There is no migration to undo.\n' });
  });
});
