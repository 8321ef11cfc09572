import { buildAnswers, buildSession, PASSWORD } from '../../workshop/testing/builders.ts';
import { DRAFT_VERSION, graphqlCall, PROVED_CALLS } from '../../workshop/testing/proved-calls.ts';
import { cookieOf, rawJson, rawRequest } from '../../workshop/testing/raw-request.ts';
import { startSecondInstance } from '../../workshop/testing/second-instance.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../../workshop/testing/test-app.ts';
import type { Meter } from '../lib/meter.ts';
import { MAX_SESSION_HINTS, SESSION_HINT_MS, SessionHints } from './session-hints.ts';
import { SESSION_RENEWAL_MS } from './session-middleware.ts';
import { SessionStore } from './session-store.ts';

const ZONE = { 'X-Time-Zone': 'Europe/Berlin' };
const [WRITES_A_MINUTE, HALF_A_MINUTE_MS] = [60, 30_000];

const counted: string[] = [];
const meter: Meter = {
  count: (name, labels) => void counted.push(`${name} ${Object.values(labels).join(' ')}`.trim()),
  observe: () => undefined,
  succeeded: () => undefined,
};
const loads = jest.spyOn(SessionStore.prototype, 'get');

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await createTestApp({ meter });
  other = await startSecondInstance(app);
});
beforeEach(() => app.setClock(START_OF_TESTS));
afterEach(() => {
  loads.mockClear();
});
afterAll(async () => {
  loads.mockRestore();
  await other.close();
  await app.close();
});

const pass = (ms: number) => app.setClock(new Date(app.clock().getTime() + ms));
const list = (headers: Record<string, string>) => rawRequest(app, 'GET', '/api/answers', { headers });
const change = (sql: string, ...values: (number | string | Date)[]) => app.db.change(sql, values);

/** Somebody with three entries, one of yesterday, and a draft, whose session this instance has a hint of. */
async function buildHinted() {
  const { id, username, Cookie } = await buildSession(app, ZONE);
  await buildAnswers(app, id, ['2026-11-10', '2026-11-11', '2026-11-19']);
  app.setClock(START_OF_TESTS);
  const headers = { Cookie, ...ZONE };
  await rawJson(app, 'POST', '/api/draft', { content: 'Ein Anfang' }, { Cookie });
  await list(headers);
  loads.mockClear();
  return { id, username, headers };
}

async function logIn(username: string) {
  const reply = await rawJson(other, 'POST', '/api/login', { username, password: PASSWORD }, ZONE);
  return { Cookie: cookieOf(reply), ...ZONE };
}

type Hinted = Awaited<ReturnType<typeof buildHinted>>;

const ENDINGS: Record<string, (person: Hinted) => Promise<unknown>> = {
  'a log-out': ({ headers }) => rawJson(other, 'POST', '/api/logout', {}, headers),
  '“log out everywhere” on another device': async ({ username }) =>
    graphqlCall('mutation { logOutEverywhere }')(other, await logIn(username)),
  'a change of the password on another device': async ({ username }) =>
    rawJson(other, 'POST', '/api/user/change-password', { password: `${PASSWORD} 2` }, await logIn(username)),
  'the deletion of the account': async ({ username }) =>
    rawJson(other, 'DELETE', '/api/user', {}, await logIn(username)),
  'a lock of the account': ({ id }) => change('UPDATE user SET lockedAt = ? WHERE id = ?', app.clock(), id),
  'another epoch': ({ id }) => change('UPDATE user SET sessionEpoch = sessionEpoch + 1 WHERE id = ?', id),
  'the end of its time': ({ id }) =>
    change('UPDATE session SET expiresAt = ? WHERE userId = ?', app.clock(), id),
  'the loss of its row': ({ id }) => change('DELETE FROM session WHERE userId = ?', id),
};

async function stateOf(id: number) {
  const columns = 'uuid, day, updatedAt, encryptedContent';
  const answers = await app.db.all(`SELECT ${columns} FROM answer WHERE userId = ? ORDER BY day`, [id]);
  const drafts = await app.db.all('SELECT * FROM draft WHERE userId = ? ORDER BY day', [id]);
  return { answers, drafts };
}

describe('a session that was ended through another instance', () => {
  it.each(Object.entries(ENDINGS))(
    'is refused everything from the next statement on, and changes nothing → %s',
    async (_title, end) => {
      const person = await buildHinted();
      // A header of their own for each call, so that each begins with a hint.
      const calls = Object.values(PROVED_CALLS).map((call, index) => {
        const headers = { ...person.headers, Cookie: `${person.headers.Cookie}; call=${index}` };
        return { call, headers };
      });
      for (const { headers } of calls) expect((await list(headers)).status).toBe(200);
      expect(loads).toHaveBeenCalledTimes(calls.length);
      for (const { headers } of calls) expect((await list(headers)).status).toBe(200);
      expect(loads).toHaveBeenCalledTimes(calls.length);
      await end(person);
      const before = await stateOf(person.id);
      const codes = [];
      for (const { call, headers } of calls) codes.push(await call(app, headers));
      expect(codes).toEqual(calls.map(() => 'UNAUTHENTICATED'));
      expect(await stateOf(person.id)).toEqual(before);
    },
  );
});

describe('a session that goes on', () => {
  it.each(Object.entries(PROVED_CALLS))('is answered as by itself → %s', async (_title, call) => {
    const [hinted, asked] = [await buildHinted(), await buildHinted()];
    for (const { id } of [hinted, asked]) {
      await change('UPDATE draft SET updatedAt = ? WHERE userId = ?', new Date(DRAFT_VERSION), id);
    }
    const expected = await call(app, { Cookie: asked.headers.Cookie });
    expect(await call(app, hinted.headers)).toBe(expected);
    const shapeOf = ({ answers, drafts }: Awaited<ReturnType<typeof stateOf>>) => [
      answers.length,
      drafts.length,
    ];
    expect(shapeOf(await stateOf(hinted.id))).toEqual(shapeOf(await stateOf(asked.id)));
  });

  it('is itself asked for once a minute', async () => {
    const { headers } = await buildHinted();
    for (let count = 0; count < 3; count += 1) await list(headers);
    expect(loads).not.toHaveBeenCalled();
    pass(SESSION_HINT_MS);
    for (let count = 0; count < 3; count += 1) await list(headers);
    expect(loads).toHaveBeenCalledTimes(1);
  });

  it('is asked for by a request that names no time zone or another one, and when the clock was set back', async () => {
    const { headers } = await buildHinted();
    await list({ Cookie: headers.Cookie });
    await list({ ...headers, 'X-Time-Zone': 'Asia/Tokyo' });
    pass(-1);
    await list(headers);
    expect(loads).toHaveBeenCalledTimes(3);
  });

  it('is asked for by all that no statement proves', async () => {
    const { headers } = await buildHinted();
    expect((await rawRequest(app, 'GET', '/api/user', { headers })).status).toBe(200);
    expect(await graphqlCall('{ question { text } currentUser { id } }')(app, headers)).toBe('ok');
    expect(loads).toHaveBeenCalledTimes(2);
  });

  it('is renewed when that is due, with row and cookie, however young its hint is', async () => {
    const { headers } = await buildHinted();
    pass(SESSION_RENEWAL_MS - HALF_A_MINUTE_MS);
    expect((await list(headers)).setCookies).toEqual([]);
    pass(HALF_A_MINUTE_MS - 1);
    expect((await list(headers)).setCookies).toEqual([]);
    expect(loads).toHaveBeenCalledTimes(1);
    pass(1);
    expect((await list(headers)).setCookies).toHaveLength(1);
  });

  it('remembers a zone that the person writes in, once', async () => {
    const { id, headers } = await buildHinted();
    const travelling = { ...headers, 'X-Time-Zone': 'Asia/Tokyo' };
    for (const content of ['Eins', 'Zwei', 'Drei']) {
      await rawJson(app, 'POST', '/api/draft', { content }, travelling);
    }
    const [user] = await app.db.all<{ timeZone: string }>('SELECT timeZone FROM user WHERE id = ?', [id]);
    expect(user?.timeZone).toBe('Asia/Tokyo');
    expect(loads).toHaveBeenCalledTimes(2);
  });

  it('gives nothing to a request that is meant for another user', async () => {
    const { headers } = await buildHinted();
    expect((await list({ ...headers, 'X-User': '1' })).body.code).toBe('UNAUTHENTICATED');
  });
});

describe('the hints of a process', () => {
  const user = {
    id: 1,
    username: 'person@example.org',
    provider: 'local',
    createdAt: START_OF_TESTS,
    name: null,
    sessionEpoch: 1,
    timeZone: 'Europe/Berlin',
  } as const;
  const shown = (index: number) => ({ cookie: `sid=${index}`, timeZone: user.timeZone });

  it('are bounded in number: the oldest goes', () => {
    const hints = new SessionHints(app.clock);
    for (let index = 0; index <= MAX_SESSION_HINTS; index += 1) {
      hints.keep(shown(index), { user, sidHash: String(index) }, Number.POSITIVE_INFINITY);
    }
    const kept = [0, 1, MAX_SESSION_HINTS].map((index) => hints.of(shown(index))?.sidHash);
    expect(kept).toEqual([undefined, '1', String(MAX_SESSION_HINTS)]);
  });
});

describe('what a request counts', () => {
  it('is counted once, also when the session itself was asked after all', async () => {
    const { headers } = await buildHinted();
    await rawJson(app, 'POST', '/api/answers', { content: 'Einmal' }, headers);
    counted.length = 0;
    await rawJson(app, 'POST', '/api/answers', { content: 'Einmal' }, headers);
    await rawJson(app, 'POST', '/api/answers', { content: 'Noch einmal anders' }, headers);
    expect(loads).toHaveBeenCalledTimes(2);
    expect(counted.filter((line) => !line.startsWith('logLine'))).toEqual([
      'rootField saveAnswer ok',
      'rootField saveAnswer CONFLICT',
      'securityEvent refusal CONFLICT',
    ]);
  });

  it('fills its limit once, and an ended session does not even learn that this is full', async () => {
    const strict = await createTestApp({ rateLimitScale: 1 });
    const { id, Cookie } = await buildSession(strict, ZONE);
    const headers = { Cookie, ...ZONE };
    const save = async () =>
      (await rawJson(strict, 'POST', '/api/answers', { content: 'Ja' }, headers)).status;
    const statuses = [];
    for (let count = 0; count < WRITES_A_MINUTE; count += 1) statuses.push(await save());
    expect(statuses).toEqual([201, ...Array.from({ length: WRITES_A_MINUTE - 1 }, () => 200)]);
    expect(await save()).toBe(429);
    await strict.db.change('DELETE FROM session WHERE userId = ?', [id]);
    expect(await save()).toBe(401);
    await strict.close();
  });
});
