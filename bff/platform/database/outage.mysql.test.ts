import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { buildUser } from '../../workshop/testing/builders.ts';
import { type DatabaseServer, requireDatabaseServer } from '../../workshop/testing/database-server.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { addDays } from '../lib/clock.ts';
import { REQUEST_LIMITS } from './time-limits.ts';

const WRITERS = 50;
const KILLS = 5;
const ROUND_MS = 1_500;
const FIRST_DAY = '2026-11-01';

let server: DatabaseServer;
let app: TestApp;

beforeAll(async () => {
  server = await requireDatabaseServer({ isDurable: true });
  app = await createTestApp({ serverUrl: server.url });
});

afterAll(async () => {
  await app.close();
  await server.stop();
});

type Writer = Awaited<ReturnType<typeof buildUser>>;

/** Saves the day's answer, then counts its text up; returns the last number that was acknowledged, or null. */
async function writeUntil(end: number, { client }: Writer, statuses: Set<number>): Promise<number | null> {
  let acknowledged: number | null = null;
  let id = 0;
  for (let number = 0; Date.now() < end; number += 1) {
    const content = String(number);
    const answer: Response =
      acknowledged === null
        ? await client.rest('post', '/api/answers', { content: '0' })
        : await client.rest('patch', `/api/answers/${id}`, { content });
    statuses.add(answer.status);
    if (answer.status === 503) expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    if (answer.status >= 400) continue;
    id = answer.body.id;
    acknowledged = Number(answer.body.content);
  }
  return acknowledged;
}

describe('a database server that dies', () => {
  it(`loses no acknowledged write when it is killed ${KILLS} times under ${WRITERS} writers, and recovers by itself`, async () => {
    const writers = await Promise.all(Array.from({ length: WRITERS }, () => buildUser(app)));
    const statuses = new Set<number>();
    const acknowledged: (number | null)[][] = [];
    for (let round = 0; round < KILLS; round += 1) {
      app.setClock(`${addDays(FIRST_DAY, round)}T18:00:00.000Z`);
      const end = Date.now() + ROUND_MS;
      const writing = Promise.all(writers.map((writer) => writeUntil(end, writer, statuses)));
      await pause(ROUND_MS / 2);
      await server.signal('SIGKILL');
      await server.start();
      acknowledged.push(await writing);
    }

    expect([...statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    expect(acknowledged.flat().some((number) => number !== null)).toBe(true);
    for (const [index, { client }] of writers.entries()) {
      const { body, status } = await client.rest('get', '/api/answers');
      expect(status).toBe(200);
      const byDay = new Map<string, number>(
        body.map((answer: { date: string; content: string }) => [
          answer.date.slice(0, 10),
          Number(answer.content),
        ]),
      );
      expect(byDay.size).toBe(body.length);
      for (const [round, numbers] of acknowledged.entries()) {
        const last = numbers[index];
        if (typeof last === 'number')
          expect(byDay.get(addDays(FIRST_DAY, round))).toBeGreaterThanOrEqual(last);
      }
    }
  });

  it('answers 503, never 401 and never an empty diary, while it is away', async () => {
    const { client } = await buildUser(app);
    await client.rest('post', '/api/answers', { content: 'Es ist noch da.' });
    await server.signal('SIGKILL');
    const paths = ['/api/user', '/api/answers', '/api/draft', '/api/streak'];
    for (const { status, body, headers } of await Promise.all(
      paths.map((path) => client.rest('get', path)),
    )) {
      expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
      expect(headers['retry-after']).toMatch(/^\d+$/);
    }
    const { status } = await client.rest('get', '/readyz');
    expect(status).toBe(503);
    expect((await client.rest('get', '/livez')).status).toBe(200);
    await server.start();
    const { body } = await client.rest('get', '/api/answers');
    expect(body).toHaveLength(1);
  });

  it('answers 503 in time when it is frozen, and serves again when it thaws', async () => {
    const { client } = await buildUser(app);
    await server.signal('SIGSTOP');
    const startedAt = performance.now();
    const [{ status }, ready] = await Promise.all([
      client.rest('get', '/api/user'),
      client.rest('get', '/readyz'),
    ]);
    const tookMs = performance.now() - startedAt;
    await server.signal('SIGCONT');
    expect([status, ready.status]).toEqual([503, 503]);
    expect(tookMs).toBeLessThan(2 * REQUEST_LIMITS.readMs);
    expect((await client.rest('get', '/api/user')).status).toBe(200);
  });
});
