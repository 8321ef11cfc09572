import { buildProgram } from '../../workshop/testing/api-tokens.ts';
import { buildAnswer, buildUser } from '../../workshop/testing/builders.ts';
import { beginReceiving, buildReader } from '../../workshop/testing/long-diaries.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { until } from '../../workshop/testing/until.ts';

const ENTRIES = 60;
const EXPORT_PATH = '/api/user/export';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => app.close());

describe('concurrent whole lists', () => {
  /** Holds every portion until released. */
  function gate() {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const cipherOf = app.vault.cipherOf.bind(app.vault);
    jest.spyOn(app.vault, 'cipherOf').mockImplementation(async (userId) => {
      await opened;
      return cipherOf(userId);
    });
    return open;
  }
  const load = () => app.listSlots.load;

  it('are limited to two per account and four per address, and the others follow', async () => {
    const people = await Promise.all([1, 2, 3].map(() => buildUser(app)));
    for (const { client } of people) await buildAnswer(client);
    const open = gate();
    const lists = people.flatMap(({ client }) =>
      ['/api/answers', EXPORT_PATH, '/api/answers'].map((path) => client.rest('get', path)),
    );
    const statuses = Promise.all(lists.map(async (list) => (await list).status));
    await until(() => load().active + load().waiting === lists.length);
    expect(load()).toEqual({ active: 4, waiting: 5 });
    open();
    expect(await statuses).toEqual(lists.map(() => 200));
    await until(() => load().active === 0);
  });

  it("of a person's programs leave the person's own slots free", async () => {
    const { client } = await buildUser(app);
    await buildAnswer(client);
    const program = await buildProgram(app, client, 'answers:read');
    const open = gate();
    const statuses = Promise.all(
      [1, 2, 3].map(async () => (await program.rest('get', '/api/answers')).status),
    );
    await until(() => load().waiting === 1);
    const exported = client.rest('get', EXPORT_PATH).then(({ status }) => status);
    await until(() => load().active === 3);
    open();
    expect([await exported, await statuses]).toEqual([200, [200, 200, 200]]);
  });

  it('release their slots when their clients disconnect, while waiting or while streaming', async () => {
    const { headers } = await buildReader(app, ENTRIES);
    const open = gate();
    const clients = [1, 2, 3].map(() => beginReceiving(app, '/api/answers', headers));
    await until(() => load().waiting === 1);
    clients[2]?.disconnect();
    await until(() => load().waiting === 0);
    clients[0]?.disconnect();
    open();
    await clients[1]?.answer;
    clients[1]?.disconnect();
    await until(() => load().active === 0);
    expect(app.log()).not.toContain('ERR_STREAM');
  });

  it.each(['/api/answers', EXPORT_PATH])(
    'are refused after waiting if all sessions have ended meanwhile → %s',
    async (path) => {
      const { client, id } = await buildUser(app);
      await buildAnswer(client);
      const held = await Promise.all([1, 2].map(() => app.listSlots.acquire({ account: String(id) })));
      const waiting = client.rest('get', path).then(({ status }) => status);
      await until(() => load().waiting === 1);
      await app.db.change('UPDATE user SET sessionEpoch = sessionEpoch + 1 WHERE id = ?', [id]);
      for (const free of held) free();
      expect(await waiting).toBe(401);
    },
  );

  it('are refused with a retry time after waiting too long', async () => {
    const counted: object[] = [];
    const hasty = await createTestApp({
      listWaitMs: 1,
      meter: {
        count: (name, labels) => void (name === 'loadShed' && counted.push(labels)),
        observe: () => undefined,
        succeeded: () => undefined,
      },
    });
    const { client, id } = await buildUser(hasty);
    const held = [1, 2].map(() => hasty.listSlots.acquire({ account: String(id) }));
    const { status, body, headers } = await client.rest('get', '/api/answers');
    expect([status, body.code, Number(headers['retry-after']) > 0]).toEqual([503, 'UNAVAILABLE', true]);
    expect(counted).toEqual([{ reason: 'lists' }]);
    for (const place of held) (await place)();
    expect((await client.rest('get', '/api/answers')).status).toBe(200);
    await hasty.close();
  });
});
