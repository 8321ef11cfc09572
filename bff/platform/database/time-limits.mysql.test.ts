import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConnection } from 'mysql2/promise';
import { type DatabaseServer, requireDatabaseServer } from '../../workshop/testing/database-server.ts';
import { createLogger } from '../lib/logger.ts';
import { migrate } from './startup.ts';

let server: DatabaseServer;
beforeAll(async () => {
  server = await requireDatabaseServer();
});
afterAll(() => server.stop());

describe('the migrations on a server', () => {
  it('run on a connection on which no statement is ended for its length', async () => {
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
