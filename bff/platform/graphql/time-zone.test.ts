import { buildAddress, buildUser, PASSWORD } from '../../workshop/testing/builders.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { TestClient } from '../../workshop/testing/test-client.ts';

const AUCKLAND = { 'X-Time-Zone': 'Pacific/Auckland' };
const BERLIN = { 'X-Time-Zone': 'Europe/Berlin' };
const READS = ['/api/user', '/api/streak', '/api/answers', '/api/draft', '/api/answers/today/status'];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function zoneOf(username: string): Promise<string | undefined> {
  const rows = await app.db.all<{ timeZone: string }>('SELECT timeZone FROM user WHERE username = ?', [
    username,
  ]);
  return rows[0]?.timeZone;
}

/** Counts the transactions and changes of the database during the work. */
async function writesOf(work: () => Promise<unknown>): Promise<number> {
  const spies = [jest.spyOn(app.db, 'write'), jest.spyOn(app.db, 'change')];
  await work();
  // On the embedded engine, a change is also a write.
  const [writes = 0, changes = 0] = spies.map(({ mock }) => mock.calls.length);
  jest.restoreAllMocks();
  return app.database.url ? writes + changes : writes;
}

describe('the time zone of a request', () => {
  it('is never stored by a read, over REST or GraphQL, however often it changes', async () => {
    const { client, username } = await buildUser(app, BERLIN);
    const other = new TestClient(app, AUCKLAND);
    await other.rest('post', '/api/login', { username, password: PASSWORD }, BERLIN);
    const writes = await writesOf(async () => {
      for (const path of READS) {
        await client.rest('get', path, undefined, AUCKLAND);
        await client.rest('get', path);
      }
      const { body } = await other.graphql('{ me { id } answer { id } }');
      expect(body.errors).toBeUndefined();
    });
    expect([writes, await zoneOf(username)]).toEqual([0, 'Europe/Berlin']);
  });

  it.each([
    [
      'a draft',
      '/api/draft',
      'mutation { saveDraft(input: { content: "Noch mehr" }) { draft { content } } }',
    ],
    ['an answer', '/api/answers', 'mutation { saveAnswer(input: { content: "Text" }) { answer { id } } }'],
  ])('is stored with %s, once, by one additional write', async (_title, path, mutation) => {
    const { client, username } = await buildUser(app, BERLIN);
    const other = new TestClient(app, AUCKLAND);
    await other.rest('post', '/api/login', { username, password: PASSWORD }, BERLIN);
    const save = () => client.rest('post', path, { content: 'Text' });
    // The first answer also stores its milestone.
    await save();
    const usual = await writesOf(save);
    const first = await writesOf(() => other.graphql(mutation));
    expect([first - usual, await zoneOf(username)]).toEqual([1, 'Pacific/Auckland']);
    expect(await writesOf(() => other.graphql(mutation))).toBe(usual);
  });

  it('is not stored with a refused change', async () => {
    const { client, username } = await buildUser(app, BERLIN);
    const refused = () => client.rest('post', '/api/answers', { content: ' ' }, AUCKLAND);
    expect([await writesOf(refused), await zoneOf(username)]).toEqual([0, 'Europe/Berlin']);
  });

  it('is stored at a log-in, without additional writes if already known', async () => {
    const { username } = await buildUser(app, BERLIN);
    const device = new TestClient(app);
    const logIn = (zone: Record<string, string>) => () =>
      device.rest('post', '/api/login', { username, password: PASSWORD }, zone);
    const usual = await writesOf(logIn({}));
    expect(await writesOf(logIn(BERLIN))).toBe(usual);
    expect(await writesOf(logIn(AUCKLAND))).toBe(usual + 1);
    expect(await zoneOf(username)).toBe('Pacific/Auckland');
  });

  it('is stored at a registration within its single write', async () => {
    const username = buildAddress();
    const register = (zone: Record<string, string>, name: string) => () =>
      new TestClient(app).rest('post', '/api/register', { username: name, password: PASSWORD }, zone);
    const usual = await writesOf(register({}, buildAddress()));
    expect(await writesOf(register(AUCKLAND, username))).toBe(usual);
    expect(await zoneOf(username)).toBe('Pacific/Auckland');
  });
});
