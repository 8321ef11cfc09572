import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createLocalJWKSet } from 'jose/jwks/local';
import { isSynthetic } from '../account/synthetic-address.ts';
import type { Person } from '../workshop/stand-ins/fake-people.ts';
import { startFakeOidc } from '../workshop/stand-ins/fake-providers.ts';
import { buildPerson, locationOf } from '../workshop/stand-ins/provider-stage.ts';
import { visitProvider } from '../workshop/stand-ins/provider-visit.ts';
import { buildAddress, buildUser } from '../workshop/testing/builders.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { verifyIdToken } from './id-token.ts';
import { createProviders } from './providers.ts';

const ORIGIN = 'http://localhost:3000';
const ALLOW = 'mutation { allowIdentityLink(input: {}) { allowedUntil } }';
const LINKED = '{ me { identities { provider } } }';
const UNLINK = 'mutation { unlinkIdentity(input: { provider: OIDC }) { account { id } } }';

let oidc: Awaited<ReturnType<typeof startFakeOidc>>;
let app: TestApp;
let trusting: TestApp;
beforeAll(async () => {
  oidc = await startFakeOidc(ORIGIN);
  app = await createTestApp({ appOrigin: ORIGIN, oidc: oidc.settings });
  trusting = await createTestApp({ appOrigin: ORIGIN, oidc: { ...oidc.settings, trustsEmail: true } });
  for (const each of [app, trusting]) each.setClock(new Date());
});
afterAll(() => Promise.all([app.close(), trusting.close(), oidc.provider.close()]));

function start(client: TestClient, query = '') {
  return client.rest('get', `/api/auth/oidc${query}`, undefined, { 'Sec-Fetch-Site': 'same-origin' });
}

/** Goes to the provider and back as a browser does; returns the address of the return page. */
async function through(client: TestClient, person: Person | null, query = ''): Promise<string | undefined> {
  const { url } = await visitProvider(locationOf(await start(client, query)).href, person);
  return (await client.rest('get', url.pathname + url.search)).headers.location;
}

async function userOf(client: TestClient) {
  return (await client.rest('get', '/api/user')).body;
}

describe('a sign-in at the OpenID Connect provider', () => {
  it('creates the account once, without the address that nobody has proved', async () => {
    const person = buildPerson();
    const ids = [];
    for (const client of [new TestClient(app), new TestClient(app)]) {
      expect(await through(client, person)).toBe('/auth/callback?result=ok&mode=redirect&provider=oidc');
      const user = await userOf(client);
      expect(user).toMatchObject({ username: '', provider: 'oidc', name: person.name });
      ids.push(user.id);
    }
    expect(ids[0]).toBe(ids[1]);
    expect(isSynthetic((await app.services.account.findById(ids[0]))?.username ?? '')).toBe(true);
  });

  it('opens no account of an equal subject at another issuer', async () => {
    const other = await startFakeOidc(ORIGIN);
    const { logger } = app;
    const given = { ...app.env, appOrigin: ORIGIN, clock: () => new Date(), logger };
    const [ours, theirs] = [oidc, other].map(
      ({ settings }) => createProviders({ ...given, oidc: settings }).oidc,
    );
    const subjects = [];
    for (const [signIn, { provider, settings }] of [
      [ours, oidc],
      [theirs, other],
    ] as const) {
      const iat = Math.floor(Date.now() / 1_000);
      const claims = {
        iss: provider.issuer,
        aud: settings.clientId,
        sub: 'anna',
        nonce: 'n',
        iat,
        exp: iat + 300,
      };
      subjects.push((await signIn?.verify(await provider.issue(claims), 'n'))?.identity.subject);
    }
    await other.provider.close();
    expect(subjects).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{43}$/)]);
    expect(subjects[0]).not.toBe(subjects[1]);
  });

  it('asks for no address that it would not use, with state, nonce and PKCE', async () => {
    const { searchParams } = locationOf(await start(new TestClient(app)));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      scope: 'openid profile',
      redirect_uri: `${ORIGIN}/api/auth/oidc/callback`,
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(searchParams.get(name)?.length).toBe(43);
    }
  });

  it('ends as cancelled when the person cancels, and creates nothing', async () => {
    const client = new TestClient(app);
    expect(await through(client, null)).toBe(
      '/auth/callback?result=failed&mode=redirect&reason=cancelled&provider=oidc',
    );
    expect((await client.rest('get', '/api/user')).status).toBe(401);
  });

  it('is refused in another browser, and at the callback of another provider', async () => {
    const begun = new TestClient(app);
    const { url } = await visitProvider(locationOf(await start(begun)).href, buildPerson());
    const path = url.pathname + url.search;
    const foreign = await new TestClient(app).rest('get', path);
    expect(foreign.headers.location).toContain('result=refused');
    const mixedUp = await begun.rest('get', path.replace('/oidc/', '/google/'));
    expect(mixedUp.headers.location).toContain('result=refused');
    expect((await begun.rest('get', path)).headers.location).toContain('result=ok');
  });

  it('fails with a message of its own while the provider is down', async () => {
    oidc.provider.fail('token', { status: 500 });
    expect(await through(new TestClient(app), buildPerson())).toContain(
      'result=failed&mode=redirect&reason=provider',
    );
    oidc.provider.fail('token');
  });
});

describe('an address of a provider that the operator trusts', () => {
  it('is confirmed at once, though only the userinfo endpoint says it', async () => {
    const person = buildPerson();
    const client = new TestClient(trusting);
    await through(client, person);
    const { id, username, name } = await userOf(client);
    expect([username, name]).toEqual([person.email, person.name]);
    expect((await trusting.services.account.findById(id))?.addressConfirmedAt).not.toBeNull();
  });

  it('is not taken over when the provider says that it is not verified', async () => {
    const client = new TestClient(trusting);
    await through(client, buildPerson({ email_verified: false }));
    expect(await userOf(client)).toMatchObject({ username: '', provider: 'oidc' });
  });

  it('never opens the account of somebody else who has this address', async () => {
    const username = buildAddress();
    await trusting.services.account.register({ username, password: 'ein sicheres Wort' }, 'Europe/Berlin');
    const client = new TestClient(trusting);
    expect(await through(client, buildPerson({ email: username }))).toContain('reason=CONFLICT');
    expect((await client.rest('get', '/api/user')).status).toBe(401);
  });

  it('is refused when the userinfo endpoint tells of another person', async () => {
    oidc.provider.fail('userinfo', { status: 200, body: '{"sub":"another","email":"fremd@example.org"}' });
    expect(await through(new TestClient(trusting), buildPerson())).toContain('reason=UNAUTHENTICATED');
    oidc.provider.fail('userinfo');
  });
});

describe('connecting the OpenID Connect provider to an account', () => {
  it('needs the permission of the owner, and is undone by unlinking', async () => {
    const { client } = await buildUser(app);
    const person = buildPerson();
    expect(await through(client, person, '?intent=connect').catch(() => 'no address')).toBe('no address');
    await client.graphql(ALLOW);
    expect(await through(client, person, '?intent=connect')).toContain('result=ok');
    expect((await client.graphql(LINKED)).body.data.me.identities).toEqual([{ provider: 'OIDC' }]);
    const { id } = await userOf(client);
    const other = new TestClient(app);
    await through(other, person);
    expect((await userOf(other)).id).toBe(id);
    expect((await client.graphql(UNLINK)).body.data.unlinkIdentity.account.id).toBe(String(id));
    expect((await client.graphql(LINKED)).body.data.me.identities).toEqual([]);
    expect((await other.rest('get', '/api/user')).status).toBe(401);
  });
});

describe('an ID token', () => {
  it.each(['RS256', 'PS256', 'ES256', 'EdDSA'])(
    'may be signed with %s, for a list of this client alone',
    async (alg) => {
      const { privateKey, publicKey } = await generateKeyPair(alg);
      const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg, kid: 'k' }] });
      const now = new Date();
      const verify = async (aud: string | string[]) => {
        const token = new SignJWT({ sub: 'anna', nonce: 'n', aud }).setProtectedHeader({ alg, kid: 'k' });
        const signed = await token
          .setIssuer('https://id.example')
          .setIssuedAt()
          .setExpirationTime('5 min')
          .sign(privateKey);
        return verifyIdToken(signed, keys, {
          issuers: ['https://id.example'],
          clientId: 'us',
          mayListAudience: true,
          nonce: 'n',
          now,
        });
      };
      const claims = await verify('us');
      expect(claims).toMatchObject({ sub: 'anna' });
      expect([claims?.email, claims?.email_verified]).toEqual([undefined, undefined]);
      expect(await verify(['us'])).toMatchObject({ sub: 'anna' });
      expect(await verify(['us', 'another'])).toBeNull();
      expect(await verify(['another'])).toBeNull();
    },
  );
});
