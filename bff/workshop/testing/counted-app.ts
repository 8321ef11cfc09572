import type { Response } from 'supertest';
import { requireDatabaseServer } from './database-server.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

const MORE_THAN_THE_POOL = 20;

/** The product on a private database server, because a server counts the statements of all clients. */
export interface CountedApp extends TestApp {
  /** Runs the work and returns the number of its statements. */
  statementsOf(work: () => Promise<unknown>): Promise<number>;
  /** Expects the request to succeed with at most this many statements. */
  expectAtMost(limit: number, request: () => Promise<Response>): Promise<void>;
}

/** Starts the product and its database server for a test file. */
export async function createCountedApp(options: TestAppOptions = {}): Promise<CountedApp> {
  const server = await requireDatabaseServer();
  const app = await createTestApp({ ...options, serverUrl: server.url });
  // Open all connections of the pool now, because the settings of a new connection count as statements.
  await Promise.all(Array.from({ length: MORE_THAN_THE_POOL }, () => app.db.all('SELECT 1')));

  const questions = async () => {
    const [row]: { Value: string }[] = await app.database.source.query("SHOW GLOBAL STATUS LIKE 'Questions'");
    return Number(row?.Value);
  };
  const statementsOf = async (work: () => Promise<unknown>) => {
    const before = await questions();
    await work();
    // Subtract the statement that reads the counter.
    return (await questions()) - before - 1;
  };
  return {
    ...app,
    statementsOf,
    expectAtMost: async (limit, request) => {
      const replies: Response[] = [];
      const count = await statementsOf(async () => replies.push(await request()));
      expect(replies.map(({ ok, body }) => [ok, body.errors])).toEqual([[true, undefined]]);
      expect(count).toBeLessThanOrEqual(limit);
    },
    close: async () => {
      await app.close();
      await server.stop();
    },
  };
}
