import { UserEntity } from '../account/user.entity.ts';
import {
  buildPerson,
  createProviderStage,
  locationOf,
  type ProviderStage,
} from '../workshop/stand-ins/provider-stage.ts';
import { buildUser } from '../workshop/testing/builders.ts';
import { rawRequest } from '../workshop/testing/raw-request.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { UserIdentityEntity } from './user-identity.entity.ts';

const REFUSED = { error: 'Fehler bei der Apple-Authentifizierung', code: 'UNAUTHENTICATED' };
const CALLBACK = '/auth/apple/callback';

let stage: ProviderStage;
beforeAll(async () => {
  stage = await createProviderStage();
});
beforeEach(() => stage.setClockToNow());
afterAll(() => stage.close());

const newClient = () => new TestClient(stage.app);
const isSignedIn = async (client: TestClient) => (await client.rest('get', '/api/user')).status === 200;

function post(client: TestClient, code: unknown, user?: unknown) {
  return client.rest('post', CALLBACK, { code, user });
}

const userRow = (id: number) => stage.app.database.source.manager.findOneByOrFail(UserEntity, { id });

describe('signing in with Apple', () => {
  it('creates the account with the name of the first sign-in, and opens the account afterwards', async () => {
    const person = buildPerson();
    const client = newClient();
    const { code, user } = await stage.throughApple(client, person);
    expect(JSON.parse(user ?? '')).toMatchObject({ name: { firstName: 'Anna', lastName: 'Beispiel' } });
    const first = await post(client, code, user);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ username: person.email, provider: 'apple', name: 'Anna Beispiel' });
    expect(await userRow(first.body.id)).toMatchObject({ appleId: person.sub, password: '!apple' });

    const again = newClient();
    const second = await stage.throughApple(again, person);
    expect(second.user).toBeUndefined();
    expect((await post(again, second.code)).body).toEqual(first.body);
  });

  it('works without a nonce if neither session nor token has a nonce', async () => {
    const { code } = await stage.throughApple(newClient(), buildPerson(), false);
    expect((await post(newClient(), code)).status).toBe(200);
  });

  it('stores the refresh token encrypted', async () => {
    const client = newClient();
    const { code } = await stage.throughApple(client, buildPerson());
    const { body } = await post(client, code);
    const identity = await stage.app.database.source.manager.findOneByOrFail(UserIdentityEntity, {
      userId: body.id,
    });
    expect(identity.encryptedToken).toMatch(/^v2\.1\./);
    expect(identity.encryptionIv).toHaveLength(16);
  });

  it('starts over REST as over GraphQL', async () => {
    const { status, body } = await newClient().rest('post', '/api/auth/apple/start');
    expect(status).toBe(200);
    expect(body).toEqual({
      authorizationEndpoint: `${stage.apple.issuer}/authorize`,
      clientId: 'example.aufwind.web',
      redirectUri: `http://localhost:3000${CALLBACK}`,
      nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });
});

describe("Apple's form", () => {
  const fields = { code: 'c', state: 's', user: '{"name":{}}' };
  const cookie = { Cookie: 'sid=s%3Aplanted.signature' };

  it.each([
    ['with the origin of its page', () => ({ Origin: stage.apple.issuer, 'Sec-Fetch-Site': 'cross-site' })],
    ['with the origin null', () => ({ Origin: 'null', 'Sec-Fetch-Site': 'cross-site' })],
    ['without an origin', () => ({})],
    ['with a cookie, which it does not read', () => cookie],
  ])(
    'redirects to the page by 303, without storing anything or setting a cookie → %s',
    async (_title, headers) => {
      const reply = await newClient().form(CALLBACK, fields, headers());
      expect(reply.status).toBe(303);
      const { pathname, searchParams } = locationOf(reply);
      expect([pathname, Object.fromEntries(searchParams)]).toEqual([CALLBACK, fields]);
      expect(reply.headers.location).toMatch(/^\/auth/);
      expect(reply.headers['set-cookie']).toBeUndefined();
      expect(reply.headers['referrer-policy']).toBe('no-referrer');
      expect(reply.headers['cache-control']).toBe('no-store');
    },
  );

  it.each(['https://evil.example', 'http://localhost:3000', 'https://appleid.apple.com.evil.example'])(
    'is 403 when another page has sent it → %s',
    async (origin) => {
      const reply = await newClient().form(CALLBACK, fields, { Origin: origin });
      expect([reply.status, reply.body.code]).toEqual([403, 'FORBIDDEN']);
      expect(reply.headers['set-cookie']).toBeUndefined();
    },
  );

  it.each([
    ['a refusal', { error: 'user_cancelled_authorize', state: 's' }],
    ['a missing code', { state: 's' }],
    ['a missing state', { code: 'c' }],
    ['nothing that we know', { next: 'https://evil.example' }],
  ])('passes only known fields to the page → %s', async (_title, sent: Record<string, string>) => {
    const reply = await newClient().form(CALLBACK, sent);
    expect(reply.status).toBe(303);
    const { next: _next, ...known } = sent;
    expect(Object.fromEntries(locationOf(reply).searchParams)).toEqual(known);
  });

  it.each([
    ['a code that stands twice', 'code=a&code=b', 400],
    ['a code that is too long', `code=${'c'.repeat(5_000)}`, 400],
    ['more than 16 KB', `code=c&user=${'u'.repeat(17_000)}`, 413],
  ])('is rejected when it is not from Apple → %s', async (_title, body, status) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const reply = await rawRequest(stage.app, 'POST', CALLBACK, { headers, body });
    expect(reply.status).toBe(status);
    expect(reply.setCookies).toEqual([]);
  });

  it('reports a cancellation at Apple to the page', async () => {
    const { form, bounce } = await stage.throughApple(newClient(), null);
    expect(form).toMatchObject({ error: 'user_cancelled_authorize', state: 'of-the-page' });
    expect(locationOf(bounce).searchParams.get('error')).toBe('user_cancelled_authorize');
  });
});

describe("the page's own call", () => {
  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['a number', 5],
    ['too long', 'c'.repeat(5_000)],
  ])('is 400 when the code is %s', async (_title, code) => {
    const { status, body } = await post(newClient(), code);
    expect([status, body.error]).toEqual([400, 'Kein Autorisierungscode erhalten']);
  });

  it('returns 401 for an unknown and for a used code', async () => {
    expect((await post(newClient(), 'invented')).body).toEqual(REFUSED);
    const client = newClient();
    const { code } = await stage.throughApple(client, buildPerson());
    expect((await post(client, code)).status).toBe(200);
    const replay = newClient();
    const reply = await post(replay, code);
    expect([reply.status, reply.body]).toEqual([401, REFUSED]);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await isSignedIn(replay)).toBe(false);
  });

  it('returns 401 for a nonce of another session, an unexpected nonce, and a missing nonce', async () => {
    const stolen = await stage.throughApple(newClient(), buildPerson());
    expect((await post(newClient(), stolen.code)).body).toEqual(REFUSED);
    const other = newClient();
    await other.rest('post', '/api/auth/apple/start');
    const second = await stage.throughApple(newClient(), buildPerson());
    expect((await post(other, second.code)).body).toEqual(REFUSED);
    const bound = newClient();
    const unbound = await stage.throughApple(bound, buildPerson(), false);
    expect((await post(bound, unbound.code)).body).toEqual(REFUSED);
    expect(await isSignedIn(bound)).toBe(false);
  });

  it('returns 401 ten minutes after the start', async () => {
    const client = newClient();
    const { code } = await stage.throughApple(client, buildPerson());
    stage.app.setClock(new Date(Date.now() + 11 * 60_000));
    expect((await post(client, code)).status).toBe(401);
  });

  it('reads only a name from the user JSON', async () => {
    const victim = await buildUser(stage.app);
    const person = buildPerson();
    const client = newClient();
    const { code } = await stage.throughApple(client, person);
    const name = { firstName: `\u202e<b>${'x'.repeat(200)}`, lastName: '\u0000' };
    const user = JSON.stringify({ name, email: victim.username, sub: 'another', __proto__: { a: 1 } });
    const { body } = await post(client, code, user);
    expect(body.username).toBe(person.email);
    expect(body.name).toBe(`<b>${'x'.repeat(97)}`);
    expect(body.id).not.toBe(victim.id);
  });

  it.each([
    '',
    '{',
    '[]',
    'null',
    '{"name":5}',
    '{"name":{"firstName":{}}}',
    `{"name":"${'x'.repeat(9_000)}"}`,
  ])('signs in without a name when the user JSON has no name → %#', async (user) => {
    const client = newClient();
    const { code } = await stage.throughApple(client, buildPerson());
    const { status, body } = await post(client, code, user);
    expect([status, body.name]).toEqual([200, null]);
  });

  it('is rejected when another site has sent it', async () => {
    const { code } = await stage.throughApple(newClient(), buildPerson(), false);
    const foreign: [string, string][] = [
      ['Origin', stage.apple.issuer],
      ['Sec-Fetch-Site', 'cross-site'],
    ];
    for (const header of foreign) {
      const reply = await newClient().rest('post', CALLBACK, { code }, Object.fromEntries([header]));
      expect([reply.status, reply.headers['set-cookie']]).toEqual([403, undefined]);
    }
  });
});
