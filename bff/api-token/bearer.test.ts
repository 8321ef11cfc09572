import { API_TOKENS, buildProgram, createApiToken, programWith } from '../workshop/testing/api-tokens.ts';
import { buildAnswer, buildDevice, buildSession, buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import { rawJson, rawRequest } from '../workshop/testing/raw-request.ts';
import type { TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';
import { withAppAndMailbox } from '../workshop/testing/with-app.ts';

const HOUR_MS = 3_600_000;
const CONTENT = 'Der Bus war pünktlich.';
const READS = [
  '/api/answers',
  '/api/answers/today',
  '/api/answers/today/status',
  '/api/draft',
  '/api/streak',
];
const ENTRY = '{ answers(first: 1) { nodes { id content updatedAt } } }';
const VERSION = 'version { id day updatedAt }';
const CONFLICT = `conflict { ${VERSION} answer { content } draft { content } }`;
const EDIT = `mutation ($input: UpdateAnswerInput!) {
  updateAnswer(input: $input) { ${VERSION} answer { content } ${CONFLICT} }
}`;
const RESTORE = `mutation ($input: RestoreAnswerInput!) {
  restoreAnswer(input: $input) { ${VERSION} answer { content } }
}`;
const LONG_AGO = '2020-01-01T00:00:00.000Z';

let app: TestApp;
const pass = withAppAndMailbox((given) => {
  ({ app } = given);
});

const sessionsOf = (userId: number) => app.db.all('SELECT sidHash FROM session WHERE userId = ?', [userId]);
const errorOf = async (reply: ReturnType<TestClient['graphql']>) => (await reply).body.errors[0].extensions;

describe('a program with `answers:read`', () => {
  it('reads the same data as a session, over REST and GraphQL', async () => {
    const { client } = await buildUser(app);
    await buildAnswer(client, CONTENT);
    const program = await buildProgram(app, client, 'answers:read');
    for (const path of READS) {
      const [asked, own] = [await program.rest('get', path), await client.rest('get', path)];
      expect([path, asked.status, asked.body]).toEqual([path, 200, own.body]);
    }
    expect((await program.graphql(ENTRY)).body).toEqual((await client.graphql(ENTRY)).body);
  });

  it('cannot write, and gets the missing scope in the error', async () => {
    const { client } = await buildUser(app);
    const program = await buildProgram(app, client, 'answers:read');
    for (const [method, path] of [
      ['post', '/api/answers'],
      ['post', '/api/draft'],
      ['patch', '/api/answers/1'],
      ['delete', '/api/answers/1'],
    ] as const) {
      const { status, body } = await program.rest(method, path, { content: CONTENT });
      expect([path, status, body]).toEqual([
        path,
        403,
        {
          error: 'Diesem Zugang für Programme fehlt die Berechtigung „answers:write“.',
          code: 'FORBIDDEN',
          scope: 'answers:write',
        },
      ]);
    }
    const failure = await errorOf(
      program.graphql(`mutation { saveAnswer(input: { content: "x" }) { answer { id } } }`),
    );
    expect(failure).toEqual({ code: 'FORBIDDEN', scope: 'answers:write' });
    expect((await client.rest('get', '/api/answers')).body).toEqual([]);
  });
});

describe('a program with `answers:write`', () => {
  it('stores a draft, saves, edits, deletes and restores, and its save ends its own draft', async () => {
    const { client } = await buildUser(app);
    const program = await buildProgram(app, client, 'answers:write');
    expect((await program.rest('post', '/api/draft', { content: 'Der Bus' })).status).toBe(200);
    const saved = await program.rest('post', '/api/answers', { content: CONTENT });
    expect([saved.status, saved.body.content]).toEqual([201, CONTENT]);
    const { body } = await client.graphql('{ supersededDraft { content } }');
    expect(body.data.supersededDraft.content).toBe('');
    const path = `/api/answers/${saved.body.id}`;
    expect((await program.rest('patch', path, { content: 'Anders.' })).body.content).toBe('Anders.');
    expect((await program.rest('delete', path)).status).toBe(200);
    const input = { id: saved.body.id, content: 'Anders.' };
    await program.graphql(RESTORE, { input });
    expect((await client.rest('get', '/api/answers')).body).toMatchObject([input]);
  });

  it('cannot read, not even through a conflict with another version', async () => {
    const { client } = await buildUser(app);
    const { id } = await buildAnswer(client, CONTENT);
    const program = await buildProgram(app, client, 'answers:write');
    for (const path of READS) {
      expect((await program.rest('get', path)).body).toMatchObject({
        code: 'FORBIDDEN',
        scope: 'answers:read',
      });
    }
    const input = { id: String(id), content: 'Anders.', expectedUpdatedAt: LONG_AGO };
    const reader = await buildProgram(app, client, 'answers:read', 'answers:write');
    for (const sighted of [client, reader])
      expect((await sighted.graphql(EDIT, { input })).body.data.updateAnswer.conflict).toMatchObject({
        answer: { content: CONTENT },
      });
    const { conflict } = (await program.graphql(EDIT, { input })).body.data.updateAnswer;
    expect(conflict).toMatchObject({ version: { id: String(id), day: '2026-11-20' }, answer: null });
  });
});

describe('a program, whatever its scopes', () => {
  it('cannot change the account, its credentials or tokens, which need a session', async () => {
    const { client, username } = await buildUser(app);
    const program = await buildProgram(app, client, 'answers:read', 'answers:write');
    const needed = {
      code: 'FORBIDDEN',
      error: 'Das geht nur mit einer Anmeldung, nicht mit einem Zugang für Programme.',
    };
    for (const [method, path] of [
      ['get', '/api/user'],
      ['get', '/api/user/export'],
      ['delete', '/api/user'],
      ['post', '/api/user/change-password'],
      ['post', '/api/logout'],
      ['post', '/api/login'],
      ['post', '/api/register'],
    ] as const) {
      const body = method === 'post' ? { username, password: PASSWORD } : undefined;
      const reply = await program.rest(method, path, body);
      expect([path, reply.status, reply.body, reply.headers['set-cookie']]).toEqual([
        path,
        403,
        needed,
        undefined,
      ]);
    }
    expect(await errorOf(program.graphql(API_TOKENS))).toEqual({ code: 'FORBIDDEN' });
    expect((await client.rest('get', '/api/user')).status).toBe(200);
  });

  it('gets no session and no cookie, and never changes the stored time zone', async () => {
    const { id, client } = await buildUser(app, { 'X-Time-Zone': 'Europe/Berlin' });
    const { key } = await createApiToken(client, ['answers:read', 'answers:write']);
    const program = programWith(app, key, { 'X-Time-Zone': 'Pacific/Auckland' });
    const saved = await program.rest('post', '/api/answers', { content: CONTENT });
    expect([saved.status, saved.headers['set-cookie']]).toEqual([201, undefined]);
    expect((await program.graphql('{ today }')).body.data.today).toBe('2026-11-21');
    expect((await programWith(app, key).graphql('{ today }')).body.data.today).toBe('2026-11-20');
    expect(await sessionsOf(id)).toHaveLength(1);
    expect(await app.db.all('SELECT timeZone FROM user WHERE id = ?', [id])).toEqual([
      { timeZone: 'Europe/Berlin' },
    ]);
  });

  it('is rejected when `X-User` names another person', async () => {
    const { id, client } = await buildUser(app);
    const { key } = await createApiToken(client, ['answers:read']);
    const ask = async (user: number) =>
      (await programWith(app, key, { 'X-User': String(user) }).rest('get', '/api/answers')).status;
    expect([await ask(id), await ask(id + 1)]).toEqual([200, 401]);
  });

  it("cannot access other people's entries", async () => {
    const [anna, ben] = [await buildUser(app), await buildUser(app)];
    const { id } = await buildAnswer(anna.client, 'Annas Eintrag');
    const program = await buildProgram(app, ben.client, 'answers:read', 'answers:write');
    expect((await program.rest('get', '/api/answers')).body).toEqual([]);
    expect((await program.rest('patch', `/api/answers/${id}`, { content: 'x' })).status).toBe(404);
    expect((await program.rest('delete', `/api/answers/${id}`)).status).toBe(404);
  });

  it('shows its owner the last use, to the hour, and the kind of program', async () => {
    const { client } = await buildUser(app);
    const { key } = await createApiToken(client, ['answers:read']);
    const askAs = (agent: string) =>
      programWith(app, key, { 'User-Agent': agent }).rest('get', '/api/streak');
    const used = async () => {
      const [{ lastUsedAt, lastUsedBy }] = (await client.graphql(API_TOKENS)).body.data.me.apiTokens;
      return [lastUsedAt, lastUsedBy];
    };
    expect(await used()).toEqual([null, null]);
    await askAs('curl/8.5.0');
    expect(await used()).toEqual(['2026-11-20T18:00:00.000Z', 'curl']);
    pass(HOUR_MS - 1);
    await askAs('python-requests/2.32');
    expect(await used()).toEqual(['2026-11-20T18:00:00.000Z', 'curl']);
    pass(1);
    await askAs('python-requests/2.32');
    expect(await used()).toEqual(['2026-11-20T19:00:00.000Z', 'Python']);
  });
});

describe('a cookie beside a token', () => {
  it('is ignored: the request belongs to the program, and an invalid token is rejected despite a valid cookie', async () => {
    const [{ Cookie, id }, ben] = [await buildSession(app), await buildUser(app)];
    await rawJson(app, 'POST', '/api/answers', { content: 'Annas Eintrag' }, { Cookie });
    const { key } = await createApiToken(ben.client, ['answers:read']);
    const headers = { Cookie, Authorization: `Bearer ${key}` };
    const read = await rawRequest(app, 'GET', '/api/answers', { headers });
    expect([read.status, read.body, read.setCookies]).toEqual([200, [], []]);
    pass(2 * HOUR_MS);
    for (const [method, path] of [
      ['GET', '/api/answers'],
      ['GET', '/api/user'],
      ['POST', '/api/logout'],
      ['DELETE', '/api/user'],
    ] as const) {
      const bad = { Cookie, Authorization: `Bearer ${key}x` };
      const reply = await rawRequest(app, method, path, { headers: bad });
      expect([path, reply.status, reply.setCookies]).toEqual([path, 401, []]);
    }
    for (const path of ['/api/auth/google', '/api/auth/google/callback']) {
      const reply = await rawRequest(app, 'GET', path, {
        headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' },
      });
      expect([path, reply.status, reply.setCookies]).toEqual([path, 403, []]);
    }
    expect(await sessionsOf(id)).toHaveLength(1);
  });

  it('still identifies the session when the Authorization header has another scheme, as behind a proxy with a password', async () => {
    const { Cookie } = await buildSession(app);
    const headers = { Cookie, Authorization: 'Basic YW5uYTp3b3J0' };
    const { status, headers: answered } = await rawRequest(app, 'GET', '/api/answers', { headers });
    expect([status, answered['access-control-allow-origin']]).toEqual([200, undefined]);
  });
});

it('a token used on one device ends nothing on another', async () => {
  const { client, username } = await buildUser(app);
  const program = await buildProgram(app, client, 'answers:read');
  const other = await buildDevice(app, username);
  await program.rest('get', '/api/answers');
  for (const device of [client, other]) expect((await device.rest('get', '/api/user')).status).toBe(200);
});
