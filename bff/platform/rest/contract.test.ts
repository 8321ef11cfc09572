import { apiGuide } from '../../api-guide/api-guide.ts';
import { routes } from '../../schema.ts';
import { buildAddress, buildSession, PASSWORD } from '../../workshop/testing/builders.ts';
import { faultFinder } from '../../workshop/testing/documented-answers.ts';
import { exportTokenFor } from '../../workshop/testing/export-links.ts';
import { rawJson, rawRequest } from '../../workshop/testing/raw-request.ts';
import { leaveRoom } from '../../workshop/testing/storage.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { type OpenApiDocument, type Operation, openApiDocument } from './openapi.ts';

const NO_SUCH_ID = '999999999';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const WRONG_VALUES = [5, true, [], {}, ['Text'], { $gt: '' }];

// As JSON, without `undefined`, like the response of the server.
const document: OpenApiDocument = JSON.parse(
  JSON.stringify(
    openApiDocument(routes, apiGuide, { appOrigin: 'http://localhost:3000', cookieName: 'sid' }),
  ),
);
const faultsIn = faultFinder(document);

interface Person {
  Cookie: string;
  username: string;
  answerId: string;
  /** Token of a link to this person's export. */
  token: string;
}

interface Call {
  title: string;
  method: string;
  path: string;
  operation: Operation;
}

type Reply = Awaited<ReturnType<typeof rawRequest>>;

let app: TestApp;
/** A person for refused calls, which change nothing. */
let bystander: Person;
beforeAll(async () => {
  app = await createTestApp();
  bystander = await newPerson();
});
afterAll(() => app.close());

const calls: Call[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => {
    return { title: operation.operationId, method: method.toUpperCase(), path, operation };
  }),
);
const callsWithBody = calls.filter(({ operation }) => operation.requestBody);

/** Checks that the document describes this reply for this operation. */
function expectDocumented({ operation }: Call, { status, headers, body }: Reply): void {
  const response = operation.responses[status];
  if (!response) throw new Error(`${operation.operationId} answers ${status}, which is not documented.`);
  expect([operation.operationId, status, faultsIn(body, response)]).toEqual([
    operation.operationId,
    status,
    [],
  ]);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers['retry-after'] !== undefined).toBe('Retry-After' in response.headers);
  const isFile = headers['content-disposition'] !== undefined;
  expect(isFile).toBe('Content-Disposition' in response.headers);
  if (status >= 400) expect(response.description).toMatch(new RegExp(`^\`${body.code}\``));
}

async function newPerson(): Promise<Person> {
  const { id, Cookie, username } = await buildSession(app);
  return { Cookie, username, answerId: NO_SUCH_ID, token: await exportTokenFor(app, id) };
}

/** Creates a person for whom this call can succeed. */
async function personFor({ title }: Call): Promise<Person> {
  const person = await newPerson();
  if (!['todayAnswer', 'updateAnswer', 'deleteAnswer'].includes(title)) return person;
  const { Cookie } = person;
  const { body } = await rawJson(app, 'POST', '/api/answers', { content: 'Da' }, { Cookie });
  return { ...person, answerId: String(body.id) };
}

/** Returns the document's example, with names that must or must not exist replaced. */
function validBody(
  { title, operation }: Call,
  { username, token }: Person,
): Record<string, unknown> | undefined {
  const example = operation.requestBody?.content['application/json'].examples?.valid?.value;
  if (typeof example !== 'object' || example === null) return undefined;
  if (title === 'exportByLink') return { ...example, token };
  if (title === 'logIn') return { ...example, username };
  return title === 'register' ? { ...example, username: buildAddress() } : { ...example };
}

function send({ method, path }: Call, body: unknown, person?: Partial<Person>): Promise<Reply> {
  const address = path.replace('{id}', person?.answerId ?? NO_SUCH_ID);
  const headers: Record<string, string> = person?.Cookie ? { Cookie: person.Cookie } : {};
  return body === undefined
    ? rawRequest(app, method, address, { headers })
    : rawJson(app, method, address, body, headers);
}

const isConfigured = ({ title }: Call) =>
  !['signInWithGoogle', 'signInWithApple', 'startAppleSignIn'].includes(title);
const isClosed = ({ operation }: Call) => operation.security.length > 0;

describe('an operation, compared with the OpenAPI document', () => {
  it('fails the check with an extra field, a missing field, or a wrong type', () => {
    const response = document.paths['/api/streak']?.get?.responses[200];
    if (!response) throw new Error('The streak is not documented.');
    const found = [{ count: 1 }, { count: 1, day: '' }, {}, { count: '1' }].map((body) =>
      faultsIn(body, response),
    );
    expect(found.map((faults) => faults.length > 0)).toEqual([false, true, true, true]);
  });

  it.each(calls)('matches with the example as input → $title', async (call) => {
    const person = await personFor(call);
    const reply = await send(call, validBody(call, person), person);
    expectDocumented(call, reply);
    expect(reply.status < 300).toBe(isConfigured(call));
    expectDocumented(call, await send(call, validBody(call, person), person));
  });

  it.each(calls)('matches with unknown fields, which it ignores → $title', async (call) => {
    const person = await personFor(call);
    const body = { ...validBody(call, person), unbekannt: { tief: [1] }, isAdmin: true };
    const reply = await send(call, body, person);
    expectDocumented(call, reply);
    expect(reply.status < 300).toBe(isConfigured(call));
  });

  it.each(calls)(
    'matches for visitors, who are refused before their input is read → $title',
    async (call) => {
      const person = { username: buildAddress(), answerId: 'unsinn', token: '' };
      for (const body of [validBody(call, { ...person, Cookie: '' }), {}, { content: 5 }]) {
        const reply = await send(call, body, person);
        expectDocumented(call, reply);
        if (isClosed(call)) expect(reply.status).toBe(401);
      }
    },
  );

  it.each(calls)('matches for unreadable requests and for requests from elsewhere → $title', async (call) => {
    const { Cookie } = bystander;
    const path = call.path.replace('{id}', NO_SUCH_ID);
    const requests = [
      { status: 400, body: '{"cut', headers: JSON_TYPE },
      { status: 415, body: '{}', headers: { 'Content-Type': 'text/plain' } },
      { status: 413, body: JSON.stringify('x'.repeat(128 * 1024)), headers: JSON_TYPE },
      { status: 403, body: '', headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' } },
    ];
    for (const { status, body, headers } of requests) {
      const reply = await rawRequest(app, call.method, path, { body, headers: { Cookie, ...headers } });
      expectDocumented(call, reply);
      expect(reply.status).toBe(status);
    }
  });

  it.each(callsWithBody)('refuses a missing or wrong-typed field with 400 → $title', async (call) => {
    const person = bystander;
    const { schema } = call.operation.requestBody?.content['application/json'] ?? {};
    const valid = validBody(call, person) ?? {};
    const missing = (schema?.required ?? []).map((name) => ({ ...valid, [name]: undefined }));
    const wrong = Object.keys(schema?.properties ?? {}).flatMap((name) =>
      WRONG_VALUES.map((value) => ({ ...valid, [name]: value })),
    );
    const empty = (schema?.required ?? []).map((name) => ({ ...valid, [name]: null }));
    for (const body of [{}, [], null, 'Text', 5, ...missing, ...empty, ...wrong]) {
      const reply = await send(call, body, person);
      expectDocumented(call, reply);
      expect([body, reply.status]).toEqual([body, 400]);
    }
  });

  it.each(calls.filter(({ path }) => path.includes('{id}')))(
    "answers 404 for an unknown id, a malformed id, or another person's id → $title",
    async (call) => {
      const person = bystander;
      const other = await personFor(call);
      for (const answerId of [NO_SUCH_ID, '0', '-1', '1.5', 'unsinn', '%00', other.answerId]) {
        const reply = await send(call, validBody(call, person), { ...person, answerId });
        expectDocumented(call, reply);
        expect([answerId, reply.status]).toEqual([answerId, 404]);
      }
    },
  );
});

describe('the documented message of a failure', () => {
  const get = ({ Cookie }: Person, path: string) => rawRequest(app, 'GET', path, { headers: { Cookie } });
  const save = ({ Cookie }: Person, content: string) =>
    rawJson(app, 'POST', '/api/answers', { content }, { Cookie });
  const failures: [string, string, (person: Person) => Promise<Reply>][] = [
    ['logIn', '401', ({ username }) => rawJson(app, 'POST', '/api/login', { username, password: 'falsch!' })],
    [
      'register',
      '409',
      ({ username }) => rawJson(app, 'POST', '/api/register', { username, password: PASSWORD }),
    ],
    ['currentUser', '401', () => rawRequest(app, 'GET', '/api/user')],
    ['todayAnswer', '404', (person) => get(person, '/api/answers/today')],
    ['saveAnswer', '409', (person) => save(person, 'eins').then(() => save(person, 'zwei'))],
    [
      'saveAnswer',
      '413',
      async (person) => {
        await leaveRoom(app, Number((await get(person, '/api/user')).body.id), 0);
        return save(person, 'Kein Platz');
      },
    ],
    [
      'updateAnswer',
      '404',
      ({ Cookie }) => rawJson(app, 'PATCH', `/api/answers/${NO_SUCH_ID}`, { content: 'x' }, { Cookie }),
    ],
    [
      'changePassword',
      '403',
      ({ Cookie }) => {
        const change = { password: 'neu neu', currentPassword: 'falsch!' };
        return rawJson(app, 'POST', '/api/user/change-password', change, { Cookie });
      },
    ],
    ['signInWithGoogle', '503', () => rawJson(app, 'POST', '/api/auth/google', { idToken: 'a.b.c' })],
    ['signInWithApple', '503', () => rawJson(app, 'POST', '/auth/apple/callback', { code: 'c' })],
    ['startAppleSignIn', '503', () => rawJson(app, 'POST', '/api/auth/apple/start', {})],
  ];

  it.each(failures)('is the message that the server sends → %s %s', async (title, status, bringAbout) => {
    const { operation } = calls.find((call) => call.title === title) ?? {};
    const examples = operation?.responses[status]?.content['application/json'].examples;
    expect((await bringAbout(await newPerson())).body).toEqual(examples?.specific?.value);
  });

  it.each(callsWithBody)('for an empty body is the message that the server sends → $title', async (call) => {
    const examples = call.operation.responses[400]?.content['application/json'].examples;
    expect((await send(call, {}, bystander)).body).toEqual(examples?.missing?.value);
  });
});
