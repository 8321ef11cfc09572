import { connect } from 'node:net';
import { buildSession } from '../../workshop/testing/builders.ts';
import { startListening, stopListening } from '../../workshop/testing/listening.ts';
import { rawJson, rawRequest } from '../../workshop/testing/raw-request.ts';
import type { TestApp } from '../../workshop/testing/test-app.ts';
import { withSession } from '../../workshop/testing/with-app.ts';
import { createHttpServer, HEADERS_TIMEOUT_MS, KEEP_ALIVE_MS, REQUEST_TIMEOUT_MS } from './http-server.ts';

const FULL_SET = {
  'content-security-policy': expect.stringMatching(/^default-src 'none';.* frame-ancestors 'none';/),
  'permissions-policy': expect.stringMatching(/./),
  'referrer-policy': expect.stringMatching(/./),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-xss-protection': '0',
};
/** Headers of a response that may tell something about a person. */
const PRIVATE_SET = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
};
const JSON_TYPE = { 'Content-Type': 'application/json' };

let app: TestApp;
let Cookie: string;
withSession((given) => {
  ({ app, Cookie } = given);
});

type Kind = [string, () => ReturnType<typeof rawRequest>];

const privateKinds: Kind[] = [
  ['a success', () => rawRequest(app, 'GET', '/api/answers', { headers: { Cookie } })],
  ['a 400', () => rawRequest(app, 'POST', '/api/login', { body: '{', headers: JSON_TYPE })],
  ['a 401', () => rawRequest(app, 'GET', '/api/answers')],
  ['a 403', () => rawRequest(app, 'POST', '/api/logout', { headers: { Origin: 'https://evil.example' } })],
  ['a 404', () => rawRequest(app, 'GET', '/api/nichts')],
  [
    'a 413',
    () =>
      rawRequest(app, 'POST', '/api/draft', {
        body: `{"content":"${'x'.repeat(200_000)}"}`,
        headers: { ...JSON_TYPE, Cookie },
      }),
  ],
  [
    'a 415',
    () => rawRequest(app, 'POST', '/api/login', { body: 'x', headers: { 'Content-Type': 'text/plain' } }),
  ],
  ['GraphQL', () => rawJson(app, 'POST', '/graphql', { query: '{ me { id } }' }, { Cookie })],
  ['a GET of /graphql', () => rawRequest(app, 'GET', '/graphql')],
  ['a GraphQL error', () => rawJson(app, 'POST', '/graphql', { query: '{' }, { Cookie })],
];

const everyKind: Kind[] = [
  ...privateKinds,
  ['a page', () => rawRequest(app, 'GET', '/')],
  ['a page that is not there', () => rawRequest(app, 'GET', '/nichts')],
  ['a page of the way back from a provider', () => rawRequest(app, 'GET', '/auth/apple/callback?code=x')],
  ['an asset that is not there', () => rawRequest(app, 'GET', '/assets/x.js')],
  ['a 405', () => rawRequest(app, 'TRACE', '/api/user', { headers: { Cookie } })],
  ['health', () => rawRequest(app, 'GET', '/livez')],
  ['security.txt', () => rawRequest(app, 'GET', '/.well-known/security.txt')],
];

it('a page may use passkeys itself, but not in a frame', async () => {
  const { headers } = await rawRequest(app, 'GET', '/');
  expect(String(headers['permissions-policy']).split(', ')).toEqual(
    expect.arrayContaining(['publickey-credentials-create=(self)', 'publickey-credentials-get=(self)']),
  );
});

describe('every kind of response', () => {
  it.each(everyKind)('has all security headers and no version → %s', async (_title, ask) => {
    const { headers, text } = await ask();
    expect(headers).toMatchObject(FULL_SET);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
    expect(JSON.stringify(headers)).not.toMatch(/express|apollo|node\//i);
    expect(text).not.toMatch(/node_modules|at .*\.ts:\d|express@/i);
  });

  it.each(privateKinds)('forbids storing and indexing, and has an id → %s', async (_title, ask) => {
    expect((await ask()).headers).toMatchObject(PRIVATE_SET);
  });

  it('has an id of its own', async () => {
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => rawRequest(app, 'GET', '/api/user')));
    expect(new Set(replies.map(({ headers }) => headers['x-request-id'])).size).toBe(5);
  });

  it.each(everyKind)('has an ETag only if it may be stored → %s', async (_title, ask) => {
    const { headers } = await ask();
    const mayBeStored = headers['cache-control'] === 'no-cache';
    expect(headers.etag).toEqual(mayBeStored ? expect.stringMatching(/^W\/"[\w-]{43}"$/) : undefined);
  });

  it.each(everyKind)('allows no other origin → %s', async (_title, ask) => {
    const { headers } = await ask();
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it.each(everyKind)('sets no cookie for visitors and names no other site → %s', async (_title, ask) => {
    const { setCookies, headers } = await ask();
    expect(setCookies).toEqual([]);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/);
  });
});

describe('a preflight', () => {
  it.each(['/', '/api/login', '/api/answers/1', '/graphql', '/api/nichts', '/auth/apple/callback', '/livez'])(
    'allows nothing, with or without credentials → %s',
    async (path) => {
      for (const Origin of ['https://evil.example', 'null', app.origin]) {
        const { status, headers } = await rawRequest(app, 'OPTIONS', path, {
          headers: {
            Origin,
            Cookie,
            'Access-Control-Request-Method': 'DELETE',
            'Access-Control-Request-Headers': 'content-type',
          },
        });
        if (/^\/(api|graphql)/.test(path)) expect(status).toBe(404);
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
    },
  );
});

describe('storage on a shared computer', () => {
  it('is forbidden for every response about a person', async () => {
    for (const path of ['/api/user', '/api/answers', '/api/draft', '/api/user/export', '/api/streak']) {
      const { headers } = await rawRequest(app, 'GET', path, { headers: { Cookie } });
      expect([path, headers['cache-control'], headers['x-robots-tag']]).toEqual([
        path,
        'no-store',
        'noindex',
      ]);
    }
    const { Cookie: other } = await buildSession(app);
    const out = await rawRequest(app, 'POST', '/api/logout', { headers: { Cookie: other } });
    expect(out.headers['clear-site-data']).toBe('"storage"');
    expect(out.headers['cache-control']).toBe('no-store');
  });
});

describe('host names claimed by a request', () => {
  it('appear in no response and change no cookie', async () => {
    const headers = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'host=evil.example',
    };
    for (const path of [
      '/',
      '/auth?next=//evil.example',
      '/.well-known/security.txt',
      '/api/user?next=//evil.example',
    ]) {
      const { text, headers: answered } = await rawRequest(app, 'GET', path, { headers });
      expect(text).not.toContain('evil.example');
      expect(JSON.stringify(answered)).not.toContain('evil.example');
      expect(answered.location).toBeUndefined();
    }
  });
});

describe('other rules', () => {
  it('keeps the URL of a page that has a code or a token from other sites', async () => {
    const ofProviders = ['/auth/callback?code=x', '/auth/apple/callback?code=x', '/AUTH/apple/success'];
    const ofLinks = ['/passwort-neu', '/adresse-bestaetigen', '/adresse-zurueck', '/mein-export'];
    const ofMails = ['/tagebuch-behalten/x', '/erinnerung-abbestellen/x'];
    for (const path of [...ofProviders, ...ofLinks, ...ofMails]) {
      const { headers } = await rawRequest(app, 'GET', path);
      expect([headers['referrer-policy'], headers['x-robots-tag']]).toEqual(['no-referrer', 'noindex']);
    }
    const { headers } = await rawRequest(app, 'GET', '/auth');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('answers TRACE with 405 and echoes nothing', async () => {
    const { status, headers, text } = await rawRequest(app, 'TRACE', '/', { headers: { Cookie } });
    expect([status, headers.allow?.includes('TRACE')]).toEqual([405, false]);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(text).not.toContain(Cookie);
  });

  it('is a 404, not a 400, for a missing file of the front end', async () => {
    const { status, body } = await rawRequest(app, 'GET', '/assets/gibt-es-nicht.js');
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('refuses a file in a range or state that does not exist, without blaming a body', async () => {
    const conditions: Record<string, string>[] = [{ Range: 'bytes=99999999-' }, { 'If-Match': '"x"' }];
    for (const headersSent of conditions) {
      const { status, headers, body } = await rawRequest(app, 'GET', '/api/docs.css', {
        headers: headersSent,
      });
      expect([status, body]).toEqual([400, { error: 'Die Anfrage ist ungültig.', code: 'BAD_USER_INPUT' }]);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  it('limits slow clients, and answers an endless request with 408', async () => {
    const { server } = app;
    expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout]).toEqual([
      HEADERS_TIMEOUT_MS,
      REQUEST_TIMEOUT_MS,
      KEEP_ALIVE_MS,
    ]);
    expect(server.maxRequestsPerSocket).toBe(1_000);
    const impatient = Object.assign(createHttpServer(app.express), {
      headersTimeout: 300,
      requestTimeout: 300,
    });
    const port = await startListening(impatient);
    const head = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    for (const start of [
      `${head}Content-Length: 100\r\n\r\n{`,
      `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{`,
      head,
    ]) {
      expect(await answerTo(port, start)).toMatch(/^HTTP\/1\.1 408 /);
    }
    await stopListening(impatient);
  });
});

function answerTo(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => void socket.write(request));
    socket.on('data', (chunk: Buffer) => {
      answer += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(answer));
  });
}
