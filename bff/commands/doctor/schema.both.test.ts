import { createDoctorStage, type DoctorStage, linesOf } from '../../workshop/testing/doctor-stage.ts';
import { freePort } from '../../workshop/testing/free-port.ts';

let stage: DoctorStage;
beforeEach(async () => {
  stage = await createDoctorStage();
});
afterEach(() => stage.close());

function run(statement: string): Promise<unknown> {
  return stage.app.database.source.query(statement);
}

/** Returns all findings about the schema. */
async function schemaLines(): Promise<string[]> {
  const results = await stage.examine();
  return results
    .filter(({ check }) => check === 'schema')
    .map(({ result, sentence }) => `${result}: ${sentence}`);
}

describe('doctor, with a schema of another version', () => {
  it('reports pending migrations', async () => {
    await stage.app.database.source.undoLastMigration();
    const [last] = stage.app.database.source.migrations.slice(-1);
    expect(await schemaLines()).toEqual([`fault: migrations have not run: ${last?.constructor.name}`]);
  });

  it('reports missing parts of a recorded migration', async () => {
    await run('DROP TABLE passkey');
    await run('ALTER TABLE feedback DROP COLUMN answeredAt');
    expect(await schemaLines()).toEqual([
      'fault: passkey, feedback.answeredAt is missing, though its migration is recorded as done',
    ]);
  });

  it('reports migrations of a newer version', async () => {
    await run("INSERT INTO migrations (timestamp, name) VALUES (1999999999999, 'Later1999999999999')");
    expect(await schemaLines()).toEqual(['warning: a newer version has changed it: Later1999999999999']);
  });

  it('creates no table of migrations', async () => {
    await run('DROP TABLE migrations');
    expect((await schemaLines())[0]).toMatch(/^fault: migrations have not run: InitialSchema\d+/);
    await expect(run('SELECT count(*) FROM migrations')).rejects.toThrow(/migrations/);
  });
});

describe('doctor, without a database', () => {
  it('reports this once, and marks each dependent check as not run', async () => {
    const { url } = stage.app.database;
    const changes = url
      ? { DATABASE_URL: url.replace(/:\d+\//, `:${await freePort()}/`) }
      : { DATA_DIR: `${stage.app.database.dataDir}/nowhere` };
    const results = await stage.examine(changes);
    expect(linesOf(results)).toEqual([
      expect.stringMatching(
        url
          ? /^database: the database does not answer: .*ECONNREFUSED/
          : /^database: .*There is no diary in /,
      ),
    ]);
    const unchecked = linesOf(results, 'not checked');
    for (const check of ['schema', 'master keys', "users' keys"]) {
      expect(unchecked).toContain(`${check}: the database does not answer`);
    }
  });
});
