import { UserEntity } from '../account/user.entity.ts';
import {
  buildPerson,
  createProviderStage,
  locationOf,
  type ProviderStage,
} from '../workshop/stand-ins/provider-stage.ts';
import { visitProvider } from '../workshop/stand-ins/provider-visit.ts';
import { buildUser } from '../workshop/testing/builders.ts';
import { cookieOf, rawRequest } from '../workshop/testing/raw-request.ts';
import { createTestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';

const TEN_MINUTES_MS = 10 * 60_000;

let stage: ProviderStage;
beforeAll(async () => {
  stage = await createProviderStage();
});
beforeEach(() => stage.setClockToNow());
afterAll(() => stage.close());

const newClient = () => new TestClient(stage.app);
const isSignedIn = async (client: TestClient) => (await client.rest('get', '/api/user')).status === 200;

/** Runs the Google flow until the redirect back; returns the path that the browser would open next. */
async function untilReturn(client: TestClient, query = '') {
  const start = await stage.startGoogle(client, query);
  const { url } = await visitProvider(locationOf(start).href, buildPerson());
  return url.pathname + url.search;
}

describe('the Google flow in the browser', () => {
  it.each(['popup', 'redirect'])(
    'opens a session and ends on the page, told in the mode it began with → %s',
    async (mode) => {
      const client = newClient();
      const person = buildPerson();
      const reply = await stage.throughGoogle(client, person, `?mode=${mode}&timeZone=Europe/Vienna`);
      expect([reply.status, reply.headers.location]).toEqual([303, `/auth/callback?result=ok&mode=${mode}`]);
      expect(reply.headers['cache-control']).toBe('no-store');
      const { body } = await client.rest('get', '/api/user');
      expect(body).toMatchObject({ username: person.email, provider: 'google', name: person.name });
      const user = await stage.app.database.source.manager.findOneByOrFail(UserEntity, { id: body.id });
      expect(user.timeZone).toBe('Europe/Vienna');
    },
  );

  it('opens the same account the next time', async () => {
    const person = buildPerson();
    const ids = [];
    for (const client of [newClient(), newClient()]) {
      await stage.throughGoogle(client, person);
      ids.push((await client.rest('get', '/api/user')).body.id);
    }
    expect(ids[0]).toBe(ids[1]);
  });

  it('sends state, PKCE and a nonce, and requests no profile afterwards', async () => {
    const { searchParams } = locationOf(await stage.startGoogle(newClient()));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: 'http://localhost:3000/api/auth/google/callback',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(searchParams.get(name)?.length).toBeGreaterThanOrEqual(24);
    }
  });

  it('starts with an anonymous session of ten minutes, and replaces the session at the sign-in', async () => {
    const client = newClient();
    const start = await stage.startGoogle(client);
    const [cookie] = start.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const expires = Date.parse(/Expires=([^;]+)/.exec(cookie ?? '')?.[1] ?? '');
    expect(expires - Date.now()).toBeLessThanOrEqual(TEN_MINUTES_MS);
    expect(await isSignedIn(client)).toBe(false);
    const before = { Cookie: cookie?.split(';')[0] ?? '' };
    const { url } = await visitProvider(locationOf(start).href, buildPerson());
    const path = url.pathname + url.search;
    const reply = await rawRequest(stage.app, 'GET', path, { headers: before });
    expect(cookieOf(reply)).not.toBe(before.Cookie);
    const replay = await rawRequest(stage.app, 'GET', path, { headers: before });
    expect(replay.headers.location).toContain('result=refused');
  });
});

describe('a failing Google flow', () => {
  it('ends as cancelled when the person cancels', async () => {
    const client = newClient();
    const reply = await stage.throughGoogle(client, null, '?mode=popup');
    expect(reply.headers.location).toBe('/auth/callback?result=failed&mode=popup&reason=cancelled');
    expect(await isSignedIn(client)).toBe(false);
  });

  it('is rejected in another browser, with another state, without state, and after ten minutes', async () => {
    const refused = '/auth/callback?result=refused&mode=redirect&reason=UNAUTHENTICATED';
    const foreign = await newClient().rest('get', await untilReturn(newClient()));
    expect(foreign.headers.location).toBe(refused);

    const client = newClient();
    const changed = (await untilReturn(client)).replace(/state=[^&]+/, 'state=of-another');
    expect((await client.rest('get', changed)).headers.location).toBe(refused);
    const missing = (await untilReturn(client)).replace(/&?state=[^&]+/, '');
    expect((await client.rest('get', missing)).headers.location).toBe(refused);
    const twice = `${await untilReturn(client)}&code=another`;
    expect((await client.rest('get', twice)).headers.location).toBe(refused);

    const path = await untilReturn(client);
    stage.app.setClock(new Date(Date.now() + TEN_MINUTES_MS + 1_000));
    expect((await client.rest('get', path)).headers.location).toBe(refused);
    expect(await isSignedIn(client)).toBe(false);
  });

  it('ends as failed at the provider when the code was used before', async () => {
    const client = newClient();
    const start = await stage.startGoogle(client);
    const { url } = await visitProvider(locationOf(start).href, buildPerson());
    stage.google.fail('token', { status: 400, body: '{"error":"invalid_grant"}' });
    const reply = await client.rest('get', url.pathname + url.search);
    stage.google.fail('token');
    expect(reply.headers.location).toBe('/auth/callback?result=failed&mode=redirect&reason=provider');
    expect(await isSignedIn(client)).toBe(false);
  });

  it('is rejected as a conflict when another kind of account has the address, and keeps the session', async () => {
    const { client: owner, username, id } = await buildUser(stage.app);
    const client = newClient();
    const reply = await stage.throughGoogle(client, buildPerson({ email: username }));
    expect(reply.headers.location).toBe('/auth/callback?result=refused&mode=redirect&reason=CONFLICT');
    expect(await isSignedIn(client)).toBe(false);
    expect((await owner.rest('get', '/api/user')).body).toMatchObject({ id, provider: 'local' });
  });

  it('is rejected as unavailable when Google is not configured, and creates no session', async () => {
    const plain = await createTestApp();
    const reply = await stage.startGoogle(new TestClient(plain), '?mode=popup');
    expect([reply.status, reply.headers.location]).toEqual([
      303,
      '/auth/callback?result=refused&mode=popup&reason=UNAVAILABLE',
    ]);
    expect(reply.headers['set-cookie']).toBeUndefined();
    await plain.close();
  });
});

describe('an attempt to redirect the browser elsewhere', () => {
  it.each([
    ['?next=//evil.example&mode=https://evil.example', {}],
    ['', { Host: 'evil.example' }],
    ['', { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' }],
  ])('is ignored, at the start and at the return → %s %j', async (query, headers: Record<string, string>) => {
    const start = await rawRequest(stage.app, 'GET', `/api/auth/google${query}`, {
      headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' },
    });
    const location = String(start.headers.location);
    expect(new URL(location).searchParams.get('redirect_uri')).toBe(
      'http://localhost:3000/api/auth/google/callback',
    );
    expect(location).not.toContain('evil');
    const back = await rawRequest(stage.app, 'GET', `/api/auth/google/callback${query || '?'}&error=x`, {
      headers,
    });
    expect(back.headers.location).toBe('/auth/callback?result=refused&mode=redirect&reason=UNAUTHENTICATED');
  });

  it('cannot embed the start, but the return from Google is a navigation and works', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' };
    expect((await rawRequest(stage.app, 'GET', '/api/auth/google', { headers })).status).toBe(403);
    const navigation = { ...headers, 'Sec-Fetch-Mode': 'navigate' };
    const reply = await rawRequest(stage.app, 'GET', '/api/auth/google/callback', { headers: navigation });
    expect(reply.status).toBe(303);
  });
});
