import { buildAddress, buildSession, buildUser, PASSWORD } from '../../workshop/testing/builders.ts';
import { rawJson, rawRequest } from '../../workshop/testing/raw-request.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { UNEXPECTED_MESSAGE } from '../lib/errors.ts';

const CANARY = 'Nachtigallengesang';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

function breakAnswers() {
  return app.database.source.query('ALTER TABLE answer RENAME TO answer_away');
}

function mendAnswers() {
  return app.database.source.query('ALTER TABLE answer_away RENAME TO answer');
}

/** Returns the log lines of one request. */
function linesOf(requestId: unknown): { level: number; msg: string }[] {
  const lines = app.log().split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line)).filter((line) => line.requestId === requestId);
}

describe('an unexpected error', () => {
  it('is a German sentence without details over GraphQL, is logged, and the process keeps running', async () => {
    const { Cookie } = await buildSession(app);
    await breakAnswers();
    const query = `mutation { saveAnswer(input: { content: "${CANARY}" }) { answer { id } } }`;
    const { body, text, headers } = await rawJson(app, 'POST', '/graphql', { query }, { Cookie });
    expect(body.errors).toEqual([
      { message: UNEXPECTED_MESSAGE, path: ['saveAnswer'], extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ]);
    expect(text.replace('saveAnswer', '')).not.toMatch(/answer|table|ER_NO|SQLITE_|INSERT|stack/);
    const [fault] = linesOf(headers['x-request-id']);
    expect(fault).toMatchObject({ msg: 'unexpected fault', err: { code: expect.stringMatching(/./) } });
    await mendAnswers();
    expect((await rawJson(app, 'POST', '/graphql', { query }, { Cookie })).body.errors).toBeUndefined();
  });

  it('is a 500 in JSON without details over REST, and is logged', async () => {
    const { Cookie } = await buildSession(app);
    await breakAnswers();
    for (const [method, path] of [
      ['GET', '/api/answers'],
      ['GET', '/api/streak'],
      ['DELETE', '/api/answers/1'],
    ] as const) {
      const { status, body, headers } = await rawRequest(app, method, path, { headers: { Cookie } });
      expect(status).toBe(500);
      expect(body).toEqual({ error: UNEXPECTED_MESSAGE, code: 'INTERNAL_SERVER_ERROR' });
      expect(linesOf(headers['x-request-id']).map(({ msg }) => msg)).toEqual(['unexpected fault', 'request']);
    }
  });

  it('is a 500 even while the session is being loaded', async () => {
    const { Cookie } = await buildSession(app);
    await app.database.source.query('ALTER TABLE session RENAME TO session_away');
    const rest = await rawRequest(app, 'GET', '/api/user', { headers: { Cookie } });
    expect([rest.status, rest.body.code]).toEqual([500, 'INTERNAL_SERVER_ERROR']);
    const graphql = await rawJson(app, 'POST', '/graphql', { query: '{ me { id } }' }, { Cookie });
    expect(graphql.body.errors[0]).toMatchObject({ message: UNEXPECTED_MESSAGE });
  });

  it('leaves no account behind when creating its key fails', async () => {
    await app.database.source.query('ALTER TABLE user_key RENAME TO user_key_away');
    const credentials = { username: buildAddress(), password: PASSWORD };
    const reply = await rawJson(app, 'POST', '/api/register', credentials);
    expect(reply.status).toBe(500);
    expect(reply.setCookies).toEqual([]);
    await app.database.source.query('ALTER TABLE user_key_away RENAME TO user_key');
    expect((await rawJson(app, 'POST', '/api/register', credentials)).status).toBe(201);
  });

  it('is not logged for a mistake of the client', async () => {
    const { client } = await buildUser(app);
    await client.rest('post', '/api/answers', { content: '' });
    await client.rest('delete', '/api/answers/1');
    await client.graphql('{ nichts }');
    await rawRequest(app, 'POST', '/api/login', {
      body: '{',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(app.log()).not.toContain('unexpected fault');
  });
});

describe('the log', () => {
  it('has one line per request, without any text or data of a person', async () => {
    const { username, Cookie } = await buildSession(app);
    const password = `${CANARY}-Passwort`;
    const send = (method: string, path: string, body: unknown) =>
      rawJson(app, method, path, body, { Cookie });
    const { body: answer } = await send('POST', '/api/answers', { content: `${CANARY} gespeichert` });
    await send('PATCH', `/api/answers/${answer.id}`, { content: `${CANARY} geändert` });
    await send('POST', '/api/draft', { content: `${CANARY} Entwurf` });
    await send('POST', '/api/answers', { content: `${CANARY} abgelehnt` });
    await send('POST', '/api/answers', { content: `${CANARY}${'a'.repeat(20_000)}` });
    await rawJson(app, 'POST', '/api/login', { username, password });
    await send('POST', '/graphql', { query: `{ ${CANARY} }`, variables: { content: CANARY } });
    await rawRequest(app, 'GET', `/api/answers?suche=${CANARY}`, { headers: { Cookie } });
    await rawRequest(app, 'DELETE', `/api/answers/${CANARY}`, { headers: { Cookie, 'User-Agent': CANARY } });
    await rawRequest(app, 'POST', '/api/draft', {
      body: `{"content":"${CANARY}`,
      headers: { Cookie, 'Content-Type': 'application/json' },
    });
    await breakAnswers();
    await send('POST', '/api/answers', { content: `${CANARY} im Fehler` });
    await send('GET', '/api/answers', undefined);
    const log = app.log();
    const lines = log
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ msg }) => msg === 'request')).toHaveLength(13);
    expect(lines.filter(({ msg }) => msg === 'unexpected fault').length).toBeGreaterThan(0);
    for (const secret of [
      CANARY,
      username,
      PASSWORD,
      password,
      Cookie.slice(4),
      '127.0.0.1',
      'INSERT',
      'SELECT',
    ]) {
      expect(log).not.toContain(secret);
    }
  });

  it('contains the route pattern, the method, the status and the duration', async () => {
    const { Cookie } = await buildSession(app);
    const { headers } = await rawRequest(app, 'DELETE', '/api/answers/4711', { headers: { Cookie } });
    expect(linesOf(headers['x-request-id'])).toEqual([
      expect.objectContaining({
        msg: 'request',
        method: 'DELETE',
        route: '/api/answers/:id',
        status: 404,
        durationMs: expect.any(Number),
      }),
    ]);
  });
});
