import { buildAddress, PASSWORD } from '../../workshop/testing/builders.ts';
import { LOG_OUT_EVERYWHERE } from '../../workshop/testing/log-ins.ts';
import { cookieOf, rawJson, rawRequest } from '../../workshop/testing/raw-request.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';

const CANARY = 'Zaunkoenigsnest';
const AGENT = 'Mozilla/5.0 Rotkehlchen/7';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ rateLimitScale: 1, trustProxy: 1 });
});
afterAll(() => app.close());

interface Line {
  event: string;
  outcome?: string;
  route: string;
  field?: string;
  userRef?: string;
  requestId: string;
}

function events(): Line[] {
  const lines = app.log().split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security event');
}

function send(method: string, path: string, body: unknown, Cookie = '') {
  const headers = { 'User-Agent': AGENT, 'X-Forwarded-For': '198.51.100.77', ...(Cookie && { Cookie }) };
  return rawJson(app, method, `${path}?suche=${CANARY}`, body, headers);
}

describe('the security log', () => {
  it('has a line for every account event, with outcome, route, request and a pseudonym', async () => {
    const username = buildAddress();
    const credentials = { username, password: PASSWORD };
    const cookie = cookieOf(await send('POST', '/api/register', credentials));
    await send('POST', '/api/register', credentials);
    await send('POST', '/api/login', { ...credentials, password: CANARY });
    const second = cookieOf(await send('POST', '/api/login', credentials));
    await send('POST', '/api/answers', { content: CANARY }, cookie);
    await send('POST', '/api/answers', { content: `${CANARY} 2` }, cookie);
    await rawRequest(app, 'GET', '/api/user/export', { headers: { Cookie: cookie } });
    await send('POST', '/graphql', { query: 'mutation { logOut { wasSignedIn } }' }, second);
    const third = cookieOf(await send('POST', '/graphql', { query: LOG_OUT_EVERYWHERE }, cookie));
    const fourth = cookieOf(
      await send('POST', '/api/user/change-password', { password: `${CANARY}!` }, third),
    );
    await send(
      'POST',
      '/api/user/change-password',
      { password: 'x'.repeat(8), currentPassword: CANARY },
      fourth,
    );
    await send('POST', '/api/auth/google', { idToken: CANARY });
    await rawRequest(app, 'DELETE', '/api/user', { headers: { Cookie: fourth } });
    for (let index = 0; index < 7; index += 1) await send('POST', '/api/login', credentials);
    const written = events();
    expect(written.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
      'register ok',
      'register CONFLICT',
      'log-in UNAUTHENTICATED',
      'log-in ok',
      'refusal CONFLICT',
      'data-export ok',
      'log-out ok',
      'log-out-everywhere ok',
      'password-change ok',
      'password-change FORBIDDEN',
      'provider-sign-in UNAVAILABLE',
      'account-deletion ok',
      ...Array(5).fill('log-in UNAUTHENTICATED'),
      'log-in TOO_MANY_REQUESTS',
      'log-in TOO_MANY_REQUESTS',
    ]);
    const [registered] = written;
    expect(registered).toMatchObject({ route: '/api/register', field: 'register' });
    expect(registered?.userRef).toMatch(/^[\w-]{12}$/);
    const refs = written.map(({ userRef }) => userRef).filter(Boolean);
    expect(new Set(refs)).toEqual(new Set([registered?.userRef]));
    expect(written.find(({ event }) => event === 'account-deletion')?.userRef).toBe(registered?.userRef);
    expect(written.find(({ event }) => event === 'log-out')?.route).toBe('/graphql');
    expect(written.every(({ requestId }) => /^[\w-]{36}$/.test(requestId))).toBe(true);
    for (const secret of [
      CANARY,
      username,
      PASSWORD,
      '198.51.100',
      'Rotkehlchen',
      'suche',
      cookie.slice(8, 40),
    ]) {
      expect(app.log()).not.toContain(secret);
    }
  });

  it('never contains a user id', async () => {
    const credentials = { username: buildAddress(), password: PASSWORD };
    const { id } = (await send('POST', '/api/register', credentials)).body;
    const [registered] = events().slice(-1);
    expect(registered).toMatchObject({ event: 'register', userRef: expect.any(String) });
    expect(Object.values(registered ?? {}).map(String)).not.toContain(String(id));
  });
});
