import { buildSession } from '../../workshop/testing/builders.ts';
import { HOSTILE_CALLS, type HostileCall } from '../../workshop/testing/hostile-calls.ts';
import { HOSTILE_JSON, HOSTILE_TEXTS } from '../../workshop/testing/hostile-texts.ts';
import { rawRequest } from '../../workshop/testing/raw-request.ts';
import { RequestCosts } from '../../workshop/testing/request-costs.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { inFull } from '../../workshop/testing/volumes.ts';

/** Types that graphql-js reads by itself: it puts a wrong value into its message. */
const READ_BY_GRAPHQL = new Set(['Int', 'Provider', 'Weekday', 'ReminderChannel', 'AnswerDay']);

/** Apple's `user` JSON: the server ignores it if it is too long, because a name is not worth a failed sign-in. */
const LEFT_OUT = new Set(['user']);

/** An id that the client makes: an impossible id is invalid, not missing. */
const MADE_BY_CLIENT = new Set(['importId']);

/** How many texts the first call of each rule gets. */
const SOME = 6;
/** How many texts a later call of a rule gets, and how many other values each call. */
const A_FEW = 2;
// The rule of a number or a list belongs to its type, that of a text to its field.
const ruleNames = HOSTILE_CALLS.map(({ field, type }) =>
  /^(String|ID)$/.test(type) ? `${field.replace(/.*\./, '')}: ${type}` : type,
);

/** The next texts or values for a call: the calls take turns, so that together they try all. */
function fewOf(
  things: Record<string, string>,
  index: number,
  count = A_FEW,
): [title: string, thing: string][] {
  const all = Object.entries(things);
  const few = all.filter((_, place) => (place + count * index) % all.length < count);
  return inFull(all, few);
}

const CALLS = HOSTILE_CALLS.map((call, index) => ({
  ...call,
  few: fewOf(HOSTILE_TEXTS, index),
  values: fewOf(HOSTILE_JSON, index),
  texts: fewOf(HOSTILE_TEXTS, index, ruleNames.indexOf(ruleNames[index] ?? '') === index ? SOME : A_FEW),
}));

let app: TestApp;
let Cookie: string;
let costs: RequestCosts;
beforeAll(async () => {
  app = await createTestApp({ rateLimitScale: 1e6 });
  ({ Cookie } = await buildSession(app));
  costs = new RequestCosts(app, Object.values(HOSTILE_TEXTS));
});
afterAll(async () => {
  costs.stop();
  await app.close();
});

/** Sends JSON in the place of a call; returns the code and the fields of the failure, and the cost. */
async function send({ method, path, body }: HostileCall, json: string, cookie?: string) {
  const headers = { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) };
  const { reply, ...cost } = await costs.of(() =>
    rawRequest(app, method, path, { body: body(json), headers }),
  );
  const failure = reply.body.errors?.[0].extensions ?? reply.body;
  return { ...cost, code: String(failure.code), fields: Object.keys(failure.fields ?? {}) };
}

/** The server counts a limit before it reads the input: one read, one write. */
const statementsOf = ({ rule }: HostileCall, session: number) => session + (rule.limit ? 2 : 0);

describe.each(CALLS)('a value that is far too long → $title', (call) => {
  const { field, type, rule, few, texts, values } = call;
  const isLeftOut = LEFT_OUT.has(field);
  const expected = type === 'ID' && !MADE_BY_CLIENT.has(field) ? 'NOT_FOUND' : 'BAD_USER_INPUT';

  it('is refused by its length, before anything else is looked at', async () => {
    for (const [title, text] of texts) {
      const { code, fields, uses, secrets, statements } = await send(call, JSON.stringify(text), Cookie);
      if (!isLeftOut) expect([title, code]).toEqual([title, expected]);
      if (type === 'String' && !isLeftOut) expect(fields).toContain(field);
      expect([title, READ_BY_GRAPHQL.has(type) ? [] : uses, secrets]).toEqual([title, [], 0]);
      expect(statements).toBeLessThanOrEqual(statementsOf(call, 1));
    }
  });

  it('costs no more when nobody is signed in', async () => {
    for (const [title, text] of few) {
      const { code, uses, secrets, statements } = await send(call, JSON.stringify(text));
      if (rule.access === 'user') expect(['UNAUTHENTICATED', 'BAD_USER_INPUT']).toContain(code);
      expect([title, READ_BY_GRAPHQL.has(type) ? [] : uses, secrets]).toEqual([title, [], 0]);
      expect(statements).toBeLessThanOrEqual(statementsOf(call, 0));
    }
  });

  it('is refused as well when it is no text', async () => {
    for (const [title, json] of values) {
      const { code, secrets, statements } = await send(call, json, Cookie);
      expect([title, code, secrets]).toEqual([title, 'BAD_USER_INPUT', 0]);
      expect(statements).toBeLessThanOrEqual(statementsOf(call, 1));
    }
  });
});

it('would find a text that is looked at too early', async () => {
  const [text = ''] = Object.values(HOSTILE_TEXTS);
  const cost = await costs.of(async () => [text.trim(), /x/.test(text), text.normalize()]);
  expect(cost.uses).toEqual(expect.arrayContaining(['trim', 'pattern.test', 'normalize']));
});
