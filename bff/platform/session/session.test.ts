import { createHash, createHmac, randomBytes } from 'node:crypto';
import { buildAddress, PASSWORD } from '../../workshop/testing/builders.ts';
import { LOG_OUT_EVERYWHERE } from '../../workshop/testing/log-ins.ts';
import { cookieOf, rawJson, rawRequest, SESSION_COOKIE } from '../../workshop/testing/raw-request.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../../workshop/testing/test-app.ts';
import { SessionEntity } from './session.entity.ts';
import { SESSION_RENEWAL_MS } from './session-middleware.ts';
import { SessionStore } from './session-store.ts';

const OLD_SECRET = randomBytes(32).toString('hex');
const NEW_SECRET = randomBytes(32).toString('hex');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ sessionSecrets: [NEW_SECRET, OLD_SECRET] });
});
beforeEach(() => app.setClock(START_OF_TESTS));
afterAll(() => app.close());

async function register(cookie?: string) {
  const username = buildAddress();
  const headers: Record<string, string> = cookie ? { Cookie: cookie } : {};
  const reply = await rawJson(app, 'POST', '/api/register', { username, password: PASSWORD }, headers);
  return { username, id: Number(reply.body.id), cookie: cookieOf(reply), reply };
}

function logIn(username: string, cookie: string) {
  return rawJson(app, 'POST', '/api/login', { username, password: PASSWORD }, { Cookie: cookie });
}

async function whoIs(cookie: string): Promise<number | null> {
  const headers = { Cookie: cookie };
  const { status, body } = await rawRequest(app, 'GET', '/api/user', { headers });
  expect([200, 401]).toContain(status);
  const graphql = await rawJson(app, 'POST', '/graphql', { query: '{ me { id } }' }, headers);
  expect(graphql.body.data.me?.id ?? null).toBe(status === 200 ? String(body.id) : null);
  return status === 200 ? body.id : null;
}

/** Returns the id inside a signed cookie: `sid=s:<id>.<signature>`. */
function sidOf(cookie: string): string {
  const [sid = ''] = decodeURIComponent(cookie.slice('sid='.length)).slice('s:'.length).split('.');
  return sid;
}

function signed(sid: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');
  return `sid=${encodeURIComponent(`s:${sid}.${signature}`)}`;
}

/** Delays the storing of sessions, so that a reply that does not wait for the session arrives first. */
function delaySessions() {
  const { set } = SessionStore.prototype;
  return jest.spyOn(SessionStore.prototype, 'set').mockImplementation(function (this: SessionStore, ...args) {
    const others = [1, 2, 3].map(() => rawRequest(app, 'GET', '/livez'));
    void Promise.all(others).then(() => set.apply(this, args));
  });
}

describe('signing in', () => {
  it.each<[string, (known: { username: string; cookie: string }) => ReturnType<typeof rawJson>]>([
    ['a log-in', ({ username, cookie }) => logIn(username, cookie)],
    [
      'a new password',
      ({ cookie }) =>
        rawJson(app, 'POST', '/api/user/change-password', { password: 'neu und lang' }, { Cookie: cookie }),
    ],
    [
      'logging out everywhere',
      ({ cookie }) => rawJson(app, 'POST', '/graphql', { query: LOG_OUT_EVERYWHERE }, { Cookie: cookie }),
    ],
  ])('is answered after the session is stored → %s', async (_title, call) => {
    const person = await register();
    const delay = delaySessions();
    const reply = await call(person);
    delay.mockRestore();
    expect(await whoIs(cookieOf(reply))).toBe(person.id);
  });

  it('opens a session under a new id and ends the previous session', async () => {
    const first = await register();
    const second = cookieOf(await logIn(first.username, first.cookie));
    expect(sidOf(second)).not.toBe(sidOf(first.cookie));
    expect(await whoIs(second)).toBe(first.id);
    expect(await whoIs(first.cookie)).toBeNull();
  });

  it('does not continue a planted session', async () => {
    const attacker = await register();
    const victim = await register(attacker.cookie);
    expect(victim.cookie).not.toBe(attacker.cookie);
    expect(await whoIs(attacker.cookie)).toBeNull();
    expect(await whoIs(victim.cookie)).toBe(victim.id);
  });

  it.each([
    ['invented', () => `sid=${randomBytes(24).toString('base64url')}`],
    ['invented and signed with a wrong secret', () => signed(randomBytes(24).toString('hex'), 'falsch')],
    ['signed rightly but unknown', () => signed(randomBytes(24).toString('hex'), NEW_SECRET)],
    ['empty', () => 'sid='],
    ['without a value', () => 'sid'],
    ['not decodable', () => 'sid=s%3A%ZZ'],
    ['of 7 kB', () => `sid=s%3A${'x'.repeat(7_000)}.y`],
    ['of 7 kB, signed rightly', () => signed('x'.repeat(7_000), NEW_SECRET)],
    ['of control characters', () => 'sid=s%3A%00%01.%02'],
    ['of SQL', () => signed("' OR 1=1 -- ", NEW_SECRET)],
    ['twice, both unknown', () => `${signed('a', NEW_SECRET)}; ${signed('b', NEW_SECRET)}`],
    ['as a list', () => 'sid[]=1; sid[user]=1'],
  ])('never adopts an id from the request → %s', async (_title, make) => {
    const planted = make();
    const { cookie, id } = await register(planted);
    expect(cookie).not.toBe(planted);
    expect(await whoIs(planted)).toBeNull();
    expect(await whoIs(cookie)).toBe(id);
  });

  it('works on two devices, and ending one session keeps the other', async () => {
    const phone = await register();
    const tablet = cookieOf(await logIn(phone.username, ''));
    await rawRequest(app, 'POST', '/api/logout', { headers: { Cookie: phone.cookie } });
    expect(await whoIs(phone.cookie)).toBeNull();
    expect(await whoIs(tablet)).toBe(phone.id);
  });
});

describe('a cookie', () => {
  it('is invalid after any changed bit', async () => {
    const { cookie, id } = await register();
    for (const at of ['sid=s%3A'.length + 3, cookie.length - 2]) {
      const flipped = String.fromCharCode(cookie.charCodeAt(at) ^ 1);
      expect(await whoIs(cookie.slice(0, at) + flipped + cookie.slice(at + 1))).toBeNull();
    }
    expect(await whoIs(cookie)).toBe(id);
  });

  it('is invalid without its signature', async () => {
    const { cookie } = await register();
    const sid = sidOf(cookie);
    expect(await whoIs(`sid=${sid}`)).toBeNull();
    expect(await whoIs(`sid=s%3A${sid}`)).toBeNull();
    expect(await whoIs(`sid=s%3A${sid}.`)).toBeNull();
  });

  it('counts in the order of the browser beside a forged cookie, without an error', async () => {
    const { cookie, id } = await register();
    expect(await whoIs(`${cookie}; sid=s%3Afalsch.falsch`)).toBe(id);
    expect(await whoIs(`sid=s%3Afalsch.falsch; ${cookie}`)).toBeNull();
  });

  it('is refused with an unknown secret, accepted with an older secret, and signed again at its renewal', async () => {
    const { cookie, id } = await register();
    const sid = sidOf(cookie);
    expect(signed(sid, NEW_SECRET)).toBe(cookie);
    expect(await whoIs(signed(sid, randomBytes(32).toString('hex')))).toBeNull();
    const old = signed(sid, OLD_SECRET);
    expect(await whoIs(old)).toBe(id);
    app.setClock(new Date(START_OF_TESTS.getTime() + SESSION_RENEWAL_MS));
    expect(cookieOf(await rawRequest(app, 'GET', '/api/user', { headers: { Cookie: old } }))).toBe(cookie);
  });

  it('is stored only as a hash of its id', async () => {
    const { cookie, id } = await register();
    const sid = sidOf(cookie);
    const rows = await app.database.source.manager.findBy(SessionEntity, { userId: id });
    expect(rows.map(({ sidHash }) => sidHash)).toEqual([createHash('sha256').update(sid).digest('hex')]);
    const everything = await app.db.all('SELECT * FROM session');
    expect(JSON.stringify(everything)).not.toContain(sid);
  });

  it('is not sent to visitors', async () => {
    for (const path of ['/api/user', '/api/answers', '/api/nichts']) {
      expect((await rawRequest(app, 'GET', path)).setCookies).toEqual([]);
    }
    const { setCookies } = await rawJson(app, 'POST', '/graphql', { query: '{ me { id } }' });
    expect(setCookies).toEqual([]);
    const credentials = { username: buildAddress(), password: PASSWORD };
    expect((await rawJson(app, 'POST', '/api/login', credentials)).setCookies).toEqual([]);
  });
});

describe('logging out', () => {
  it('invalidates the cookie for REST and GraphQL, and deletes the row', async () => {
    const { cookie, id } = await register();
    await rawRequest(app, 'POST', '/api/logout', { headers: { Cookie: cookie } });
    expect(await whoIs(cookie)).toBeNull();
    expect(await app.database.source.manager.countBy(SessionEntity, { userId: id })).toBe(0);
  });

  it("clears the cookie with its attributes, and the browser's storage", async () => {
    const { cookie, reply } = await register();
    const { headers, setCookies } = await rawRequest(app, 'POST', '/api/logout', {
      headers: { Cookie: cookie },
    });
    expect(headers['clear-site-data']).toBe('"storage"');
    expect(setCookies).toEqual([expect.stringMatching(/^sid=;.*Expires=Thu, 01 Jan 1970/)]);
    const attributes = (line = '') =>
      line
        .split('; ')
        .slice(1)
        .filter((part) => !/^(Expires|Max-Age)=/.test(part))
        .sort();
    expect(attributes(setCookies[0])).toEqual(
      attributes(reply.setCookies.find((line) => SESSION_COOKIE.test(line))),
    );
  });
});
