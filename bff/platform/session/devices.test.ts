import { createHmac, randomBytes } from 'node:crypto';
import { buildSession, PASSWORD } from '../../workshop/testing/builders.ts';
import { cookieOf, rawJson, rawRequest } from '../../workshop/testing/raw-request.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../../workshop/testing/test-app.ts';
import { RECENT_SIGN_IN_MS } from './session-handle.ts';
import { SESSION_RENEWAL_MS } from './session-middleware.ts';
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from './session-store.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1';
const NEW_SECRET = randomBytes(32).toString('hex');
const OLD_SECRET = randomBytes(32).toString('hex');
const EVERYWHERE = 'mutation { logOutEverywhere(input: {}) { account { sessions { isCurrent } } } }';
const LIST = '{ me { sessions { id browser lastUsedAt isCurrent } } }';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ sessionSecrets: [NEW_SECRET, OLD_SECRET] });
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

describe('a forged cookie', () => {
  const sidOf = (cookie: string) =>
    decodeURIComponent(cookie.slice('sid='.length)).slice(2).split('.')[0] ?? '';
  const signed = (sid: string, secret: string) =>
    `sid=${encodeURIComponent(`s:${sid}.${createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '')}`)}`;

  it.each([
    ['of 7 kB', () => `sid=s%3A${'x'.repeat(7_000)}.y`],
    ['of 7 kB, rightly signed', () => signed('x'.repeat(7_000), NEW_SECRET)],
    ['of no value', () => 'sid'],
    ['of control characters', () => 'sid=s%3A%00%01.%02'],
    ['of SQL', () => signed("' OR 1=1 -- ", NEW_SECRET)],
    ['twice, both unknown', () => `${signed('a', NEW_SECRET)}; ${signed('b', NEW_SECRET)}`],
    ['as a list', () => 'sid[]=1; sid[user]=1'],
  ])('is a 401, never a 500 → %s', async (_title, make) => {
    expect(await statusOf(make())).toBe(401);
    expect((await graphql('{ me { id } }', make())).body).toEqual({ data: { me: null } });
  });

  it('beside the real cookie counts in the order of the browser, without an error', async () => {
    const { cookie } = await register();
    expect(await statusOf(`${cookie}; sid=s%3Afalsch.falsch`)).toBe(200);
    expect(await statusOf(`sid=s%3Afalsch.falsch; ${cookie}`)).toBe(401);
  });

  it('with an older secret is accepted, and signed again at its renewal', async () => {
    const { cookie } = await register();
    const old = signed(sidOf(cookie), OLD_SECRET);
    app.setClock(new Date(START_OF_TESTS.getTime() + SESSION_RENEWAL_MS));
    const reply = await rawRequest(app, 'GET', '/api/user', { headers: { Cookie: old } });
    expect(reply.status).toBe(200);
    expect(cookieOf(reply)).toBe(signed(sidOf(cookie), NEW_SECRET));
  });

  it('of an expired session opens nothing', async () => {
    const { cookie } = await register();
    await app.db.write((tx) => tx.run('UPDATE session SET expiresAt = ?', [START_OF_TESTS]));
    expect(await statusOf(cookie)).toBe(401);
  });
});
