import type { Response } from 'supertest';
import { requireDatabaseServer } from './database-server.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

const MORE_THAN_THE_POOL = 20;

/** The product on a database server of its own, because a server counts for all of its clients. */
export interface CountedApp extends TestApp {
  /** How many statements the server was sent while this ran. */
  statementsOf(work: () => Promise<unknown>): Promise<number>;
  /** Expects the request to succeed with no more statements than this. */
  expectAtMost(limit: number, request: () => Promise<Response>): Promise<void>;
}

/** Starts the product and its database server for a test file. */
export async function createCountedApp(options: TestAppOptions = {}): Promise<CountedApp> {
  const server = await requireDatabaseServer();
  const app = await createTestApp({ ...options, serverUrl: server.url });
  // A new connection is given its settings, which would be counted: all that there can be are opened now.
  await Promise.all(Array.from({ length: MORE_THAN_THE_POOL }, () => app.db.all('SELECT 1')));

  const questions = async () => {
    const [row]: { Value: string }[] = await app.database.source.query("SHOW GLOBAL STATUS LIKE 'Questions'");
    return Number(row?.Value);
  };
  const statementsOf = async (work: () => Promise<unknown>) => {
    const before = await questions();
    await work();
    // The second question counts itself.
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
