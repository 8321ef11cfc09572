import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { exportJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { UserEntity } from '../account/user.entity.ts';
import { UsedTokenEntity } from '../platform/session/used-token.entity.ts';
import {
  buildPerson,
  createProviderStage,
  type ProviderStage,
} from '../workshop/stand-ins/provider-stage.ts';
import { TestClient } from '../workshop/testing/test-client.ts';

const REFUSED = {
  error: 'Bei der Serverauthentifizierung ist ein Fehler aufgetreten.',
  code: 'UNAUTHENTICATED',
};
const SIGN_IN = `mutation ($input: SignInWithGoogleInput!) {
  signInWithGoogle(input: $input) { account { username provider } }
}`;

let stage: ProviderStage;
beforeAll(async () => {
  stage = await createProviderStage();
});
beforeEach(() => stage.setClockToNow());
afterAll(() => stage.close());

function post(idToken: string, client = new TestClient(stage.app)) {
  return client.rest('post', '/api/auth/google', { idToken });
}

const countUsers = () => stage.app.database.source.manager.count(UserEntity);
const nowSeconds = () => Math.floor(Date.now() / 1_000);
const strangersKey = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The published key, by its id. */
async function publishedKey() {
  const reply = await fetch(`${stage.google.issuer}/keys`);
  const { keys } = await reply.json();
  return keys[0];
}

function signedByStranger(claims: JWTPayload, header: Record<string, unknown>) {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...header }).sign(strangersKey.privateKey);
}

/** A token whose signature is an HMAC with the public key, which anybody knows. */
async function hs256() {
  const jwk = await publishedKey();
  const pem = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'HS256', kid: jwk.kid })}.${part(stage.googleClaims())}`;
  return `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`;
}

describe('a valid Google ID token', () => {
  it('creates the account at the first sign-in, and opens the same account afterwards', async () => {
    const person = buildPerson();
    const client = new TestClient(stage.app);
    const first = await post(await stage.googleToken({ ...person }), client);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ username: person.email, provider: 'google', name: person.name });
    expect((await client.rest('get', '/api/user')).body).toEqual(first.body);
    const again = await post(await stage.googleToken({ ...person, iat: nowSeconds() - 1 }));
    expect(again.body).toEqual(first.body);
    const user = await stage.app.database.source.manager.findOneByOrFail(UserEntity, { id: first.body.id });
    expect(user).toMatchObject({
      password: '!google',
      timeZone: 'Europe/Berlin',
      consentVersion: '2026-11-27',
    });
    expect(user.lastLoginAt).not.toBeNull();
  });

  it('signs in over GraphQL too', async () => {
    const person = buildPerson();
    const client = new TestClient(stage.app);
    const { body } = await client.graphql(SIGN_IN, {
      input: { idToken: await stage.googleToken({ ...person }) },
    });
    expect(body.data.signInWithGoogle.account).toEqual({ username: person.email, provider: 'GOOGLE' });
  });

  it.each([
    ['whose address is verified "true"', () => ({ email_verified: 'true' })],
    ['whose clock is 25 s ahead', () => ({ iat: nowSeconds() + 25 })],
    ['that has a name no database could take', () => ({ name: `\0${'x'.repeat(300)}\ud83d` })],
    ['that is good for another 40 s', () => ({ exp: nowSeconds() + 40 })],
    ['that was issued to us as well', () => ({ azp: stage.googleClientId })],
  ])('is accepted → a token %s', async (_title, changes) => {
    expect((await post(await stage.googleToken(changes()))).status).toBe(200);
  });

  it('creates an encryption key for the new account, which can write at once', async () => {
    const client = new TestClient(stage.app);
    await post(await stage.googleToken(), client);
    expect((await client.rest('post', '/api/answers', { content: 'Da.' })).status).toBe(201);
  });

  it('creates one account in ten concurrent sign-ins', async () => {
    const person = buildPerson();
    const tokens = await Promise.all(
      Array.from({ length: 10 }, (_, index) => stage.googleToken({ ...person, iat: nowSeconds() - index })),
    );
    const replies = await Promise.all(tokens.map((token) => post(token)));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
  });
});

describe('an invalid Google ID token', () => {
  const changed = (changes: () => JWTPayload) => () => stage.googleToken(changes());
  it.each<[string, () => Promise<string>]>([
    ['of no token form', async () => 'nonsense'],
    ['of three empty parts', async () => '..'],
    ['without a signature (alg none)', async () => new UnsecuredJWT(stage.googleClaims()).encode()],
    ['signed by HS256 with the public key', hs256],
    [
      'signed by another key under the known id',
      async () => signedByStranger(stage.googleClaims(), { kid: (await publishedKey()).kid }),
    ],
    ['of an unknown key id', () => signedByStranger(stage.googleClaims(), { kid: 'unknown' })],
    [
      'that brings its own key along',
      async () => signedByStranger(stage.googleClaims(), { jwk: await exportJWK(strangersKey.publicKey) }),
    ],
    ['for another audience', changed(() => ({ aud: 'somebody.else' }))],
    ['for a list of audiences', changed(() => ({ aud: [stage.googleClientId, 'somebody.else'] }))],
    ['for a list of us alone', changed(() => ({ aud: [stage.googleClientId] }))],
    [
      'for a list with us, issued to us',
      changed(() => ({ aud: [stage.googleClientId, 'else'], azp: stage.googleClientId })),
    ],
    ['issued to another client', changed(() => ({ azp: 'somebody.else' }))],
    ['that does not say to which client it was issued', changed(() => ({ azp: null }))],
    ['without an audience', changed(() => ({ aud: undefined }))],
    ['of another issuer', changed(() => ({ iss: 'https://accounts.example' }))],
    ['of Apple', changed(() => ({ iss: stage.apple.issuer }))],
    ['without an issuer', changed(() => ({ iss: undefined }))],
    ['that has expired', changed(() => ({ iat: nowSeconds() - 600, exp: nowSeconds() - 1 }))],
    ['that expires within 30 s', changed(() => ({ exp: nowSeconds() + 20 }))],
    ['without exp', changed(() => ({ exp: undefined }))],
    ['that lasts beyond every calendar', changed(() => ({ exp: 1e300 }))],
    ['without iat', changed(() => ({ iat: undefined }))],
    ['from the future', changed(() => ({ iat: nowSeconds() + 120 }))],
    ['older than an hour', changed(() => ({ iat: nowSeconds() - 7_200 }))],
    ['without sub', changed(() => ({ sub: undefined }))],
    ['with an empty sub', changed(() => ({ sub: '' }))],
    ['with a sub longer than 255', changed(() => ({ sub: 's'.repeat(256) }))],
    ['with an unverified address', changed(() => ({ email_verified: false }))],
    ['with an address verified "false"', changed(() => ({ email_verified: 'false' }))],
    ['that does not say whether the address is verified', changed(() => ({ email_verified: undefined }))],
    ['without an address', changed(() => ({ email: undefined }))],
    ['with an address that is none', changed(() => ({ email: 'anna' }))],
    ['with a nonce that no session knows', changed(() => ({ nonce: 'stolen' }))],
    ['of Firebase, signed in by password', changed(() => ({ firebase: { sign_in_provider: 'password' } }))],
  ])('returns 401, without creating a user or a session → a token %s', async (_title, token) => {
    const users = await countUsers();
    const reply = await post(await token());
    expect([reply.status, reply.body]).toEqual([401, REFUSED]);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await countUsers()).toBe(users);
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['a number', 5],
    ['a list', ['a.b.c']],
    ['one of 100 KB', 'x'.repeat(100_000)],
  ])('returns 400 before any verification → %s', async (_title, idToken) => {
    const reply = await new TestClient(stage.app).rest('post', '/api/auth/google', { idToken });
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('returns 401 when a valid token is used twice, also concurrently', async () => {
    const token = await stage.googleToken();
    const replies = await Promise.all(Array.from({ length: 5 }, () => post(token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    expect((await post(token)).body).toEqual(REFUSED);
  });

  it('is remembered until it expires', async () => {
    await post(await stage.googleToken());
    const { manager } = stage.app.database.source;
    await stage.app.usedTokens.purge();
    expect(await manager.count(UsedTokenEntity)).toBeGreaterThan(0);
    stage.app.setClock(new Date(Date.now() + 2 * 3_600_000));
    await stage.app.usedTokens.purge();
    expect(await manager.count(UsedTokenEntity)).toBe(0);
  });

  it('fetches the keys at most once a cool-down, however many unknown key ids arrive', async () => {
    await post(await stage.googleToken());
    const fetched = stage.google.requests('jwks');
    for (let i = 0; i < 50; i += 1) {
      const reply = await post(await signedByStranger(stage.googleClaims(), { kid: `unknown-${i}` }));
      expect(reply.status).toBe(401);
    }
    expect(stage.google.requests('jwks') - fetched).toBeLessThanOrEqual(1);
    expect(stage.google.requests('discovery')).toBe(1);
  });
});
