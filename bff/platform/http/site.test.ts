import { rawRequest } from '../../workshop/testing/raw-request.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { TestClient } from '../../workshop/testing/test-client.ts';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await createTestApp({ appOrigin: 'http://diary.example:3000' });
  client = new TestClient(app);
});
afterAll(() => app.close());

describe('the pages', () => {
  it.each([
    ['/auth/callback?code=abc', 200, 'auth/callback'],
    ['/', 200, 'index'],
    ['/auth', 200, 'auth'],
    ['/auth?neu', 200, 'auth.neu'],
    ['/auth?neu=1&utm_source=x', 200, 'auth.neu'],
    ['/auth?neues', 200, 'auth'],
    ['/auth.neu', 404, '404'],
    ['/daily', 200, 'daily'],
    ['/auth/apple/callback', 200, 'auth/apple/callback'],
    ['/nirgendwo', 404, '404'],
    ['/404', 404, '404'],
    ['/index.html', 404, '404'],
    ['/..%2f..%2fpackage.json', 404, '404'],
  ])('answer %s with %i and the file %s.html', async (path, status, title) => {
    const reply = await client.rest('get', path);
    expect(reply.status).toBe(status);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    const mayCarryACode = path.startsWith('/auth');
    expect(reply.headers['cache-control']).toBe(mayCarryACode ? 'no-store' : 'no-cache');
    expect(reply.text).toContain(`<title>${title}</title>`);
  });

  it.each([
    '/auth%2ehtml',
    '/daily%2ehtml',
    '/index%2Ehtml',
    '/%61uth.html',
    '/auth.htm%6c',
    '/%2e/auth.html',
    '/auth.html/',
    '/auth.html%20',
    '/AUTH.HTML',
    '//auth.html',
    '/auth/callback.html',
    '/sw%2ejs',
  ])('are not found under a file name, in any spelling → %s', async (path) => {
    const { status, text } = await rawRequest(app, 'GET', path);
    expect(status).toBe(404);
    expect(text).not.toMatch(/<title>(?!404)|aufwind\.invalid/);
  });

  it.each(['/', '/sitemap.xml', '/robots.txt'])('contain their own origin in %s', async (path) => {
    const { status, text } = await client.rest('get', path);
    expect(status).toBe(200);
    expect(text).toContain('http://diary.example:3000/');
    expect(text).not.toContain('aufwind.invalid');
  });

  it.each([
    '/',
    '/daily',
    '/sw.js',
    '/robots.txt',
    '/manifest.webmanifest',
    '/api/docs',
    '/api/openapi.json',
  ])('are not sent again to clients that have them, compressed or not → %s', async (path) => {
    for (const encoding of ['br', 'identity']) {
      const asked = { 'Accept-Encoding': encoding };
      const { headers } = await rawRequest(app, 'GET', path, { headers: asked });
      const again = { ...asked, 'If-None-Match': String(headers.etag) };
      expect(await rawRequest(app, 'GET', path, { headers: again })).toMatchObject({ status: 304, text: '' });
      const other = { ...asked, 'If-None-Match': 'W/"an older one"' };
      expect((await rawRequest(app, 'GET', path, { headers: other })).status).toBe(200);
    }
  });

  it.each([
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('make every browser revalidate %s, which announces a new version', async (path, type) => {
    const { status, headers } = await client.rest('get', path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'no-cache']);
    expect(headers['content-security-policy']).toMatch(/manifest-src 'self'; worker-src 'self'/);
  });
});
