import { buildSession, PASSWORD } from '../../workshop/testing/builders.ts';
import { cookieOf, rawJson, rawRequest } from '../../workshop/testing/raw-request.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../../workshop/testing/test-app.ts';
import { RECENT_SIGN_IN_MS } from './session-handle.ts';
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from './session-store.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1';
const EVERYWHERE = 'mutation { logOutEverywhere(input: {}) { account { sessions { isCurrent } } } }';
const LIST = '{ me { sessions { id browser lastUsedAt isCurrent } } }';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => app.setClock(START_OF_TESTS));
afterAll(() => app.close());

async function register() {
  const { username, Cookie } = await buildSession(app, { 'User-Agent': FIREFOX });
  return { username, cookie: Cookie };
}

async function logIn(username: string, agent: string): Promise<string> {
  const headers = { 'User-Agent': agent };
  return cookieOf(await rawJson(app, 'POST', '/api/login', { username, password: PASSWORD }, headers));
}

function graphql(query: string, Cookie: string) {
  return rawJson(app, 'POST', '/graphql', { query }, { Cookie, 'User-Agent': FIREFOX });
}

async function statusOf(Cookie: string): Promise<number> {
  return (await rawRequest(app, 'GET', '/api/user', { headers: { Cookie } })).status;
}

describe('the list of sessions', () => {
  it('shows each with its browser and system, the current session marked, and no credentials', async () => {
    const { username, cookie } = await register();
    app.setClock(new Date(START_OF_TESTS.getTime() + 1_000));
    await logIn(username, SAFARI);
    const { body, text } = await graphql(LIST, cookie);
    expect(body.data.me.sessions).toEqual([
      {
        id: expect.any(String),
        browser: 'Safari auf iPhone',
        lastUsedAt: expect.any(String),
        isCurrent: false,
      },
      {
        id: expect.any(String),
        browser: 'Firefox auf Linux',
        lastUsedAt: START_OF_TESTS.toISOString(),
        isCurrent: true,
      },
    ]);
    const [row] = await app.db.all<{ sidHash: string }>('SELECT sidHash FROM session LIMIT 1');
    expect(text).not.toContain(row?.sidHash);
    expect(text).not.toContain(decodeURIComponent(cookie).slice(6, 30));
    expect(text).not.toContain('Mozilla');
  });

  it('contains no session of other people, and no ended session', async () => {
    const { username, cookie } = await register();
    await register();
    const other = await logIn(username, SAFARI);
    await rawRequest(app, 'POST', '/api/logout', { headers: { Cookie: other } });
    expect((await graphql(LIST, cookie)).body.data.me.sessions).toHaveLength(1);
  });

  it('contains no session that has expired, even before the job deletes it', async () => {
    const { username, cookie } = await register();
    await logIn(username, SAFARI);
    app.setClock(new Date(START_OF_TESTS.getTime() + SESSION_IDLE_MS - 1));
    expect((await graphql(LIST, cookie)).body.data.me.sessions).toHaveLength(2);
    app.setClock(new Date(START_OF_TESTS.getTime() + SESSION_IDLE_MS));
    expect((await graphql(LIST, cookie)).body.data.me.sessions).toHaveLength(1);
  });
});

describe('logging out everywhere', () => {
  it('ends every other session at once, and continues here under a new id', async () => {
    const { username, cookie } = await register();
    const others = [await logIn(username, SAFARI), await logIn(username, FIREFOX)];
    const reply = await graphql(EVERYWHERE, cookie);
    expect(reply.body.data.logOutEverywhere.account.sessions).toEqual([{ isCurrent: true }]);
    const next = cookieOf(reply);
    expect(next).not.toBe(cookie);
    for (const old of [cookie, ...others]) {
      expect(await statusOf(old)).toBe(401);
      expect((await graphql('{ answerCount }', old)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    }
    expect(await statusOf(next)).toBe(200);
    expect((await graphql(LIST, next)).body.data.me.sessions).toHaveLength(1);
  });

  it('makes no sign-in more recent and no session longer', async () => {
    const { cookie } = await register();
    app.setClock(new Date(START_OF_TESTS.getTime() + RECENT_SIGN_IN_MS + 1));
    const next = cookieOf(await graphql(EVERYWHERE, cookie));
    const { body } = await graphql('{ me { hasRecentSignIn } }', next);
    expect(body.data.me).toEqual({ hasRecentSignIn: false });
    const change = await rawJson(
      app,
      'POST',
      '/api/user/change-password',
      { password: 'neu und lang' },
      { Cookie: next },
    );
    expect(change.status).toBe(403);
    app.setClock(new Date(START_OF_TESTS.getTime() + SESSION_ABSOLUTE_MS));
    expect(await statusOf(next)).toBe(401);
  });

  it('requires a signed-in person', async () => {
    const { body } = await graphql(EVERYWHERE, '');
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});
