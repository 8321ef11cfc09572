import { buildAnswers, buildSession, PASSWORD } from '../../workshop/testing/builders.ts';
import { chances } from '../../workshop/testing/chances.ts';
import { DIARY_CALLS, DRAFT_VERSION, graphqlCall } from '../../workshop/testing/diary-calls.ts';
import { LOG_OUT_EVERYWHERE } from '../../workshop/testing/log-ins.ts';
import { cookieOf, rawJson } from '../../workshop/testing/raw-request.ts';
import { startSecondInstance } from '../../workshop/testing/second-instance.ts';
import { buildMasterKey } from '../../workshop/testing/settings.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../../workshop/testing/test-app.ts';
import { inFull } from '../../workshop/testing/volumes.ts';
import { DAY_MS } from '../lib/clock.ts';
import { KeyRing } from '../vault/key-ring.ts';
import { Vault } from '../vault/vault.ts';

/** `ENDED_SESSIONS=10000` takes some minutes. */
const ENDINGS = Number(process.env.ENDED_SESSIONS ?? inFull(200, 70));
const SEED = Number(process.env.ENDED_SEED ?? 25);
const TIME_LIMIT_MS = 60_000 + ENDINGS * 1_000;
const CALLS_BESIDE = 4;
const ENTRIES = ['2026-11-10', '2026-11-11'];
const ZONE = { 'X-Time-Zone': 'Europe/Berlin' };
/** Possible outcomes of a call while its session ends. */
const EXPECTED = new Set(['ok', 'UNAUTHENTICATED', 'CONFLICT', 'BAD_USER_INPUT']);

const KEYS = [buildMasterKey('one'), buildMasterKey('two')];
const chance = chances(SEED);

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await createTestApp({ encryptionKeys: KEYS, rateLimitScale: 1_000_000 });
  other = await startSecondInstance(app);
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const change = (sql: string, ...values: (number | string | Date)[]) => app.db.change(sql, values);

function oneOf<Item>(items: Item[]): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

interface Person {
  id: number;
  username: string;
  password: string;
}

async function buildPerson(): Promise<Person> {
  const { id, username } = await buildSession(app, ZONE);
  await buildAnswers(app, id, ENTRIES);
  return { id, username, password: PASSWORD };
}

async function logIn(at: TestApp, { username, password }: Person) {
  const reply = await rawJson(at, 'POST', '/api/login', { username, password }, ZONE);
  return { Cookie: cookieOf(reply), ...ZONE };
}

type Headers = Awaited<ReturnType<typeof logIn>>;
interface Ending {
  person: Person;
  mine: Headers;
  /** A session of the same person on another device. */
  theirs: Headers;
}

/** Ways to end a session, through the other instance or in the shared database. */
const WAYS: Record<string, (ending: Ending) => Promise<unknown>> = {
  'log-out': ({ mine }) => rawJson(other, 'POST', '/api/logout', {}, mine),
  everywhere: ({ theirs }) => graphqlCall(LOG_OUT_EVERYWHERE)(other, theirs),
  password: async ({ person, theirs }) => {
    const password = `${PASSWORD} ${chance()}`;
    await rawJson(other, 'POST', '/api/user/change-password', { password }, theirs);
    person.password = password;
  },
  deletion: ({ theirs }) => rawJson(other, 'DELETE', '/api/user', {}, theirs),
  lock: ({ person }) => change('UPDATE user SET lockedAt = ? WHERE id = ?', app.clock(), person.id),
  epoch: ({ person }) => change('UPDATE user SET sessionEpoch = sessionEpoch + 1 WHERE id = ?', person.id),
  expiry: ({ person }) =>
    change(
      'UPDATE session SET expiresAt = ? WHERE userId = ?',
      new Date(START_OF_TESTS.getTime() - DAY_MS),
      person.id,
    ),
};
const LAST_WAYS = new Set(['deletion', 'lock']);

async function stateOf({ id }: Person) {
  const columns = 'uuid, updatedAt, encryptedContent';
  return [
    await app.db.all(`SELECT ${columns} FROM answer WHERE userId = ? ORDER BY uuid`, [id]),
    await app.db.all('SELECT * FROM draft WHERE userId = ? ORDER BY day', [id]),
  ];
}

/** Resets a person's entries and draft to the state at the start of a round. */
async function tidy({ id }: Person): Promise<void> {
  await change('DELETE FROM answer WHERE userId = ? AND day > ?', id, '2026-11-15');
  await change('DELETE FROM draft WHERE userId = ?', id);
}

async function rotate(round: number): Promise<void> {
  const encryptionKeyActive = round % 2 === 0 ? 'one' : 'two';
  const ring = new KeyRing({ encryptionKeys: KEYS, encryptionKeyActive, sessionSecrets: [] });
  await new Vault({ ...app, ring }).rewrapKeys(() => undefined);
}

/** Ends a session during running calls; returns the codes of those calls and of later calls. */
async function endOne(way: string, person: Person) {
  app.setClock(START_OF_TESTS);
  const [mine, theirs] = [await logIn(app, person), await logIn(other, person)];
  await rawJson(app, 'POST', '/api/draft', { content: 'Ein Anfang' }, mine);
  await change('UPDATE draft SET updatedAt = ? WHERE userId = ?', new Date(DRAFT_VERSION), person.id);
  if (chance() < 0.3)
    app.setClock(new Date(app.clock().getTime() + oneOf([-120_000, -1, 1, 45_000, 70_000])));
  const calls = Array.from({ length: CALLS_BESIDE }, () => oneOf(Object.values(DIARY_CALLS)));
  const place = Math.floor(chance() * (CALLS_BESIDE + 1));
  const beside: Promise<string>[] = [];
  const start = async (call: (typeof calls)[number]) => {
    beside.push(call(app, mine));
    if (chance() < 0.2) await beside.at(-1);
  };
  for (const call of calls.slice(0, place)) await start(call);
  const ending = WAYS[way]?.({ person, mine, theirs });
  for (const call of calls.slice(place)) await start(call);
  await ending;
  const after = await Promise.all(calls.map((call) => call(app, mine)));
  const codes = await Promise.all(beside);
  const state = await stateOf(person);
  const last = await oneOf(Object.values(DIARY_CALLS))(app, mine);
  expect(await stateOf(person)).toEqual(state);
  return { beside: codes, after: [...after, last] };
}

it(
  `a session that an instance has ended is refused by another instance from the next call on, ${ENDINGS} times`,
  async () => {
    const seen = new Map<string, number>();
    let person = await buildPerson();
    for (let round = 0; round < ENDINGS; round += 1) {
      const way = oneOf(Object.keys(WAYS));
      const turning = chance() < 0.1 ? rotate(round) : undefined;
      const { beside, after } = await endOne(way, person);
      await turning;
      expect([way, ...new Set(after)]).toEqual([way, 'UNAUTHENTICATED']);
      for (const code of beside) seen.set(code, (seen.get(code) ?? 0) + 1);
      if (LAST_WAYS.has(way)) person = await buildPerson();
      else await tidy(person);
    }
    expect([...seen.keys()].filter((code) => !EXPECTED.has(code))).toEqual([]);
    expect([...seen.keys()]).toEqual(expect.arrayContaining(['ok', 'UNAUTHENTICATED']));
  },
  TIME_LIMIT_MS,
);
