import { textsOf } from '../../answer/answer-content.rules.ts';
import { buildAddress, buildSession, PASSWORD } from '../../workshop/testing/builders.ts';
import { rawJson, rawRequest } from '../../workshop/testing/raw-request.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';

let app: TestApp;
let Cookie: string;
let userId: number;
beforeAll(async () => {
  app = await createTestApp();
  ({ Cookie, id: userId } = await buildSession(app));
  await app.services.answer.save({
    userId,
    day: '2026-11-20',
    timeZone: 'Europe/Berlin',
    texts: textsOf({ content: 'Eigene Worte' }),
  });
});
afterAll(() => app.close());

const FOREIGN: [string, Record<string, string>][] = [
  ['another site', { Origin: 'https://evil.example' }],
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
];

const OWN: [string, Record<string, string>][] = [
  ['a program that is no browser', {}],
  ['our page, by its origin', { Origin: 'http://localhost:3000' }],
  ['our page, by the browser’s word', { 'Sec-Fetch-Site': 'same-origin' }],
  ['our page, by both', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:3000' }],
];

function write(method: string, path: string, headers: Record<string, string>) {
  const body =
    path === '/graphql'
      ? { query: 'mutation { saveDraft(input: { content: "Neu" }) { draft { content } } }' }
      : { content: 'Neu' };
  return rawJson(app, method, path, body, { Cookie, ...headers });
}

describe('a write', () => {
  it.each(FOREIGN)(
    'is refused with 403 and changes nothing when it comes from %s',
    async (_title, headers) => {
      const [answer] = (await app.services.diary.page(userId)).nodes;
      const { content: draft } = await app.services.draft.read(userId, '2026-11-19');
      for (const [method, path] of [
        ['POST', '/api/draft'],
        ['POST', '/api/answers'],
        ['PATCH', `/api/answers/${answer?.id}`],
        ['DELETE', `/api/answers/${answer?.id}`],
        ['POST', '/api/nichts'],
      ] as const) {
        const { status, body } = await write(method, path, headers);
        expect([method, path, status]).toEqual([method, path, 403]);
        expect(body).toEqual({ error: expect.stringMatching(/\S/), code: 'FORBIDDEN' });
      }
      const graphql = await write('POST', '/graphql', headers);
      expect(graphql.status).toBe(403);
      expect(graphql.body.errors[0].extensions.code).toBe('FORBIDDEN');
      expect((await app.services.diary.page(userId)).nodes).toEqual([answer]);
      expect(await app.services.draft.read(userId, '2026-11-19')).toMatchObject({ content: draft });
    },
  );

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

  it.each(OWN)('is executed when it comes from %s', async (_title, headers) => {
    const [answer] = (await app.services.diary.page(userId)).nodes;
    expect((await write('POST', '/api/draft', headers)).status).toBe(200);
    expect((await write('PATCH', `/api/answers/${answer?.id}`, headers)).status).toBe(200);
    expect((await write('DELETE', '/api/answers/999999', headers)).status).toBe(404);
    expect((await write('POST', '/graphql', headers)).body.data).toEqual({
      saveDraft: { draft: { content: 'Neu' } },
    });
  });

  it.each(FOREIGN)('signs nobody in and registers nobody when it comes from %s', async (_title, headers) => {
    const credentials = { username: buildAddress(), password: PASSWORD };
    for (const path of ['/api/register', '/api/login']) {
      const { status, setCookies } = await rawJson(app, 'POST', path, credentials, headers);
      expect(status).toBe(403);
      expect(setCookies).toEqual([]);
    }
  });

  it('signs nobody out when it comes from another site', async () => {
    const headers = { Cookie, Origin: 'https://evil.example' };
    expect((await rawRequest(app, 'POST', '/api/logout', { headers })).status).toBe(403);
    expect((await rawRequest(app, 'GET', '/api/user', { headers: { Cookie } })).status).toBe(200);
  });
});

describe('a read', () => {
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
