import { createApiToken, UNKNOWN_KEY } from '../../workshop/testing/api-tokens.ts';
import { buildSession } from '../../workshop/testing/builders.ts';
import { rawRequest } from '../../workshop/testing/raw-request.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { TestClient } from '../../workshop/testing/test-client.ts';
import { until } from '../../workshop/testing/until.ts';
import { STARTING } from './health.ts';

/** The most frequent requests, over REST and GraphQL. */
const REQUESTS = [
  ['GET', '/api/answers', undefined],
  ['POST', '/api/draft', '{"content":"Der Bus"}'],
  ['POST', '/api/answers', '{"content":"Der Bus war pünktlich."}'],
  ['POST', '/graphql', '{"query":"{ answers { nodes { id day content } } }"}'],
] as const;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const FOREIGN = { 'Sec-Fetch-Site': 'cross-site' };
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

let app: TestApp;
let person: Record<string, string>;
let program: Record<string, string>;
let reader: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  const { Cookie } = await buildSession(app);
  person = { Cookie };
  const keyFor = async (...scopes: Parameters<typeof createApiToken>[1]) => ({
    Authorization: `Bearer ${(await createApiToken(new TestClient(app, person), scopes)).key}`,
  });
  program = await keyFor('answers:read', 'answers:write');
  reader = await keyFor('answers:read');
  await ask(REQUESTS[2], person);
});
afterAll(() => app.close());

function ask(
  [method, path, body]: readonly [string, string, string | undefined],
  headers: Record<string, string>,
) {
  return rawRequest(app, method, path, {
    headers: { ...(body !== undefined && JSON_TYPE), ...headers },
    ...(body !== undefined && { body }),
  });
}

const CLIENTS: [string, () => Record<string, string>, { rest: number[]; graphql: number }][] = [
  ['a person', () => person, { rest: [200, 200, 200], graphql: 200 }],
  ['a program', () => program, { rest: [200, 200, 200], graphql: 200 }],
  ['a program that may only read', () => reader, { rest: [200, 403, 403], graphql: 200 }],
  ['a visitor', () => ({}), { rest: [401, 401, 401], graphql: 200 }],
  [
    'a text for another person',
    () => ({ ...person, 'X-User': '4711' }),
    { rest: [401, 401, 401], graphql: 200 },
  ],
  [
    'an unknown key',
    () => ({ Authorization: `Bearer ${UNKNOWN_KEY}` }),
    { rest: [401, 401, 401], graphql: 401 },
  ],
  ['another site', () => ({ ...person, ...FOREIGN }), { rest: [403, 403, 403], graphql: 403 }],
  [
    'a body of another type',
    () => ({ ...person, 'Content-Type': 'text/plain' }),
    { rest: [200, 415, 415], graphql: 415 },
  ],
];

describe('a request about a diary', () => {
  it.each(CLIENTS)('passes every gate, or is refused by a gate → %s', async (_title, headers, expected) => {
    const statuses = [...expected.rest, expected.graphql];
    for (const [index, request] of REQUESTS.entries()) {
      const reply = await ask(request, headers());
      expect([request[1], reply.status]).toEqual([request[1], statuses[index]]);
      expect(reply.headers).toMatchObject(PRIVATE);
      expect(reply.headers).not.toHaveProperty('etag');
      const isFromProgram = 'Authorization' in headers();
      expect(reply.headers['access-control-allow-origin']).toBe(isFromProgram ? '*' : undefined);
    }
  });

  it('is refused until the product is ready', async () => {
    const late = await createTestApp();
    late.health.setServing(false);
    for (const [method, path] of REQUESTS) {
      const { status, text } = await rawRequest(late, method, path);
      expect([path, status, text.includes(STARTING)]).toEqual([path, 503, true]);
    }
    const { status, headers } = await rawRequest(late, 'GET', '/readyz');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    await late.close();
  });

  it('is logged with its path and id, even if a gate refuses it', async () => {
    for (const request of REQUESTS) {
      for (const headers of [person, { ...person, ...FOREIGN }]) {
        const { status, headers: answered } = await ask(request, headers);
        const line = await lineOf(String(answered['x-request-id']));
        expect(line).toMatchObject({ method: request[0], route: request[1], status });
      }
    }
  });

  it.each(['/api/answers/%ZZ', '/api/answers/4711', '/api/nichts'])(
    'passes the gates before its path is examined → DELETE %s',
    async (path) => {
      const refused = await ask(['DELETE', path, undefined], { ...person, ...FOREIGN });
      expect(refused.status).toBe(403);
      const admitted = await ask(['DELETE', path, undefined], person);
      expect(admitted.status).toBe(path.endsWith('%ZZ') ? 400 : 404);
      for (const { headers } of [refused, admitted]) expect(headers).toMatchObject(PRIVATE);
    },
  );
});

async function lineOf(requestId: string): Promise<unknown> {
  const find = () =>
    app
      .log()
      .split('\n')
      .find((line) => line.includes(requestId) && line.includes('"request"'));
  await until(() => find() !== undefined);
  return JSON.parse(find() ?? '');
}
