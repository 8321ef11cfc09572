import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rawJson, rawRequest } from '../../workshop/testing/raw-request.ts';
import type { TestApp } from '../../workshop/testing/test-app.ts';
import { withSession } from '../../workshop/testing/with-app.ts';

let app: TestApp;
let Cookie: string;
withSession((given) => {
  ({ app, Cookie } = given);
});

const answers: [string, () => ReturnType<typeof rawRequest>][] = [
  ['a success', () => rawRequest(app, 'GET', '/api/answers', { headers: { Cookie } })],
  ['a 401', () => rawRequest(app, 'GET', '/api/answers')],
  ['a 404', () => rawRequest(app, 'GET', '/api/nichts')],
  ['a 403', () => rawRequest(app, 'POST', '/api/logout', { headers: { Origin: 'https://evil.example' } })],
  [
    'a 400',
    () =>
      rawRequest(app, 'POST', '/api/login', { body: '{', headers: { 'Content-Type': 'application/json' } }),
  ],
  [
    'a 415',
    () => rawRequest(app, 'POST', '/api/login', { body: 'x', headers: { 'Content-Type': 'text/plain' } }),
  ],
  ['a GraphQL answer', () => rawJson(app, 'POST', '/graphql', { query: '{ me { id } }' }, { Cookie })],
  ['a GraphQL error', () => rawJson(app, 'POST', '/graphql', { query: '{' }, { Cookie })],
  ['a GET of /graphql', () => rawRequest(app, 'GET', '/graphql')],
];

describe('the headers of every response', () => {
  it.each(answers)('forbid storing, indexing, framing and sniffing → %s', async (_title, ask) => {
    const { headers } = await ask();
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'x-xss-protection': '0',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/);
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('allow exactly the Trusted Types policies of the front end', async () => {
    const sources = execFileSync(
      'git',
      ['grep', '-l', 'createPolicy(', '--', 'frontend/*.ts', 'frontend/*.tsx'],
      {
        encoding: 'utf8',
      },
    );
    const paths = sources
      .split('\n')
      .filter((path) => /^frontend\/(?!sandbox\/|e2e\/|.*\.d\.ts$)/.test(path));
    const created = paths.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/createPolicy\(\s*'(\w+)'/g)].map(([, name]) => name),
    );
    const { headers } = await rawRequest(app, 'GET', '/');
    const [, allowed] = /trusted-types ([^;]*)(;|$)/.exec(String(headers['content-security-policy'])) ?? [];
    expect([created.length > 0, allowed?.split(' ').sort()]).toEqual([true, created.sort()]);
  });

  it('allow nothing in a preflight', async () => {
    for (const path of ['/api/answers', '/api/nichts', '/graphql']) {
      const { status, headers } = await rawRequest(app, 'OPTIONS', path, {
        headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
      });
      expect(status).toBe(404);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('contain a unique request id', async () => {
    const ids = await Promise.all(
      Array.from(
        { length: 5 },
        async () => (await rawRequest(app, 'GET', '/api/user')).headers['x-request-id'],
      ),
    );
    expect(new Set(ids).size).toBe(5);
  });

  it('are sent with 404, not 400, for a missing file of the front end', async () => {
    const { status, body } = await rawRequest(app, 'GET', '/assets/gibt-es-nicht.js');
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'NOT_FOUND' });
  });
});
