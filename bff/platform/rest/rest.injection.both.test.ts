import { buildAddress, buildSession, PASSWORD } from '../../workshop/testing/builders.ts';
import { rawJson, rawRequest } from '../../workshop/testing/raw-request.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';

const STATEMENTS = [
  "' OR 1=1--",
  '" OR ""="',
  "'; DROP TABLE answer; --",
  'x\\',
  "x\\'",
  '0x27204f52',
  '%27%20OR%201',
  '{{1}}',
];
const NO_STRINGS = [{ password: 1 }, { $gt: '' }, 0, 1, true, null, [], ['a', 'b']];

let app: TestApp;
let Cookie: string;
let username: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ username, Cookie } = await buildSession(app));
});
afterAll(() => app.close());

describe('an SQL injection', () => {
  it.each(STATEMENTS)('is stored unchanged as a draft, over REST and GraphQL → %s', async (content) => {
    expect((await rawJson(app, 'POST', '/api/draft', { content }, { Cookie })).body).toMatchObject({
      content,
    });
    const reply = await rawJson(app, 'POST', '/graphql', { query: '{ draft { content } }' }, { Cookie });
    expect(reply.body.data).toEqual({ draft: { content } });
  });

  it.each(STATEMENTS)('signs nobody in, as address or as password → %s', async (text) => {
    const asAddress = await rawJson(app, 'POST', '/api/login', { username: text, password: PASSWORD });
    const asPassword = await rawJson(app, 'POST', '/api/login', {
      username,
      password: `${text} oder ${text}`,
    });
    expect([asAddress.status, asPassword.status]).toEqual([400, 401]);
    expect([asAddress.setCookies, asPassword.setCookies]).toEqual([[], []]);
  });

  it.each(STATEMENTS)('finds and changes no row as an id → %s', async (text) => {
    const path = `/api/answers/${encodeURIComponent(text)}`;
    for (const method of ['PATCH', 'DELETE']) {
      const { status, body } = await rawJson(app, method, path, { content: 'Neu' }, { Cookie });
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await rawRequest(app, 'GET', '/api/answers', { headers: { Cookie } })).status).toBe(200);
  });

  it.each(NO_STRINGS.map((value) => [JSON.stringify(value), value]))(
    'is refused if it is not a text → %s',
    async (_title, value) => {
      const sent: [string, object][] = [
        ['/api/login', { username, password: value }],
        ['/api/login', { username: value, password: PASSWORD }],
        ['/api/register', { username: buildAddress(), password: value }],
        ['/api/answers', { content: value }],
        ['/api/feedback', { comment: value }],
      ];
      for (const [path, body] of sent) {
        const reply = await rawJson(app, 'POST', path, body, { Cookie });
        expect([path, reply.status, reply.body.code]).toEqual([path, 400, 'BAD_USER_INPUT']);
      }
    },
  );
});

describe('a repeated parameter', () => {
  it.each([
    ['POST', '/auth/apple/callback?code=a&code=b', 400],
    ['GET', '/api/auth/google/callback?code=a&code=b&state=c&state=d', 303],
  ])('signs nobody in → %s %s', async (method, path, status) => {
    const reply = await rawJson(app, method, path, method === 'POST' ? {} : undefined);
    expect(reply.status).toBe(status);
    expect(
      (await rawRequest(app, 'GET', '/api/user', { headers: { Cookie: reply.setCookies.join('; ') } }))
        .status,
    ).toBe(401);
  });
});
