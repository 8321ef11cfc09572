import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rawJson, rawRequest } from '../../workshop/testing/raw-request.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
const INTROSPECTION = '{ __schema { queryType { name } } }';
const MISSPELT = '{ streek { count } }';
const PAGE = '<!doctype html><title>Sandbox</title>';

let sandboxDir: string;
let open: TestApp;
let closed: TestApp;
beforeAll(async () => {
  sandboxDir = mkdtempSync(join(tmpdir(), 'aufwind-sandbox-'));
  mkdirSync(join(sandboxDir, 'sandbox'));
  mkdirSync(join(sandboxDir, 'assets'));
  writeFileSync(join(sandboxDir, 'sandbox/index.html'), PAGE);
  writeFileSync(join(sandboxDir, 'assets/main-abc.js'), 'export {};');
  open = await createTestApp({ sandboxDir });
  closed = await createTestApp();
});
afterAll(async () => {
  await open.close();
  await closed.close();
  rmSync(sandboxDir, { recursive: true });
});

const openAs = (app: TestApp, Accept: string, path = '/graphql') =>
  rawRequest(app, 'GET', path, { headers: { Accept } });

describe('the GraphQL sandbox, when enabled', () => {
  it.each(['/graphql', '/graphql?query=%7Bme%7Bid%7D%7D'])(
    'is an uncached page for browsers → %s',
    async (path) => {
      const { status, headers, text } = await openAs(open, BROWSER, path);
      expect([status, text]).toEqual([200, PAGE]);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        vary: 'Accept',
      });
    },
  );

  it('allows fonts and its own text policy for that document only', async () => {
    const strict = (await rawRequest(open, 'GET', '/api/user')).headers['content-security-policy'];
    const policy = (await openAs(open, BROWSER)).headers['content-security-policy'];
    const loosened = String(strict)
      .replace("font-src 'self'", "font-src 'self' data:")
      .replace('trusted-types worker import', 'trusted-types default');
    expect(policy).toBe(loosened);
    expect(policy).not.toBe(strict);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|https?:/);
  });

  it.each(['*/*', 'application/json', 'application/json, text/html;q=0.5', 'text/plain'])(
    'does not affect programs → Accept: %s',
    async (accept) => {
      const { status, headers, body } = await openAs(open, accept);
      expect([status, body.errors[0].extensions.code]).toEqual([404, 'NOT_FOUND']);
      expect(headers['content-security-policy']).not.toContain("font-src 'self' data:");
    },
  );

  it('serves its assets as immutable files, and no other file', async () => {
    const asset = await openAs(open, '*/*', '/graphql/assets/main-abc.js');
    expect([asset.status, asset.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    for (const path of ['/graphql/assets/nichts.js', '/graphql/sandbox/index.html', '/sandbox/index.html']) {
      expect([path, (await openAs(open, BROWSER, path)).status]).toEqual([path, 404]);
    }
  });

  it('shows the sentences of the SDL, also for scalars with code', async () => {
    const query =
      '{ date: __type(name: "Date") { description } instant: __type(name: "DateTime") { description } }';
    const { body } = await rawJson(open, 'POST', '/graphql', { query });
    const [date, instant] = ['A calendar day', 'An instant'].map((start) => ({
      description: expect.stringContaining(start),
    }));
    expect(body.data).toEqual({ date, instant });
  });

  it('allows introspection, and suggests similar names', async () => {
    const described = await rawJson(open, 'POST', '/graphql', { query: INTROSPECTION });
    expect(described.body).toEqual({ data: { __schema: { queryType: { name: 'Query' } } } });
    const { body } = await rawJson(open, 'POST', '/graphql', { query: MISSPELT });
    expect(body.errors[0].message).toMatch(/Did you mean "streak"/);
  });

  it('still executes operations by POST only', async () => {
    const query = '/graphql?query=%7Bme%7Bid%7D%7D';
    const { body } = await openAs(open, 'application/json', query);
    expect(body.data).toBeUndefined();
  });
});

describe('the GraphQL sandbox, when disabled', () => {
  it.each(['/graphql', '/graphql/assets/main-abc.js', '/graphql/sandbox/index.html'])(
    'is a 404 for browsers, too → %s',
    async (path) => {
      const { status, headers, text } = await openAs(closed, BROWSER, path);
      expect(status).toBe(404);
      expect(headers['content-type']).toMatch(/^application\/json/);
      expect(headers['content-security-policy']).not.toContain("font-src 'self' data:");
      expect(text).not.toContain('Sandbox');
    },
  );
});
