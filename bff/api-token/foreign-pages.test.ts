import { createApiToken } from '../workshop/testing/api-tokens.ts';
import { buildSession, buildUser } from '../workshop/testing/builders.ts';
import { rawJson, rawRequest } from '../workshop/testing/raw-request.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';

const CONTENT = 'Der Bus war pünktlich.';
const ENTRY = '{ answers(first: 1) { nodes { content } } }';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a page of another site', () => {
  const Origin = 'https://notizen.example';
  const foreign = { Origin, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' };

  it('reads and writes with a token, and can read Retry-After', async () => {
    const { client } = await buildUser(app);
    const { key } = await createApiToken(client, ['answers:read', 'answers:write']);
    const headers = { ...foreign, Authorization: `Bearer ${key}` };
    for (const reply of [
      await rawJson(app, 'POST', '/api/answers', { content: CONTENT }, headers),
      await rawRequest(app, 'GET', '/api/answers', { headers }),
      await rawJson(app, 'POST', '/graphql', { query: ENTRY }, headers),
      await rawRequest(app, 'GET', '/api/nichts', { headers }),
      await rawRequest(app, 'GET', '/api/answers', { headers: { ...foreign, Authorization: 'Bearer x' } }),
    ]) {
      expect([200, 201, 401, 404]).toContain(reply.status);
      expect(reply.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': expect.stringContaining('Retry-After'),
      });
      expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
      expect(reply.headers['cache-control']).toBe('no-store');
    }
  });

  it.each(['/api/answers', '/api/answers/1', '/graphql'])(
    'may ask first, where it asks for a key, and without credentials → %s',
    async (path) => {
      const preflight = (asked: string) =>
        rawRequest(app, 'OPTIONS', path, {
          headers: {
            ...foreign,
            'Access-Control-Request-Method': 'POST',
            'Access-Control-Request-Headers': asked,
          },
        });
      const { status, headers, text } = await preflight('authorization,content-type,x-time-zone');
      expect([status, text]).toEqual([204, '']);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-headers': expect.stringContaining('Authorization'),
        'access-control-allow-methods': expect.stringContaining('PATCH'),
      });
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      for (const asked of ['content-type', 'x-authorization']) {
        const refused = await preflight(asked);
        expect(refused.headers['access-control-allow-origin']).toBeUndefined();
      }
    },
  );

  it.each(['/', '/daily', '/livez', '/api/docs', '/auth/apple/callback'])(
    'is told nothing beside these paths → %s',
    async (path) => {
      for (const method of ['OPTIONS', 'GET']) {
        const headers = {
          ...foreign,
          Authorization: 'Bearer x',
          'Access-Control-Request-Method': 'GET',
          'Access-Control-Request-Headers': 'authorization',
        };
        const reply = await rawRequest(app, method, path, { headers });
        expect([method, reply.headers['access-control-allow-origin']]).toEqual([method, undefined]);
      }
    },
  );

  it('still cannot do anything with the cookie alone', async () => {
    const { Cookie } = await buildSession(app);
    const headers = { ...foreign, Cookie };
    const replies = [
      await rawRequest(app, 'GET', '/api/answers', { headers }),
      await rawJson(app, 'POST', '/api/answers', { content: CONTENT }, headers),
      await rawJson(app, 'POST', '/graphql', { query: ENTRY }, headers),
    ];
    for (const { status, headers: answered } of replies) {
      expect([status, answered['access-control-allow-origin']]).toEqual([403, undefined]);
    }
  });
});
