import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import libsql from 'libsql';
import { pathsOf } from '../platform/backup/backup-folder.ts';
import { BACKUP_KINDS } from '../platform/backup/backup-key.ts';
import { DATABASE_FILE } from '../platform/database/data-source.ts';
import { linesOf } from '../workshop/testing/doctor-stage.ts';
import { buildMasterKey } from '../workshop/testing/settings.ts';
import { launch } from '../workshop/testing/spawned-server.ts';
import { createTestDatabase, type TestDatabase } from '../workshop/testing/test-database.ts';
import { writeBackup } from './backup/backup.ts';
import type { BackupHeader } from './backup/format.ts';
import type { CheckResult } from './doctor/check.ts';
import { examine } from './doctor/doctor.ts';

const REFUSAL = 'was made by release 0.1.0, which this version does not read. Keep it';
const MIGRATIONS = ['InitialSchema1795000000000', 'LimitsAndDevices1795100000000'];
const BACKUP_KEY = randomBytes(32);
const SECRETS = {
  ENCRYPTION_KEYS: buildMasterKey('k1'),
  ENCRYPTION_KEY_ACTIVE: 'k1',
  SESSION_SECRET: randomBytes(32).toString('hex'),
  BACKUP_KEY: BACKUP_KEY.toString('base64'),
};

let folder: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aufwind-first-release-'));
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.remove();
  rmSync(folder, { recursive: true });
});

/** Statements that create a database of release 0.1.0: its list of migrations, and one row of data. */
const STATEMENTS = [
  'CREATE TABLE migrations (id integer NOT NULL PRIMARY KEY, timestamp bigint NOT NULL, name varchar(255) NOT NULL)',
  ...MIGRATIONS.map((name, at) => `INSERT INTO migrations VALUES (${at + 1}, ${name.slice(-13)}, '${name}')`),
  'CREATE TABLE user (id integer NOT NULL PRIMARY KEY, username varchar(254) NOT NULL)',
  "INSERT INTO user VALUES (7, 'anna@example.org')",
];

/** Creates the file of release 0.1.0; the connection stays open, as after a kill. */
function makeOldFile(journal: 'DELETE' | 'WAL') {
  const file = new libsql(join(folder, DATABASE_FILE));
  file.pragma(`journal_mode = ${journal}`);
  for (const statement of STATEMENTS) file.exec(statement);
  return file;
}

/** The names of the files in the folder, each with the hash of its bytes. */
function filesInFolder(): Record<string, string> {
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  return Object.fromEntries(readdirSync(folder).map((name) => [name, hashOf(name)]));
}

/** Every row of every table on the server. */
async function rowsOnServer(): Promise<Record<string, unknown>> {
  const tables = await database.source.query<{ name: string }[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) rows[name] = await database.source.query(`SELECT * FROM ${name}`);
  return rows;
}

/** The environment of a database of release 0.1.0, without a file of secrets. */
async function makeOldDatabase(): Promise<NodeJS.ProcessEnv> {
  const { source, url } = database;
  if (!url) {
    makeOldFile('DELETE').close();
    return { DATA_DIR: folder };
  }
  for (const _migration of source.migrations) await source.undoLastMigration();
  await source.query('DROP TABLE migrations');
  for (const statement of STATEMENTS) await source.query(statement);
  return { ...SECRETS, DATABASE_URL: url };
}

async function outcomeOf(entry: [string, ...string[]], variables: NodeJS.ProcessEnv) {
  const { ended, output } = await launch(variables, entry);
  const code = await ended;
  return { code, output: output() };
}

describe('a database of release 0.1.0', () => {
  const refused = { code: 1, output: expect.stringContaining(`This database ${REFUSAL}`) };
  const commands: [string, [string, ...string[]]][] = [
    ['the start', ['main.ts']],
    ['the start that migrates', ['main.ts', '--migrate']],
    ['db:migrate', ['commands/migrate.ts']],
    ['db:rollback', ['commands/migrate.ts', '--down', '--yes']],
    ['restore', ['commands/restore.ts', tmpdir()]],
  ];

  it.each(commands)('is rejected by %s, which changes no byte of it', async (_title, entry) => {
    const variables = await makeOldDatabase();
    const state = async () => (database.url ? rowsOnServer() : filesInFolder());
    const before = await state();
    expect(await outcomeOf(entry, variables)).toEqual(refused);
    expect(await state()).toEqual(before);
  });

  it('keeps the write-ahead log of a killed process', async () => {
    const file = makeOldFile('WAL');
    const { [`${DATABASE_FILE}-shm`]: _index, ...before } = filesInFolder();
    expect(Object.keys(before)).toContain(`${DATABASE_FILE}-wal`);
    expect(await outcomeOf(['main.ts', '--migrate'], { DATA_DIR: folder })).toEqual(refused);
    const { [`${DATABASE_FILE}-shm`]: _newIndex, ...after } = filesInFolder();
    expect(after).toEqual(before);
    file.close();
  });

  it('is reported by doctor', async () => {
    const variables = { ...SECRETS, ...(await makeOldDatabase()) };
    const results: CheckResult[] = [];
    for await (const result of examine(variables, {})) results.push(result);
    expect(linesOf(results)).toContainEqual(expect.stringContaining(`database: This database ${REFUSAL}`));
  });
});

describe('a backup of release 0.1.0', () => {
  it('is rejected by restore, which writes nothing', async () => {
    const now = new Date();
    const header: BackupHeader = {
      format: 'aufwind-backup-1',
      createdAt: now.toISOString(),
      engine: 'mysql',
      migrations: MIGRATIONS,
      sequences: {},
      tables: [],
    };
    for (const kind of BACKUP_KINDS) {
      const { path } = pathsOf(folder, kind, now);
      const file = { path, key: createSecretKey(BACKUP_KEY), kind };
      await writeBackup(
        file,
        header,
        async function* () {},
        () => undefined,
      );
    }
    const before = filesInFolder();
    const place = database.url ? { DATABASE_URL: database.url } : { DATA_DIR: database.dataDir };
    expect(await outcomeOf(['commands/restore.ts', folder], { ...SECRETS, ...place })).toEqual({
      code: 1,
      output: expect.stringContaining(`This backup ${REFUSAL}`),
    });
    expect(filesInFolder()).toEqual(before);
    expect(await database.source.query('SELECT kekId FROM key_check')).toEqual([]);
  });
});
