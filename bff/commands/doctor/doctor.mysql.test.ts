import { type DatabaseServer, requireDatabaseServer } from '../../workshop/testing/database-server.ts';
import { createDoctorStage, type DoctorStage, linesOf } from '../../workshop/testing/doctor-stage.ts';
import { asNextVersion } from '../../workshop/testing/next-version.ts';

let server: DatabaseServer;
let stage: DoctorStage;
beforeAll(async () => {
  server = await requireDatabaseServer({
    isDurable: true,
    options: ['--log-bin=binlog', '--server-id=1', '--sync-binlog=1', '--binlog-expire-logs-seconds=3600'],
  });
  stage = await createDoctorStage({ serverUrl: server.url });
});
afterAll(async () => {
  await stage.close();
  await server.stop();
});

function run(statement: string): Promise<unknown> {
  return stage.app.database.source.query(statement);
}

describe('doctor, on a database server', () => {
  it('reports no fault of a correctly configured server', async () => {
    const results = await stage.examine();
    expect(linesOf(results)).toEqual([]);
    expect(linesOf(results, 'ok')).toEqual(
      expect.arrayContaining([
        'durability: an acknowledged write survives a power cut',
        'binary logs: no binary log outlives the keys in backups',
      ]),
    );
  });

  it('reports unlimited binary logs and writes that are not durable', async () => {
    await run('SET GLOBAL binlog_expire_logs_seconds = 0');
    await run('SET GLOBAL innodb_flush_log_at_trx_commit = 2');
    await run('SET GLOBAL sync_binlog = 0');
    expect(linesOf(await stage.examine())).toEqual([
      'durability: THE DATABASE CAN LOSE ACKNOWLEDGED WRITES in a power cut → set innodb_flush_log_at_trx_commit=1 and sync_binlog=1 on the database server',
      'binary logs: DELETED ACCOUNTS STAY READABLE in the binary logs: they are kept for ever → set binlog_expire_logs_seconds to at most 2592000',
    ]);
    await run('SET GLOBAL binlog_expire_logs_seconds = 3600');
    await run('SET GLOBAL innodb_flush_log_at_trx_commit = 1');
    await run('SET GLOBAL sync_binlog = 1');
  });

  it('reports a server that takes no writes', async () => {
    await run('SET GLOBAL read_only = ON');
    const results = await stage.examine();
    await run('SET GLOBAL read_only = OFF');
    expect(linesOf(results)).toEqual([
      'durability: the database takes no writes → set read_only=OFF, or connect to the writable server',
    ]);
  });

  it('reports the remains of an interrupted migration, which a server does not roll back', async () => {
    await run('ALTER TABLE feedback ADD COLUMN label varchar(10)');
    const results = await asNextVersion(() => stage.examine());
    await run('ALTER TABLE feedback DROP COLUMN label');
    expect(linesOf(results)).toContainEqual(
      expect.stringMatching(
        /^schema: migrations have not run: FeedbackLabels\d+, .*; the first one has broken off and left feedback\.label → remove feedback\.label from the database, then .*migrate/,
      ),
    );
  });

  it('reports a frozen server without waiting longer than for a stopped server', async () => {
    await server.signal('SIGSTOP');
    const results = await stage.examine();
    await server.signal('SIGCONT');
    expect(linesOf(results)).toEqual([
      expect.stringMatching(
        /^database: the database does not answer: .*ETIMEDOUT.* → start the database server/,
      ),
    ]);
    expect(linesOf(results, 'not checked')).toContain('schema: the database does not answer');
  });

  it('reports a server that has just stopped', async () => {
    await server.signal('SIGKILL');
    expect(linesOf(await stage.examine())).toEqual([
      expect.stringMatching(
        /^database: the database does not answer: .*ECONNREFUSED.* → start the database server/,
      ),
    ]);
    await server.start();
    expect(linesOf(await stage.examine())).toEqual([]);
  });
});
