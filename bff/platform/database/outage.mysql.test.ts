import { buildAnswer, buildUser } from '../../workshop/testing/builders.ts';
import { type DatabaseServer, requireDatabaseServer } from '../../workshop/testing/database-server.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import type { TestClient } from '../../workshop/testing/test-client.ts';
import { until } from '../../workshop/testing/until.ts';
import { inFull } from '../../workshop/testing/volumes.ts';
import { addDays } from '../lib/clock.ts';

/** More writers than connections in the pool. */
const WRITERS = inFull(25, 12);
const WRITES = 5;
const KILLS = inFull(3, 2);
const FIRST_DAY = '2026-11-01';

let server: DatabaseServer;
let app: TestApp;

type Person = Awaited<ReturnType<typeof buildUser>>;

beforeAll(async () => {
  server = await requireDatabaseServer({ isDurable: true });
  app = await createTestApp({ serverUrl: server.url });
});

afterAll(async () => {
  await app.close();
  await server.stop();
});

/** A person who saves the answer of a day and then counts its text up; knows the last acknowledged number. */
class Counter {
  acknowledged = -1;
  readonly #client: TestClient;
  #id = 0;

  constructor({ client }: Person) {
    this.#client = client;
  }

  async countUntil(isOver: () => boolean): Promise<void> {
    this.#id = (await buildAnswer(this.#client, '0')).id;
    this.acknowledged = 0;
    for (let number = 1; !isOver(); number += 1) {
      const content = String(number);
      const { status, headers } = await this.#client.rest('patch', `/api/answers/${this.#id}`, { content });
      if (status === 200) this.acknowledged = number;
      else expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    }
  }

  /** Returns the stored number of the newest of this many days. */
  async stored(days: number): Promise<number> {
    const { body } = await this.#client.rest('get', '/api/answers');
    expect(body).toHaveLength(days);
    return Number(body[0].content);
  }
}

describe('a database server that dies', () => {
  it(`loses no acknowledged write when killed ${KILLS} times under load, and recovers by itself`, async () => {
    const people = await Promise.all(Array.from({ length: 2 * WRITERS }, () => buildUser(app)));
    for (let round = 1; round <= KILLS; round += 1) {
      app.setClock(`${addDays(FIRST_DAY, round)}T18:00:00.000Z`);
      const counters = people.map((person) => new Counter(person));
      // Half of the writers stop here, because a write after the outage could hide a lost write.
      const [ended, going] = [counters.slice(0, WRITERS), counters.slice(WRITERS)];
      let isOver = false;
      const counting = going.map((counter) => counter.countUntil(() => isOver));
      await Promise.all(ended.map((counter) => counter.countUntil(() => counter.acknowledged >= WRITES)));
      await server.signal('SIGKILL');
      const before = going.map(({ acknowledged }) => acknowledged);
      await server.start();
      const haveGoneOn = () => going.every(({ acknowledged }, index) => acknowledged > (before[index] ?? 0));
      await Promise.race([until(haveGoneOn), Promise.all(counting)]);
      isOver = true;
      await Promise.all(counting);

      for (const counter of ended) expect(await counter.stored(round)).toBe(counter.acknowledged);
      for (const counter of going) {
        expect(await counter.stored(round)).toBeGreaterThanOrEqual(counter.acknowledged);
      }
    }
  });

  it('answers 503 while unreachable, never 401 and never an empty diary', async () => {
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

  it('answers 503 while frozen, and works again afterwards', async () => {
    const { client } = await buildUser(app);
    await server.signal('SIGSTOP');
    const [{ status }, ready] = await Promise.all([
      client.rest('get', '/api/user'),
      client.rest('get', '/readyz'),
    ]);
    await server.signal('SIGCONT');
    expect([status, ready.status]).toEqual([503, 503]);
    expect((await client.rest('get', '/api/user')).status).toBe(200);
  });
});
