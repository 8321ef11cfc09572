import { buildSession } from '../../workshop/testing/builders.ts';
import { createProgramKey, UNKNOWN_KEY } from '../../workshop/testing/program-keys.ts';
import { rawRequest } from '../../workshop/testing/raw-request.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { TestClient } from '../../workshop/testing/test-client.ts';
import { until } from '../../workshop/testing/until.ts';
import { STARTING } from '../http/health.ts';

const HOT = [
  ['GET', '/api/answers', undefined],
  ['POST', '/api/draft', '{"content":"Der Bus"}'],
  ['POST', '/api/answers', '{"content":"Der Bus war pünktlich."}'],
  ['POST', '/graphql', '{"query":"{ answers { id day content } }"}'],
] as const;
const JSON_TYPE = { 'Content-Type': 'application/json' };
/** What no two answers share. */
const OWN_TO_EACH = new Set(['date', 'x-request-id']);

let app: TestApp;
let person: Record<string, string>;
let program: Record<string, string>;
let reader: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  const { Cookie } = await buildSession(app);
  person = { Cookie };
  const keyFor = async (...scopes: Parameters<typeof createProgramKey>[1]) => ({
    Authorization: `Bearer ${(await createProgramKey(new TestClient(app, person), scopes)).key}`,
  });
  program = await keyFor('answers:read', 'answers:write');
  reader = await keyFor('answers:read');
  await rawRequest(app, 'POST', '/api/answers', { headers: { ...JSON_TYPE, ...person }, body: HOT[2][2] });
});
afterAll(() => app.close());

/** The requests of which the hot way knows the first and not the second, both answered. */
async function bothWays(
  [method, path, body]: readonly [string, string, string | undefined],
  headers: Record<string, string>,
) {
  const ask = async (address: string) => {
    const {
      status,
      headers: answered,
      text,
    } = await rawRequest(app, method, address, {
      headers: { ...(body !== undefined && JSON_TYPE), ...headers },
      ...(body !== undefined && { body }),
    });
    const shared = Object.entries(answered).map(([name, value]) => [name, OWN_TO_EACH.has(name) || value]);
    return { status, headers: Object.fromEntries(shared), text, requestId: answered['x-request-id'] };
  };
  const [{ requestId, ...hot }, { requestId: _, ...ordinary }] = [await ask(path), await ask(`${path}/`)];
  return { hot, ordinary, requestId };
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
  [
    'another site',
    () => ({ ...person, 'Sec-Fetch-Site': 'cross-site' }),
    { rest: [403, 403, 403], graphql: 403 },
  ],
  [
    'a body of another type',
    () => ({ ...person, 'Content-Type': 'text/plain' }),
    { rest: [200, 415, 415], graphql: 415 },
  ],
];

describe('a hot request', () => {
  it.each(CLIENTS)(
    'is answered as on the ordinary way, header by header → %s',
    async (_title, headers, expected) => {
      const statuses = [...expected.rest, expected.graphql];
      for (const [index, request] of HOT.entries()) {
        const { hot, ordinary } = await bothWays(request, headers());
        expect(hot).toEqual(ordinary);
        expect([request[1], hot.status]).toEqual([request[1], statuses[index]]);
      }
    },
  );

  it.each([
    ['a body that is no JSON', '{', 400],
    ['a body that is too large', `{"content":"${'x'.repeat(200_000)}"}`, 413],
    ['fields that nobody can read', '{"content":5,"query":5}', 400],
    ['no fields at all', '[]', 400],
  ] as const)('is answered as on the ordinary way, also a GET → %s', async (_title, body, status) => {
    for (const [method, path] of HOT) {
      const { hot, ordinary } = await bothWays([method, path, body], person);
      expect(hot).toEqual(ordinary);
      // A readable body of a GET is of no use to anybody.
      if (method === 'POST' || body === '{') expect([path, hot.status]).toEqual([path, status]);
    }
  });

  it('is refused like any other until the product is ready', async () => {
    const late = await createTestApp();
    late.health.setServing(false);
    for (const [method, path] of HOT) {
      const { status, text } = await rawRequest(late, method, path);
      expect([path, status, text.includes(STARTING)]).toEqual([path, 503, true]);
    }
    await late.close();
  });

  it('is a line of the log with its path and its id, also when a gate refuses it', async () => {
    for (const request of HOT) {
      for (const headers of [person, { ...person, 'Sec-Fetch-Site': 'cross-site' }]) {
        const { hot, requestId } = await bothWays(request, headers);
        const line = await lineOf(String(requestId));
        expect(line).toMatchObject({ method: request[0], route: request[1], status: hot.status });
      }
    }
  });
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
