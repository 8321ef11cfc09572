import { SIGN_IN_FIRST } from '../platform/lib/errors.ts';
import { RATE_LIMITS } from '../platform/limits/rate-limits.ts';
import {
  buildProgram,
  createApiToken,
  programWith,
  REMOVE_API_TOKEN,
  UNKNOWN_KEY,
} from '../workshop/testing/api-tokens.ts';
import { buildSession, buildUser } from '../workshop/testing/builders.ts';
import { rawJson, rawRequest } from '../workshop/testing/raw-request.ts';
import type { TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';
import { withLimitedApp } from '../workshop/testing/with-app.ts';
import { hashOfToken, newToken } from './token-form.ts';

const MINUTE_MS = 60_000;
const REFUSED = { error: 'Dieser Zugang für Programme gilt nicht oder nicht mehr.', code: 'UNAUTHENTICATED' };
const TRIES = RATE_LIMITS.bulk.count;

let app: TestApp;
const pass = withLimitedApp((given) => {
  app = given;
});

let addresses = 0;
/** Returns an unused address. */
const somewhere = () => {
  addresses += 1;
  return { 'X-Forwarded-For': `198.51.100.${addresses}` };
};

const ask = (authorization: string, headers: Record<string, string> = somewhere()) =>
  rawRequest(app, 'GET', '/api/answers', { headers: { ...headers, Authorization: authorization } });

/** A valid token, and tokens that are no longer valid. */
async function buildKeys() {
  const { client } = await buildUser(app, somewhere());
  const { key, id } = await createApiToken(client, ['answers:read']);
  return { key, id, client };
}

describe('an invalid token', () => {
  it('is rejected with the same message, whatever the reason, over REST and GraphQL', async () => {
    const [good, removed, locked] = [
      await buildKeys(),
      await buildKeys(),
      await buildSession(app, somewhere()),
    ];
    await removed.client.graphql(REMOVE_API_TOKEN, { id: removed.id });
    await app.services.account.setLocked(locked.id, true);
    const expired = await createApiToken(good.client, ['answers:read'], 1);
    pass(25 * 60 * MINUTE_MS);
    const { key } = good;
    const cases = {
      unknown: UNKNOWN_KEY,
      removed: removed.key,
      expired: expired.key,
      'wrong checksum': `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`,
      'other case': key.toUpperCase(),
      'too short': key.slice(0, -1),
      'too long': `${key}0`,
      'without the prefix': key.slice('aufwind_pat_'.length),
      'its hash': hashOfToken(key),
      twice: `${key} ${key}`,
      'with a list': `${key},${newToken()}`,
      nothing: '',
      'a quote': `' OR 1=1 --`,
      'very long': 'a'.repeat(8_000),
    };
    for (const [title, text] of Object.entries(cases)) {
      const over = await ask(`Bearer ${text}`);
      expect([title, over.status, over.body, over.setCookies]).toEqual([title, 401, REFUSED, []]);
      expect(over.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
      const graphql = await rawJson(
        app,
        'POST',
        '/graphql',
        { query: '{ question { text } }' },
        {
          ...somewhere(),
          Authorization: `Bearer ${text}`,
        },
      );
      expect([title, graphql.status, graphql.body]).toEqual([
        title,
        401,
        { errors: [{ message: REFUSED.error, extensions: { code: 'UNAUTHENTICATED' } }] },
      ]);
    }
    for (const scheme of ['Bearer', 'bearer', 'BEARER'])
      expect((await ask(`${scheme} ${key}`)).status).toBe(200);
  });

  it("is limited by address, also within a household's network, without affecting valid tokens", async () => {
    const { key } = await buildKeys();
    const inHousehold = (n: number) => ({ 'X-Forwarded-For': `2001:db8:7:8::${n.toString(16)}` });
    const statuses: number[] = [];
    for (let n = 1; n <= TRIES + 1; n += 1) {
      statuses.push((await ask(`Bearer ${n % 2 ? UNKNOWN_KEY : 'x'}`, inHousehold(n))).status);
    }
    expect(statuses).toEqual([...Array<number>(TRIES).fill(401), 429]);
    const refused = await ask(`Bearer ${UNKNOWN_KEY}`, inHousehold(1));
    expect([refused.status, refused.headers['retry-after'], refused.headers['www-authenticate']]).toEqual([
      429,
      '60',
      undefined,
    ]);
    expect((await ask(`Bearer ${key}`, inHousehold(1))).status).toBe(200);
    expect((await ask(`Bearer ${UNKNOWN_KEY}`)).status).toBe(401);
    pass(MINUTE_MS);
    expect((await ask(`Bearer ${UNKNOWN_KEY}`, inHousehold(1))).status).toBe(401);
  });

  it('does not count as a failed log-in of its address', async () => {
    const here = somewhere();
    const { username } = await buildSession(app, here);
    for (let n = 0; n <= TRIES; n += 1) await ask(`Bearer ${UNKNOWN_KEY}`, here);
    const { status } = await rawJson(
      app,
      'POST',
      '/api/login',
      { username, password: 'ein sicheres Wort' },
      here,
    );
    expect(status).toBe(200);
  });
});

describe('a valid token', () => {
  it("counts only in the Authorization header: in a URL, cookie, body or other header the request is a visitor's", async () => {
    const { key } = await buildKeys();
    const path = '/api/answers';
    const replies = [
      await rawRequest(app, 'GET', `${path}?access_token=${key}&token=${key}&key=${key}`),
      await rawRequest(app, 'GET', path, { headers: { Cookie: `sid=${key}; token=${key}` } }),
      await rawRequest(app, 'GET', path, { headers: { Cookie: `sid=s%3A${key}` } }),
      await rawRequest(app, 'GET', path, {
        headers: { 'X-Api-Key': key, 'Proxy-Authorization': `Bearer ${key}` },
      }),
      await rawRequest(app, 'GET', path, { headers: { Authorization: `Basic ${btoa(`${key}:`)}` } }),
      await rawRequest(app, 'GET', path, { headers: { Authorization: key } }),
      await rawJson(app, 'POST', '/api/draft', { content: 'x', access_token: key }),
    ];
    for (const { status, body } of replies)
      expect([status, body]).toEqual([401, { error: SIGN_IN_FIRST, code: 'UNAUTHENTICATED' }]);
  });

  it('allows four hundred requests a minute, over REST and GraphQL together, apart from other tokens of its person', async () => {
    const { key, client } = await buildKeys();
    const program = programWith(app, key);
    for (let n = 0; n < RATE_LIMITS.bulk.count / 2; n += 1) {
      await program.graphql('{ today }');
      expect((await program.rest('get', '/api/answers/today/status')).status).toBe(200);
    }
    const { status, headers } = await program.rest('get', '/api/answers/today/status');
    expect([status, headers['retry-after']]).toEqual([429, '60']);
    const other = await buildProgram(app, client, 'answers:read');
    expect((await other.rest('get', '/api/answers/today/status')).status).toBe(200);
    pass(MINUTE_MS);
    expect((await program.rest('get', '/api/answers/today/status')).status).toBe(200);
  });

  it("has limits of its own, independent of its person's limits", async () => {
    const { client } = await buildKeys();
    const program = await buildProgram(app, client, 'answers:write');
    const draft = async (by: TestClient) =>
      (await by.rest('post', '/api/draft', { content: 'Der Bus' })).status;
    for (let n = 0; n < RATE_LIMITS.write.count; n += 1) expect(await draft(program)).toBe(200);
    expect([await draft(program), await draft(client)]).toEqual([429, 200]);
  });

  it('never appears in the log, and a rejected token is logged as an event', async () => {
    const { key } = await buildKeys();
    await ask(`Bearer ${key}`);
    await rawRequest(app, 'GET', `/api/nichts?key=${key}`);
    await rawRequest(app, 'GET', `/api/answers/${key}`, { headers: { Authorization: `Bearer ${key}` } });
    await ask(`Bearer ${UNKNOWN_KEY}`);
    const lines = app.log().trim().split('\n');
    expect(lines.filter((line) => line.includes('aufwind_pat') || line.includes(hashOfToken(key)))).toEqual(
      [],
    );
    const refusals = lines.filter((line) => line.includes('"api-token-refused"'));
    expect(JSON.parse(refusals.at(-1) ?? '')).toMatchObject({
      outcome: 'UNAUTHENTICATED',
      route: '/api/answers',
    });
    expect(lines.some((line) => line.includes('"api-token-change"') && line.includes('"ok"'))).toBe(true);
  });
});
