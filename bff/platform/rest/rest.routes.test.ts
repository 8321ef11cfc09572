import { validate } from 'graphql';
import { createSchema, routes } from '../../schema.ts';
import { buildAddress, buildAnswer, buildUser, PASSWORD } from '../../workshop/testing/builders.ts';
import { exportTokenFor } from '../../workshop/testing/export-links.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../../workshop/testing/test-app.ts';
import type { TestClient } from '../../workshop/testing/test-client.ts';

const NOW = START_OF_TESTS.toISOString();

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Person {
  client: TestClient;
  id: number;
  username: string;
}

/** Call of a row, and its complete response. */
interface RowCase {
  prepare?: (person: Person) => Promise<unknown>;
  path?: (person: Person) => Promise<string>;
  body?: (person: Person) => object | Promise<object>;
  status?: number;
  reply: (person: Person) => object;
  /** The header `Content-Disposition`. */
  disposition?: string;
}

const userOf = ({ id, username }: Person) => ({
  id,
  username,
  provider: 'local',
  createdAt: NOW,
  name: null,
});
const answerOf = (content: string) => ({
  id: expect.any(Number),
  content,
  date: NOW,
  createdAt: NOW,
  updatedAt: expect.any(String),
  day: '2026-11-20',
  isReadable: true,
});
const savedPath = async ({ client }: Person) => `/api/answers/${(await buildAnswer(client, 'Da')).id}`;
const NOT_CONFIGURED = { error: expect.stringMatching(/\S/), code: 'UNAVAILABLE' };
const newAddress = buildAddress();

const cases: Record<string, RowCase> = {
  'GET /api/user': { reply: userOf },
  'POST /api/login': { body: ({ username }) => ({ username, password: PASSWORD }), reply: userOf },
  'POST /api/register': {
    body: () => ({ username: newAddress, password: PASSWORD }),
    status: 201,
    reply: (person) => ({ ...userOf(person), id: expect.any(Number), username: newAddress }),
  },
  'POST /api/logout': { reply: () => ({}) },
  'GET /api/answers/today/status': { reply: () => ({ hasAnswered: false }) },
  'GET /api/answers/today': {
    prepare: ({ client }) => buildAnswer(client, 'Da'),
    reply: () => answerOf('Da'),
  },
  'GET /api/answers': { prepare: ({ client }) => buildAnswer(client, 'Da'), reply: () => [answerOf('Da')] },
  'GET /api/answers/changes': {
    prepare: ({ client }) => buildAnswer(client, 'Da'),
    reply: () => ({
      changes: [{ id: expect.any(Number), day: '2026-11-20', answer: answerOf('Da') }],
      hasMore: false,
      nextCursor: expect.stringMatching(/^[\w-]+$/),
    }),
  },
  'GET /api/streak': { prepare: ({ client }) => buildAnswer(client), reply: () => ({ count: 1 }) },
  'GET /api/draft': { reply: () => ({ content: '' }) },
  'POST /api/draft': { body: () => ({ content: 'Halb' }), reply: () => ({ content: 'Halb' }) },
  'POST /api/answers': {
    body: () => ({ content: 'Neu' }),
    status: 201,
    reply: () => ({ ...answerOf('Neu'), milestone: { event: 'entries-1', text: expect.any(String) } }),
  },
  'PATCH /api/answers/:id': {
    path: savedPath,
    body: () => ({ content: 'Anders' }),
    reply: () => answerOf('Anders'),
  },
  'DELETE /api/answers/:id': { path: savedPath, reply: () => ({}) },
  'POST /api/user/change-password': { body: () => ({ password: 'ein neues Wort' }), reply: () => ({}) },
  'DELETE /api/user': { reply: () => ({}) },
  'GET /api/user/export': {
    prepare: ({ client }) => buildAnswer(client, 'Da'),
    reply: ({ username }) => {
      const { id: _id, isReadable: _isReadable, ...entry } = answerOf('Da');
      const answers = [{ ...entry, timeZone: 'Europe/Berlin' }];
      return { username, provider: 'local', createdAt: NOW, answers };
    },
    disposition: 'attachment; filename="Aufwind-data-2026-11-20.json"',
  },
  'POST /api/user/export-by-link': {
    body: async ({ id }) => ({ token: await exportTokenFor(app, id) }),
    reply: ({ username }) => ({ username, provider: 'local', createdAt: NOW, answers: [] }),
    disposition: 'attachment; filename="Aufwind-data-2026-11-20.json"',
  },
  'POST /api/feedback': { body: () => ({ comment: 'Schön.' }), status: 201, reply: () => ({}) },
  'POST /api/auth/google': { body: () => ({ idToken: 'a.b.c' }), status: 503, reply: () => NOT_CONFIGURED },
  'POST /api/auth/apple/start': { status: 503, reply: () => NOT_CONFIGURED },
  'POST /auth/apple/callback': { body: () => ({ code: 'c' }), status: 503, reply: () => NOT_CONFIGURED },
};

const rows = routes.map((row) => ({ ...row, title: `${row.method} ${row.path}` }));
const methodOf = { GET: 'get', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const;

describe('the table of compatibility paths', () => {
  it.each(rows)(
    'answers with exactly the promised status and body → $title',
    async ({ method, path, title }) => {
      const row = cases[title];
      if (!row) throw new Error(`${title} has no case here yet: add one.`);
      const person = await buildUser(app);
      await row.prepare?.(person);
      const target = row.path ? await row.path(person) : path;
      const { status, body, headers } = await person.client.rest(
        methodOf[method],
        target,
        await row.body?.(person),
      );
      expect(status).toBe(row.status ?? 200);
      expect(body).toEqual(row.reply(person));
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['content-disposition']).toBe(row.disposition);
    },
  );

  it('has a test case for every row, and no other', () => {
    expect(rows.map(({ title }) => title).sort()).toEqual(Object.keys(cases).sort());
  });
});

describe('the documents of the rows', () => {
  it('are valid, which the start does not check', () => {
    const schema = createSchema(app);
    const faults = rows.flatMap((row) => ('document' in row ? validate(schema, row.document) : []));
    expect(faults).toEqual([]);
  });
});

describe('a path below /api outside the table', () => {
  it.each([
    ['get', '/api'],
    ['get', '/api/'],
    ['get', '/api/nichts'],
    ['get', '/api/answers/1'],
    ['post', '/api/answers/1'],
    ['put', '/api/answers'],
    ['put', '/api/answers/1'],
    ['patch', '/api/answers'],
    ['delete', '/api/answers'],
    ['post', '/api/streak'],
    ['post', '/api/user'],
    ['get', '/api/login'],
    ['delete', '/api/draft'],
    ['get', '/api/answers/today/status/mehr'],
    ['get', '/api/../api/nichts'],
    ['get', '/api/index.html'],
  ] as const)('is a 404 in JSON, never the page, also with a wrong method → %s %s', async (method, path) => {
    const { client } = await sharedUser();
    const { status, body } = await client.rest(method, path);
    expect(status).toBe(404);
    expect(body).toEqual({ error: expect.stringMatching(/\S/), code: 'NOT_FOUND' });
  });
});

let shared: ReturnType<typeof buildUser> | undefined;
function sharedUser() {
  shared ??= buildUser(app);
  return shared;
}
