import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { type DatabaseServer, requireDatabaseServer } from '../../workshop/testing/database-server.ts';
import { until } from '../../workshop/testing/until.ts';
import { createLogger } from '../lib/logger.ts';
import { createDataSource } from './data-source.ts';
import { Database } from './database.ts';
import { migrate } from './startup.ts';

let server: DatabaseServer;
beforeAll(async () => {
  server = await requireDatabaseServer();
});
afterAll(() => server.stop());

describe('the migrations on a server', () => {
  it('run on a connection without a statement time limit', async () => {
    const connection = await createConnection(server.url);
    await connection.query('CREATE DATABASE long_table');
    await connection.query("SET GLOBAL log_output = 'TABLE'");
    await connection.query('SET GLOBAL general_log = ON');
    const applied = await migrate(
      { databaseUrl: `${server.url}/long_table`, dataDir: '' },
      createLogger('silent'),
    );
    expect(applied.length).toBeGreaterThan(0);
    await connection.query('SET GLOBAL general_log = OFF');
    const [rows] = await connection.query(
      `SELECT CONVERT(settings.argument USING utf8mb4) AS text FROM mysql.general_log AS settings
       JOIN mysql.general_log AS step ON step.thread_id = settings.thread_id
       WHERE step.argument LIKE 'CREATE TABLE answer (%' AND settings.argument LIKE 'SET SESSION sql_mode%'`,
    );
    await connection.end();
    expect(rows).toEqual([{ text: expect.stringMatching(/max_(statement|execution)_time = 0$/) }]);
  });
});

describe('a change on a server', () => {
  const SLOW_CHANGE = 'UPDATE slow SET changes = changes + 1 WHERE SLEEP(10) = 0';
  const CHANGE = 'UPDATE slow SET changes = changes + 1';
  const LIMITS = { readMs: 5_000, writeMs: 2_000, statementSeconds: 1 };
  let other: Connection;
  let db: Database;

  beforeAll(async () => {
    other = await createConnection(server.url);
    await other.query('CREATE DATABASE limits');
    await other.changeUser({ database: 'limits' });
    await other.query('CREATE TABLE slow (changes INT NOT NULL)');
    await other.query('INSERT INTO slow VALUES (0)');
    db = new Database({
      source: createDataSource({ databaseUrl: `${server.url}/limits`, dataDir: '' }),
      limits: LIMITS,
    });
    await db.connect();
  });
  afterAll(async () => {
    await db.close();
    await other.end();
  });

  /** Returns the stored value once the server has finished all changes. */
  async function changesInTheEnd(): Promise<unknown> {
    await until(async () => {
      const [running] = await other.query<RowDataPacket[]>(
        "SELECT id FROM information_schema.processlist WHERE info LIKE 'UPDATE slow%'",
      );
      return running.length === 0;
    });
    const [[row]] = await other.query<RowDataPacket[]>('SELECT changes FROM slow');
    return row?.changes;
  }

  it('is killed after the statement time limit, and never takes effect after the 503', async () => {
    await expect(db.change(SLOW_CHANGE, [])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await changesInTheEnd()).toBe(0);
  });

  it('is killed while it waits for a locked table', async () => {
    await other.query('LOCK TABLES slow WRITE');
    await expect(db.change(CHANGE, [])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await other.query('UNLOCK TABLES');
    expect(await changesInTheEnd()).toBe(0);
  });

  it('is killed in a transaction that takes too long, which then holds no lock', async () => {
    const slow = db.write(async (tx) => {
      await tx.run(CHANGE);
      await tx.run(SLOW_CHANGE.replace('10', '100000'));
    });
    await expect(slow).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await changesInTheEnd()).toBe(0);
    await db.change(CHANGE, []);
    expect(await changesInTheEnd()).toBe(1);
  });

  it('leaves no connection open when the connection to kill is already gone', async () => {
    const connections = async () => (await other.query<RowDataPacket[]>('SHOW PROCESSLIST'))[0].length;
    const kills = async () => {
      const [[row]] = await other.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'Com_kill'");
      return Number(row?.Value);
    };
    // MariaDB kills a change by itself, so only the kill of the test counts there.
    const killsInTheEnd = (await kills()) + (server.name.includes('MariaDB') ? 1 : 2);
    let atFirst = 0;
    let finish = () => {};
    const slow = db.write(async (tx) => {
      const [row] = await tx.all<{ id: number }>('SELECT CONNECTION_ID() AS id');
      atFirst = await connections();
      await other.query('KILL ?', [row?.id]);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    await expect(slow).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await until(async () => (await kills()) === killsInTheEnd);
    await until(async () => (await connections()) === atFirst - 1);
    finish();
  });
});
