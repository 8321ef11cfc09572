import { createConnection, type Socket } from 'node:net';
import { buildUser } from '../../workshop/testing/builders.ts';
import { portOf } from '../../workshop/testing/listening.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { MAX_IN_FLIGHT } from './load-shedding.ts';

const SLOW_SENDERS = 300;

let app: TestApp;
let sockets: Socket[] = [];
beforeAll(async () => {
  // On the embedded engine, where writes wait for each other.
  app = await createTestApp({ serverUrl: '' });
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});
afterAll(() => app.close());

describe('too many requests', () => {
  it('are answered with 503 at once, while running requests finish and /livez succeeds', async () => {
    const { client } = await buildUser(app);
    const waiting: (() => void)[] = [];
    const blocked = app.db.write(() => new Promise<void>((resolve) => waiting.push(resolve)));
    const requests = Array.from({ length: MAX_IN_FLIGHT + 20 }, () =>
      client.rest('post', '/api/answers', { content: 'Es war viel los.' }),
    );
    const refused = await Promise.race(requests);
    expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect((await client.rest('get', '/livez')).status).toBe(200);
    for (const release of waiting) release();
    await blocked;
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    const count = (status: number) => statuses.filter((one) => one === status).length;
    expect([count(201), count(200), count(503)]).toEqual([1, MAX_IN_FLIGHT - 1, 20]);
    expect((await client.rest('get', '/api/answers')).body).toHaveLength(1);
  });

  it(`do not include unfinished requests: ${SLOW_SENDERS} slow senders block nobody`, async () => {
    const { client } = await buildUser(app);
    const head =
      'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{"u';
    sockets = Array.from({ length: SLOW_SENDERS }, () => createConnection(portOf(app.server), '127.0.0.1'));
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.write(head, resolve))));
    expect((await client.rest('get', '/api/answers')).status).toBe(200);
    expect((await client.rest('post', '/api/draft', { content: 'Trotzdem' })).status).toBe(200);
  });
});
