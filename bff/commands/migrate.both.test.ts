import { UserEntity } from '../account/user.entity.ts';
import { MIGRATIONS } from '../platform/database/data-source.ts';
import { generateSecrets } from '../platform/env/local-secrets.ts';
import { runCommand } from '../workshop/testing/command-line.ts';
import { asNextVersion } from '../workshop/testing/next-version.ts';
import { buildUserRow } from '../workshop/testing/rows.ts';
import { createTestDatabase, type TestDatabase } from '../workshop/testing/test-database.ts';

let database: TestDatabase;
afterEach(() => database.remove());

function rollBack(command: [string, ...string[]], typed = '') {
  const [, keys = '', active = '', session = ''] =
    /KEYS=(.*)\n.*ACTIVE=(.*)\n.*SECRET=(.*)\n/.exec(generateSecrets()) ?? [];
  const place = database.url ? { DATABASE_URL: database.url } : { DATA_DIR: database.dataDir };
  const secrets = { ENCRYPTION_KEYS: keys, ENCRYPTION_KEY_ACTIVE: active, SESSION_SECRET: session };
  return runCommand(command, { ...place, ...secrets }, typed);
}

async function applied(): Promise<string[]> {
  const rows = await database.source.query<{ name: string }[]>(
    'SELECT name FROM migrations ORDER BY timestamp',
  );
  return rows.map(({ name }) => name);
}

describe('db:rollback of the next version', () => {
  const DOWN: [string, ...string[]] = [
    'workshop/testing/next-version-command.ts',
    'commands/migrate.ts',
    '--down',
  ];

  beforeEach(async () => {
    database = await asNextVersion(createTestDatabase);
  });

  it('names the data that will be lost, and changes nothing without a yes', async () => {
    await database.source.undoLastMigration();
    const before = await applied();
    for (const typed of ['', 'y\n']) {
      const { status, stdout, stderr } = rollBack(DOWN, typed);
      expect(stdout).toContain(
        `Undoing ${before.at(-1)} loses: table label (0 rows), rows of feedback that the older schema has no room for, column feedback.label.`,
      );
      expect([status, stderr]).toEqual([1, 'Nothing is changed.\n']);
    }
    expect(await applied()).toEqual(before);
    expect(rollBack(DOWN, 'yes\n').status).toBe(0);
    expect(await applied()).toEqual(before.slice(0, -1));
  });

  it('asks no question with --yes, and still counts the rows of every dropped table', async () => {
    await database.source.query("INSERT INTO label (name) VALUES ('Lob')");
    expect(rollBack([...DOWN, '--yes']).stdout).toContain('loses: nothing.');
    const { status, stdout } = rollBack([...DOWN, '--yes']);
    expect(stdout).toContain('loses: table label (1 rows), ');
    expect(status).toBe(0);
    expect((await applied()).at(-1)).toBe(MIGRATIONS.at(-1)?.name);
  });

  it('is rejected by the previous version, which does not know the migration', async () => {
    const before = await applied();
    expect(rollBack(['commands/migrate.ts', '--down', '--yes'])).toMatchObject({
      status: 1,
      stderr: `${before.at(-1)} was applied by a newer version: undo it with that one.\n`,
    });
    expect(await applied()).toEqual(before);
  });
});

describe('db:rollback of the initial schema', () => {
  const DOWN: [string, ...string[]] = ['commands/migrate.ts', '--down', '--yes'];

  beforeEach(async () => {
    database = await createTestDatabase();
  });

  it('never drops the tables of a diary, even with --yes, and reports when no migration is left', async () => {
    await database.source.getRepository(UserEntity).insert(buildUserRow());
    for (const { name } of MIGRATIONS.slice(1).toReversed()) {
      expect((await applied()).at(-1)).toBe(name);
      expect(rollBack(DOWN).status).toBe(0);
    }
    expect(rollBack(DOWN)).toMatchObject({
      status: 1,
      stderr: 'This would drop the diary of 1 people. Nothing is changed.\n',
    });
    expect(await database.source.query('SELECT id FROM user')).toHaveLength(1);
    await database.source.query('DELETE FROM user');
    expect(rollBack(DOWN).status).toBe(0);
    expect(rollBack(DOWN)).toMatchObject({ status: 0, stdout: 'There is no migration to undo.\n' });
  });
});
