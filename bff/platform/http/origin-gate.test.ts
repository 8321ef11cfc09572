import { routes } from '../../schema.ts';
import { buildAddress, buildSession, PASSWORD } from '../../workshop/testing/builders.ts';
import { rawJson, rawRequest } from '../../workshop/testing/raw-request.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';

let app: TestApp;
let Cookie: string;
let username: string;
let answerId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ username, Cookie } = await buildSession(app));
  const { body } = await rawJson(app, 'POST', '/api/answers', { content: 'Eigene Worte' }, { Cookie });
  answerId = String(body.id);
});
afterAll(() => app.close());

const FOREIGN: [string, Record<string, string>][] = [
  ['another site', { Origin: 'https://evil.example' }],
  ['a site with a name like ours', { Origin: 'https://app.evil' }],
  ['a hidden origin', { Origin: 'null' }],
  ['an empty origin', { Origin: '' }],
  ['a subdomain', { Origin: 'http://sub.localhost:3000' }],
  ['another port', { Origin: 'http://localhost:3001' }],
  ['another scheme', { Origin: 'https://localhost:3000' }],
  ['a longer name', { Origin: 'http://localhost:3000.evil.example' }],
  ['a cross-site page', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a page of the same site', { 'Sec-Fetch-Site': 'same-site' }],
  ['no page at all', { 'Sec-Fetch-Site': 'none' }],
  ['a value nobody knows', { 'Sec-Fetch-Site': 'SAME-ORIGIN, same-origin' }],
  ['a cross-site page with our origin', { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost:3000' }],
  ['a cross-site navigation', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }],
  [
    'a cross-site navigation with a hidden origin',
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', Origin: 'null' },
  ],
];

const OWN: [string, Record<string, string>][] = [
  ['a program that is no browser', {}],
  ['our page, by its origin', { Origin: 'http://localhost:3000' }],
  ['our page, by the browser’s word', { 'Sec-Fetch-Site': 'same-origin' }],
  ['our page, by both', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:3000' }],
];

const BODIES: [string, string, string | undefined][] = [
  ['JSON', 'application/json', '{"content":"fremd","username":"a@example.org","password":"fremd!"}'],
  ['text', 'text/plain', '{"content":"fremd"}'],
  ['a form', 'application/x-www-form-urlencoded', 'content=fremd'],
  ['parts', 'multipart/form-data; boundary=b', '--b\r\n\r\nfremd\r\n--b--'],
  ['no body', '', undefined],
];

const WRITES = [
  ...routes.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path] as const),
  ['POST', '/graphql'],
  ['PUT', '/api/answers'],
  ['POST', '/api/nichts'],
] as const;

type Target = readonly [method: string, path: string];

function send([method, path]: Target, type: string, body: string | undefined, headers: object) {
  const sent = { Cookie, ...(type && { 'Content-Type': type }), ...headers };
  const options = body === undefined ? { headers: sent } : { body, headers: sent };
  return rawRequest(app, method, path.replace(':id', answerId), options);
}

/** Apple's form is the only accepted write from another site, and it only redirects. */
const isAppleForm = ([, path]: Target, type: string) =>
  path === '/auth/apple/callback' && type.startsWith('application/x-www-form-urlencoded');

const state = () =>
  Promise.all(
    ['user', 'session', 'answer', 'draft', 'feedback', 'rate_limit'].map((table) =>
      app.db.all(`SELECT * FROM ${table}`),
    ),
  );

function write(method: string, path: string, headers: Record<string, string>) {
  const query = 'mutation { saveDraft(input: { content: "Neu" }) { draft { content } } }';
  const body = path === '/graphql' ? { query } : { content: 'Neu' };
  return rawJson(app, method, path, body, { Cookie, ...headers });
}

describe('a write', () => {
  it.each(FOREIGN)(
    'is refused on every path with 403, whatever its body, and changes nothing when it comes from %s',
    async (_title, headers) => {
      const before = await state();
      for (const [, type, body] of BODIES) {
        for (const target of WRITES) {
          const { status, setCookies, body: reply } = await send(target, type, body, headers);
          expect(setCookies).toEqual([]);
          if (status === 303 && isAppleForm(target, type)) continue;
          expect([target, type, status]).toEqual([target, type, 403]);
          if (target[1] === '/graphql') expect(reply.errors[0].extensions.code).toBe('FORBIDDEN');
          else expect(reply).toEqual({ error: expect.stringMatching(/\S/), code: 'FORBIDDEN' });
        }
      }
      expect(await state()).toEqual(before);
    },
  );

  it.each(FOREIGN)('signs nobody in and registers nobody when it comes from %s', async (_title, headers) => {
    const credentials = { username, password: PASSWORD, idToken: 'a.b.c', code: 'c' };
    for (const [path, body] of [
      ['/api/register', { ...credentials, username: buildAddress() }],
      ['/api/login', credentials],
      ['/api/auth/google', credentials],
      ['/auth/apple/callback', credentials],
    ] as const) {
      const { status, setCookies } = await rawJson(app, 'POST', path, body, headers);
      expect([path, status, setCookies]).toEqual([path, 403, []]);
    }
  });

  it('names the setting when it comes from the product itself, opened by another address', async () => {
    const atHome = { Origin: 'http://nas:3000', Host: 'nas:3000' };
    const { status, body } = await write('POST', '/api/draft', atHome);
    expect([status, body.error]).toEqual([
      403,
      'Hier geht es nur unter http://localhost:3000. Soll http://nas:3000 gelten, setze auf dem Server APP_ORIGIN=http://nas:3000 und starte ihn neu.',
    ]);
    const elsewhere = await write('POST', '/api/draft', { ...atHome, Host: 'localhost:3000' });
    expect(elsewhere.body.error).toBe('Diese Anfrage kommt von einer fremden Seite.');
  });

  it('is logged without its content when it is refused', async () => {
    const Origin = 'https://evil.example';
    await rawJson(app, 'POST', '/api/draft', { content: 'Kranichzug' }, { Cookie, Origin });
    const lines = app.log().split('\n');
    const refusals = lines.filter((line) => line.includes('"cross-origin-request"'));
    expect(JSON.parse(refusals.at(-1) ?? '')).toMatchObject({
      route: '/api/draft',
      requestId: expect.any(String),
    });
    expect(app.log()).not.toMatch(/Kranichzug|evil\.example/);
  });

  it.each(BODIES.slice(1, 4))(
    'is a 415 on every path if its body is not JSON → %s',
    async (_title, type, body) => {
      const before = await state();
      for (const target of WRITES) {
        if (isAppleForm(target, type)) continue;
        const { status, body: answer } = await send(target, type, body, {});
        expect([target, status]).toEqual([target, 415]);
        const code = answer.code ?? answer.errors[0].extensions.code;
        expect(code).toBe('UNSUPPORTED_MEDIA_TYPE');
      }
      expect(await state()).toEqual(before);
    },
  );

  it.each(OWN)('is executed when it comes from %s', async (_title, headers) => {
    expect((await write('POST', '/api/draft', headers)).status).toBe(200);
    expect((await write('PATCH', `/api/answers/${answerId}`, headers)).status).toBe(200);
    expect((await write('DELETE', '/api/answers/999999', headers)).status).toBe(404);
    expect((await write('POST', '/graphql', headers)).body.data).toEqual({
      saveDraft: { draft: { content: 'Neu' } },
    });
  });
});

describe('a read', () => {
  it.each(FOREIGN)(
    'over GraphQL is refused, by GET and by POST, when it comes from %s',
    async (_title, headers) => {
      const query = '{ answers { nodes { content } } }';
      const posted = await rawJson(app, 'POST', '/graphql', { query }, { Cookie, ...headers });
      expect([posted.status, posted.text.includes('content')]).toEqual([403, false]);
      const path = `/graphql?query=${encodeURIComponent(query)}`;
      const got = await rawRequest(app, 'GET', path, { headers: { Cookie, ...headers } });
      expect([got.status >= 400, got.text.includes('content')]).toEqual([true, false]);
    },
  );

  it.each(['cors', 'no-cors', 'websocket', undefined])(
    'is refused when another site embeds it → mode %s',
    async (mode) => {
      const headers = { Cookie, 'Sec-Fetch-Site': 'cross-site', ...(mode && { 'Sec-Fetch-Mode': mode }) };
      for (const method of ['GET', 'HEAD']) {
        expect((await rawRequest(app, method, '/api/answers', { headers })).status).toBe(403);
      }
    },
  );

  it.each([
    [
      'a link from another site is followed',
      { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' },
    ],
    ['the address is typed', { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate' }],
    ['our page asks', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' }],
    ['no browser asks', {}],
  ])('is answered when %s', async (_title, headers) => {
    expect((await rawRequest(app, 'GET', '/api/answers', { headers: { Cookie, ...headers } })).status).toBe(
      200,
    );
  });
});
