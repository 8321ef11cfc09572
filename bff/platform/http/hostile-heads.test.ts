import { routes } from '../../schema.ts';
import { buildSession } from '../../workshop/testing/builders.ts';
import { HOSTILE_TEXTS } from '../../workshop/testing/hostile-texts.ts';
import { rawRequest } from '../../workshop/testing/raw-request.ts';
import { RequestCosts } from '../../workshop/testing/request-costs.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { inFull } from '../../workshop/testing/volumes.ts';
import { MAX_HEAD_BYTES } from './http-server.ts';

/** Length that fits into a request head beside the required headers. */
const LENGTH = MAX_HEAD_BYTES - 1_000;
const BYTES_OF_AN_ESCAPE = 9;

const PATH_TEXTS = Object.entries(HOSTILE_TEXTS)
  .map(([title, text]) => ({
    title,
    text: text.slice(0, LENGTH / BYTES_OF_AN_ESCAPE).replace(/\p{Surrogate}/gu, ''),
  }))
  .filter(({ text }) => text !== '');

/** Escapes every byte, so that only the decoded value is the text itself. */
const escaped = (text: string) => Buffer.from(text).toString('hex').replace(/../g, '%$&');

const HEADER_TEXTS = [
  '7',
  '.',
  'a.',
  ';a=b',
  ',a/b;q=0',
  ', ',
  '"\\',
  '(',
  '%41',
  ':',
  '::',
  'ü\u00ad',
  '/a',
].map((unit) => unit.repeat(LENGTH / unit.length));
const HEADERS = [
  'X-Time-Zone',
  'X-User',
  'User-Agent',
  'Accept',
  'Accept-Encoding',
  'Content-Type',
  'Cookie',
  'If-None-Match',
  'Origin',
  'Range',
  'Referer',
  'Sec-Fetch-Site',
  'X-Forwarded-For',
];
const READ_BY_US = ['X-Time-Zone', 'X-User', 'User-Agent'];
const QUERY = ['mode', 'intent', 'timeZone', 'code', 'state', 'error'];
const PAGES = ['/', '/graphql', '/api/auth/google', '/api/auth/google/callback', '/auth/callback', '/nichts'];
/** Number of texts for a header that product code does not read. */
const A_FEW = 3;
const COOKIES = ['sid=', 'sid=s:', 'dev=', ''];

/** Returns the next texts for a header; all headers together try all texts. */
function fewFor(header: string): string[] {
  const first = A_FEW * HEADERS.indexOf(header);
  const few = HEADER_TEXTS.filter((_, place) => (place + first) % HEADER_TEXTS.length < A_FEW);
  return inFull(HEADER_TEXTS, few);
}

let app: TestApp;
let Cookie: string;
let costs: RequestCosts;
beforeAll(async () => {
  app = await createTestApp({ rateLimitScale: 1e6, trustProxy: 1 });
  ({ Cookie } = await buildSession(app));
  costs = new RequestCosts(app, [...PATH_TEXTS.map(({ text }) => text), ...HEADER_TEXTS]);
});
afterAll(async () => {
  costs.stop();
  await app.close();
});

describe('an id in a path', () => {
  it.each(routes.filter(({ path }) => path.includes('/:')))(
    'that is far too long is refused by its length → $method $path',
    async ({ method, path }) => {
      for (const { title, text } of PATH_TEXTS) {
        const address = path.replace(/:\w+/, escaped(text));
        const body = JSON.stringify({ content: 'Text' });
        const headers = { Cookie, 'Content-Type': 'application/json' };
        const { reply, uses, ...cost } = await costs.of(() =>
          rawRequest(app, method, address, { headers, body }),
        );
        expect([title, reply.status, uses]).toEqual([title, 404, []]);
        expect(cost).toEqual({ statements: 1, secrets: 0 });
      }
    },
  );
});

describe('a value in a query', () => {
  it.each(PAGES)('that is far too long is never processed → %s', async (page) => {
    for (const [place, { title, text }] of PATH_TEXTS.entries()) {
      const inTurn = QUERY.filter((_, index) => index === place % QUERY.length);
      for (const name of inFull(QUERY, inTurn)) {
        const path = `${page}?${name}=${escaped(text)}`;
        const { reply, uses, secrets } = await costs.of(() => rawRequest(app, 'GET', path));
        expect([title, name, reply.status < 500, uses, secrets]).toEqual([title, name, true, [], 0]);
      }
    }
  });
});

describe('a header', () => {
  it.each(HEADERS)('of maximum length costs no more than the session → %s', async (name) => {
    for (const text of READ_BY_US.includes(name) ? HEADER_TEXTS : fewFor(name)) {
      const headers = { Cookie, [name]: text };
      const send = () => rawRequest(app, 'GET', '/api/user', { headers });
      const { reply, uses, statements, secrets } = await costs.of(send);
      expect(reply.status).toBeLessThan(500);
      if (READ_BY_US.includes(name)) expect(uses).toEqual([]);
      expect([statements <= 1, secrets]).toEqual([true, 0]);
    }
  });

  it('with a very long browser or zone does not disturb a log-in', async () => {
    const { username } = await buildSession(app);
    const body = JSON.stringify({ username, password: 'ein sicheres Wort' });
    for (const name of READ_BY_US) {
      const headers = { 'Content-Type': 'application/json', [name]: HEADER_TEXTS[0] ?? '' };
      const { reply, uses } = await costs.of(() => rawRequest(app, 'POST', '/api/login', { body, headers }));
      expect([name, reply.status, uses]).toEqual([name, 200, []]);
    }
  });

  it.each(COOKIES)('with a malformed cookie causes no database access → %s', async (start) => {
    for (const text of HEADER_TEXTS) {
      const headers = { Cookie: start + text.slice(start.length) };
      const { reply, statements } = await costs.of(() => rawRequest(app, 'GET', '/api/user', { headers }));
      expect([reply.status, statements]).toEqual([401, 0]);
    }
  });

  it.each([...HEADERS, 'address'])(
    'that exceeds the maximum head is refused before any processing → %s',
    async (name) => {
      const text = 'a'.repeat(120_000);
      const before = app.log();
      const path = name === 'address' ? `/?${text}` : '/api/user';
      const headers: Record<string, string> = name === 'address' ? {} : { [name]: text };
      const { reply, ...cost } = await costs.of(() => rawRequest(app, 'GET', path, { headers }));
      expect([reply.status, cost]).toEqual([431, { uses: [], statements: 0, secrets: 0 }]);
      expect(app.log()).toBe(before);
    },
  );
});

describe('the text of an operation', () => {
  it.each(['query', 'operationName'])(
    'that is far too long causes neither statements nor cryptography → %s',
    async (name) => {
      for (const [title, text] of Object.entries(HOSTILE_TEXTS)) {
        const body = JSON.stringify({ query: '{ question { text } }', [name]: text });
        const headers = { 'Content-Type': 'application/json' };
        const { reply, statements, secrets } = await costs.of(() =>
          rawRequest(app, 'POST', '/graphql', { body, headers }),
        );
        expect([title, reply.status, statements, secrets]).toEqual([title, 400, 0, 0]);
      }
    },
  );
});
