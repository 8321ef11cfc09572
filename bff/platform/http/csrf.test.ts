import { routes } from '../../schema.ts';
import { buildSession, PASSWORD } from '../../workshop/testing/builders.ts';
import { rawJson, rawRequest } from '../../workshop/testing/raw-request.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';

let app: TestApp;
let Cookie: string;
let username: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ username, Cookie } = await buildSession(app));
  await rawJson(app, 'POST', '/api/answers', { content: 'Eigene Worte' }, { Cookie });
});
afterAll(() => app.close());

const STRANGERS: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'https://app.evil' },
  { Origin: 'http://sub.localhost:3000' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', Origin: 'null' },
];

const BODIES: [string, string, string | undefined][] = [
  ['JSON', 'application/json', '{"content":"fremd","username":"a@example.org","password":"fremd!"}'],
  ['text', 'text/plain', '{"content":"fremd"}'],
  ['a form', 'application/x-www-form-urlencoded', 'content=fremd'],
  ['parts', 'multipart/form-data; boundary=b', '--b\r\n\r\nfremd\r\n--b--'],
  ['no body', '', undefined],
];

const writes = [
  ...routes
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => [method, path.replace(':id', '1')]),
  ['POST', '/graphql'],
  ['PUT', '/api/answers'],
] as const;

function send(
  [method = '', path = '']: readonly string[],
  type: string,
  body: string | undefined,
  headers: object,
) {
  const sent = { Cookie, ...(type && { 'Content-Type': type }), ...headers };
  return rawRequest(app, method, path, body === undefined ? { headers: sent } : { body, headers: sent });
}

/** Apple's form is the only accepted write from another site, and it only redirects. */
const isAppleForm = ([, path]: readonly string[], type: string) =>
  path === '/auth/apple/callback' && type.startsWith('application/x-www-form-urlencoded');

const state = () =>
  Promise.all(
    ['user', 'session', 'answer', 'draft', 'feedback', 'rate_limit'].map((table) =>
      app.db.all(`SELECT * FROM ${table}`),
    ),
  );

describe("a write from another site's page", () => {
  it.each(BODIES)('is refused on every path and changes nothing → %s', async (_title, type, body) => {
    const before = await state();
    for (const stranger of STRANGERS) {
      for (const target of writes) {
        const { status, setCookies } = await send(target, type, body, stranger);
        const refusals = isAppleForm(target, type) ? [303, 403] : [400, 403, 415];
        expect([target, stranger, refusals.includes(status)]).toEqual([target, stranger, true]);
        expect(setCookies).toEqual([]);
      }
    }
    expect(await state()).toEqual(before);
  });

  it('is refused as a GraphQL read, too, by GET and by POST', async () => {
    const query = '{ answers { nodes { content } } }';
    for (const stranger of STRANGERS) {
      const posted = await rawJson(app, 'POST', '/graphql', { query }, { Cookie, ...stranger });
      expect([posted.status, posted.text.includes('Eigene')]).toEqual([403, false]);
      const path = `/graphql?query=${encodeURIComponent(query)}`;
      const got = await rawRequest(app, 'GET', path, { headers: { Cookie, ...stranger } });
      expect([got.status >= 400, got.text.includes('Eigene')]).toEqual([true, false]);
    }
  });

  it('is logged without its content', async () => {
    await rawJson(
      app,
      'POST',
      '/api/draft',
      { content: 'Kranichzug' },
      { Cookie, Origin: 'https://evil.example' },
    );
    const lines = app
      .log()
      .split('\n')
      .filter((line) => line.includes('"cross-origin-request"'));
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      route: '/api/draft',
      requestId: expect.any(String),
    });
    expect(app.log()).not.toMatch(/Kranichzug|evil\.example/);
  });
});

describe("a sign-in from another site's page", () => {
  it.each(['/api/login', '/api/register', '/api/auth/google', '/auth/apple/callback'])(
    'signs nobody in → %s',
    async (path) => {
      const body = { username, password: PASSWORD, idToken: 'a.b.c', code: 'c' };
      for (const stranger of STRANGERS) {
        const { status, setCookies } = await rawJson(app, 'POST', path, body, stranger);
        expect([status, setCookies]).toEqual([403, []]);
      }
    },
  );
});

describe('a body that is not JSON', () => {
  it.each(BODIES.slice(1, 4))('is a 415 on every writing path → %s', async (_title, type, body) => {
    const before = await state();
    for (const target of writes) {
      const { status, body: answer } = await send(target, type, body, {});
      if (isAppleForm(target, type)) continue;
      expect([target, status]).toEqual([target, 415]);
      const code = answer.code ?? answer.errors[0].extensions.code;
      expect(code).toBe('UNSUPPORTED_MEDIA_TYPE');
    }
    expect(await state()).toEqual(before);
  });
});
