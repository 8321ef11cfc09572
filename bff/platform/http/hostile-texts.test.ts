import { buildSession } from '../../workshop/testing/builders.ts';
import { HOSTILE_CALLS, type HostileCall, READ_BY_GRAPHQL } from '../../workshop/testing/hostile-calls.ts';
import { HOSTILE_JSON, HOSTILE_TEXTS } from '../../workshop/testing/hostile-texts.ts';
import { rawRequest } from '../../workshop/testing/raw-request.ts';
import { RequestCosts } from '../../workshop/testing/request-costs.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { inFull } from '../../workshop/testing/volumes.ts';

/** Apple's `user` JSON: an overlong value is ignored, because a name is not worth a failed sign-in. */
const LEFT_OUT = new Set(['user']);

/** An id that the client generates: an invalid id is an error, and not a missing row. */
const MADE_BY_CLIENT = new Set(['importId']);

/** Number of texts for the first call of each rule. */
const SOME = 6;
/** Number of texts for later calls of a rule, and of other values for each call. */
const A_FEW = 2;
// Rules of numbers and lists belong to their type, rules of texts to their field.
const ruleNames = HOSTILE_CALLS.map(({ field, type }) =>
  /^(String|ID)$/.test(type) ? `${field.replace(/.*\./, '')}: ${type}` : type,
);

/** Returns the next texts or values for a call; all calls together try all values. */
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

/** Sends JSON in a call; returns code, fields and costs of the failure. */
async function send({ method, path, body }: HostileCall, json: string, cookie?: string) {
  const headers = { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) };
  const { reply, ...cost } = await costs.of(() =>
    rawRequest(app, method, path, { body: body(json), headers }),
  );
  const failure = reply.body.errors?.[0].extensions ?? reply.body;
  return { ...cost, code: String(failure.code), fields: Object.keys(failure.fields ?? {}) };
}

/** A rate limit in the access table is counted before the input is read: one read, one write. */
const statementsOf = ({ rule }: HostileCall, session: number) => session + (rule.limit ? 2 : 0);

describe.each(CALLS)('a value that is far too long → $title', (call) => {
  const { field, type, rule, few, texts, values } = call;
  const isLeftOut = LEFT_OUT.has(field);
  const expected = type === 'ID' && !MADE_BY_CLIENT.has(field) ? 'NOT_FOUND' : 'BAD_USER_INPUT';

  it('is refused by its length before any other processing', async () => {
    for (const [title, text] of texts) {
      const { code, fields, uses, secrets, statements } = await send(call, JSON.stringify(text), Cookie);
      if (!isLeftOut) expect([title, code]).toEqual([title, expected]);
      if (type === 'String' && !isLeftOut) expect(fields).toContain(field);
      expect([title, READ_BY_GRAPHQL.has(type) ? [] : uses, secrets]).toEqual([title, [], 0]);
      expect(statements).toBeLessThanOrEqual(statementsOf(call, 1));
    }
  });

  it('costs no more for a visitor', async () => {
    for (const [title, text] of few) {
      const { code, uses, secrets, statements } = await send(call, JSON.stringify(text));
      if (rule.access === 'user') expect(['UNAUTHENTICATED', 'BAD_USER_INPUT']).toContain(code);
      expect([title, READ_BY_GRAPHQL.has(type) ? [] : uses, secrets]).toEqual([title, [], 0]);
      expect(statements).toBeLessThanOrEqual(statementsOf(call, 0));
    }
  });

  it('is refused if it is not a text', async () => {
    for (const [title, json] of values) {
      const { code, secrets, statements } = await send(call, json, Cookie);
      expect([title, code, secrets]).toEqual([title, 'BAD_USER_INPUT', 0]);
      expect(statements).toBeLessThanOrEqual(statementsOf(call, 1));
    }
  });
});

it('the test detects a text that is processed too early', async () => {
  const [text = ''] = Object.values(HOSTILE_TEXTS);
  const cost = await costs.of(async () => [text.trim(), /x/.test(text), text.normalize()]);
  expect(cost.uses).toEqual(expect.arrayContaining(['trim', 'pattern.test', 'normalize']));
});
