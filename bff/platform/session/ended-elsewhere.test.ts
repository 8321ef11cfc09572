import { buildAnswers, buildSession, PASSWORD } from '../../workshop/testing/builders.ts';
import { DIARY_CALLS, graphqlCall } from '../../workshop/testing/diary-calls.ts';
import { LOG_OUT_EVERYWHERE } from '../../workshop/testing/log-ins.ts';
import { cookieOf, rawJson } from '../../workshop/testing/raw-request.ts';
import { startSecondInstance } from '../../workshop/testing/second-instance.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../../workshop/testing/test-app.ts';
import type { Meter } from '../lib/meter.ts';

const ZONE = { 'X-Time-Zone': 'Europe/Berlin' };
const WRITES_A_MINUTE = 60;

const counted: string[] = [];
const meter: Meter = {
  count: (name, labels) => void counted.push(`${name} ${Object.values(labels).join(' ')}`.trim()),
  observe: () => undefined,
  succeeded: () => undefined,
};

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await createTestApp({ meter });
  other = await startSecondInstance(app);
});
beforeEach(() => app.setClock(START_OF_TESTS));
afterAll(async () => {
  await other.close();
  await app.close();
});

const change = (sql: string, ...values: (number | string | Date)[]) => app.db.change(sql, values);

/** A person with three entries, one of them of yesterday, and a draft, whose session this instance has just read. */
async function buildWriter() {
  const { id, username, Cookie } = await buildSession(app, ZONE);
  await buildAnswers(app, id, ['2026-11-10', '2026-11-11', '2026-11-19']);
  app.setClock(START_OF_TESTS);
  const headers = { Cookie, ...ZONE };
  await rawJson(app, 'POST', '/api/draft', { content: 'Ein Anfang' }, headers);
  return { id, username, headers };
}

async function logIn(username: string) {
  const reply = await rawJson(other, 'POST', '/api/login', { username, password: PASSWORD }, ZONE);
  return { Cookie: cookieOf(reply), ...ZONE };
}

type Writer = Awaited<ReturnType<typeof buildWriter>>;

const ENDINGS: Record<string, (person: Writer) => Promise<unknown>> = {
  'a log-out': ({ headers }) => rawJson(other, 'POST', '/api/logout', {}, headers),
  '“log out everywhere” on another device': async ({ username }) =>
    graphqlCall(LOG_OUT_EVERYWHERE)(other, await logIn(username)),
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
    'is refused from the next request on, and changes nothing → %s',
    async (_title, end) => {
      const person = await buildWriter();
      await end(person);
      const before = await stateOf(person.id);
      const calls = Object.values(DIARY_CALLS);
      const codes = [];
      for (const call of calls) codes.push(await call(app, person.headers));
      expect(codes).toEqual(calls.map(() => 'UNAUTHENTICATED'));
      expect(await stateOf(person.id)).toEqual(before);
    },
  );
});

describe('counting', () => {
  it('happens once per request', async () => {
    const { headers } = await buildWriter();
    await rawJson(app, 'POST', '/api/answers', { content: 'Einmal' }, headers);
    counted.length = 0;
    await rawJson(app, 'POST', '/api/answers', { content: 'Einmal' }, headers);
    await rawJson(app, 'POST', '/api/answers', { content: 'Noch einmal anders' }, headers);
    expect(counted.filter((line) => !line.startsWith('logLine'))).toEqual([
      'rootField saveAnswer ok',
      'rootField saveAnswer CONFLICT',
      'securityEvent refusal CONFLICT',
    ]);
  });

  it('fills a limit once, and an ended session does not reveal that the limit is full', async () => {
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
