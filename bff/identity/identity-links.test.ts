import { UserEntity } from '../account/user.entity.ts';
import { RECENT_SIGN_IN_MS } from '../platform/session/session-handle.ts';
import {
  buildPerson,
  createProviderStage,
  type ProviderStage,
} from '../workshop/stand-ins/provider-stage.ts';
import { buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import { removeRecentCredentials } from '../workshop/testing/mail-links.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { until } from '../workshop/testing/until.ts';
import { UserIdentityEntity } from './user-identity.entity.ts';

const IDENTITIES = '{ me { identities { provider createdAt } } }';
const ALLOW = `mutation ($currentPassword: String) {
  allowIdentityLink(input: { currentPassword: $currentPassword }) { allowedUntil }
}`;
const CONNECT_APPLE = `mutation ($input: SignInWithAppleInput!) {
  linkApple(input: $input) { account { identities { provider } } }
}`;
const DISCONNECT = `mutation ($input: UnlinkIdentityInput!) {
  unlinkIdentity(input: $input) { account { identities { provider } } }
}`;
const CONNECTED = '/auth/callback?result=ok&mode=popup&intent=connect';
const CONNECT = '?mode=popup&intent=connect';

let stage: ProviderStage;
beforeAll(async () => {
  stage = await createProviderStage();
});
beforeEach(() => stage.setClockToNow());
afterAll(() => stage.close());

const passRecency = () => stage.app.setClock(new Date(Date.now() + RECENT_SIGN_IN_MS + 1_000));
const isSignedIn = async (client: TestClient) => (await client.rest('get', '/api/user')).status === 200;

async function providersOf(client: TestClient): Promise<string[]> {
  const { body } = await client.graphql(IDENTITIES);
  return body.data.me.identities.map(({ provider }: { provider: string }) => provider);
}

async function codeOf(client: TestClient, document: string, variables: object = {}): Promise<string> {
  const { body } = await client.graphql(document, { ...variables });
  return body.errors?.[0].extensions.code ?? 'none';
}

async function connectGoogle(client: TestClient, person = buildPerson()) {
  await client.graphql(ALLOW);
  return stage.throughGoogle(client, person, CONNECT);
}

async function connectApple(client: TestClient, person = buildPerson()) {
  await client.graphql(ALLOW);
  const { code } = await stage.throughApple(client, person);
  return client.graphql(CONNECT_APPLE, { input: { code } });
}

async function googleUser(person = buildPerson()) {
  const client = new TestClient(stage.app);
  await stage.throughGoogle(client, person);
  return { client, person };
}

describe('connecting', () => {
  it('adds Google and Apple to a local account, and keeps its password', async () => {
    const { client, id, username } = await buildUser(stage.app);
    const [google, apple] = [buildPerson(), buildPerson()];
    expect(await providersOf(client)).toEqual([]);
    expect((await connectGoogle(client, google)).headers.location).toBe(CONNECTED);
    stage.setClockToNow();
    const { body } = await connectApple(client, apple);
    expect(body.data.linkApple.account.identities).toEqual([{ provider: 'GOOGLE' }, { provider: 'APPLE' }]);

    const byGoogle = await googleUser(google);
    expect((await byGoogle.client.rest('get', '/api/user')).body).toMatchObject({ id, provider: 'local' });
    const byApple = new TestClient(stage.app);
    const { code } = await stage.throughApple(byApple, apple);
    expect((await byApple.rest('post', '/auth/apple/callback', { code })).body.id).toBe(id);
    const byPassword = await new TestClient(stage.app).rest('post', '/api/login', {
      username,
      password: PASSWORD,
    });
    expect(byPassword.body.id).toBe(id);
  });

  it('ends every other session and keeps this one', async () => {
    const { client, username } = await buildUser(stage.app);
    const other = new TestClient(stage.app);
    await other.rest('post', '/api/login', { username, password: PASSWORD });
    await connectGoogle(client);
    expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, false]);
  });

  it('keeps this device trusted, as disconnecting does, although both end the other sessions', async () => {
    const { client } = await buildUser(stage.app);
    const deviceIn = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie']);
    expect(deviceIn(await connectGoogle(client))).toMatch(/dev=[\w-]{24}\./);
    expect(deviceIn(await connectApple(client))).toMatch(/dev=[\w-]{24}\./);
    const disconnected = await client.graphql(DISCONNECT, { input: { provider: 'GOOGLE' } });
    expect(deviceIn(disconnected)).toMatch(/dev=[\w-]{24}\./);
  });

  it('succeeds again for the same identity, and is CONFLICT for a second identity of the provider', async () => {
    const { client } = await buildUser(stage.app);
    const person = buildPerson();
    await connectGoogle(client, person);
    expect((await connectGoogle(client, person)).headers.location).toBe(CONNECTED);
    const second = await connectGoogle(client);
    expect(second.headers.location).toContain('result=refused&mode=popup&reason=CONFLICT&intent=connect');
    expect(await providersOf(client)).toEqual(['GOOGLE']);
  });

  it('is CONFLICT when the identity belongs to another account, which keeps it', async () => {
    const owner = await googleUser();
    const { client } = await buildUser(stage.app);
    expect((await connectGoogle(client, owner.person)).headers.location).toContain('reason=CONFLICT');
    expect(await providersOf(client)).toEqual([]);
    expect(await providersOf(owner.client)).toEqual(['GOOGLE']);
    const apple = buildPerson();
    await connectApple(owner.client, apple);
    expect((await connectApple(client, apple)).body.errors[0].extensions.code).toBe('CONFLICT');
  });

  it("never uses the identity's address, even if another account has the address", async () => {
    const other = await buildUser(stage.app);
    const { client, username } = await buildUser(stage.app);
    await connectGoogle(client, buildPerson({ email: other.username }));
    expect((await client.rest('get', '/api/user')).body.username).toBe(username);
  });
});

describe('the requirements of connecting', () => {
  it('are a sign-in, a permission of this session, and an attempt started here', async () => {
    const visitor = new TestClient(stage.app);
    expect(await codeOf(visitor, ALLOW)).toBe('UNAUTHENTICATED');
    expect((await visitor.graphql(IDENTITIES)).body).toEqual({ data: { me: null } });
    const unasked = await stage.startGoogle(visitor, CONNECT);
    expect(unasked.headers.location).toContain('result=refused&mode=popup&reason=UNAUTHENTICATED');
    const { client } = await buildUser(stage.app);
    const forced = await stage.startGoogle(client, CONNECT);
    expect(forced.headers.location).toContain('result=refused&mode=popup&reason=FORBIDDEN');
    const { code } = await stage.throughApple(client, buildPerson(), false);
    expect(await codeOf(client, CONNECT_APPLE, { input: { code } })).toBe('FORBIDDEN');
    expect(await codeOf(client, CONNECT_APPLE, { input: { code: '' } })).toBe('BAD_USER_INPUT');
  });

  it('include the current password when the sign-in is older than 15 minutes', async () => {
    const { client } = await buildUser(stage.app);
    passRecency();
    expect(await codeOf(client, ALLOW)).toBe('FORBIDDEN');
    expect(await codeOf(client, ALLOW, { currentPassword: 'ein falsches' })).toBe('FORBIDDEN');
    expect(await codeOf(client, ALLOW, { currentPassword: PASSWORD })).toBe('none');
  });

  it('include a new sign-in when the account has no password', async () => {
    const { client, person } = await googleUser();
    passRecency();
    const { body } = await client.graphql(ALLOW);
    expect(body.errors[0]).toMatchObject({ message: 'Bitte melde Dich zur Sicherheit erneut an.' });
    await stage.throughGoogle(client, person);
    expect(await codeOf(client, ALLOW)).toBe('none');
  });
});

describe('disconnecting', () => {
  it("removes the credential, ends other sessions, and revokes Apple's token", async () => {
    const { client, id, username } = await buildUser(stage.app);
    const apple = buildPerson();
    await connectApple(client, apple);
    const other = new TestClient(stage.app);
    await other.rest('post', '/api/login', { username, password: PASSWORD });
    const before = stage.apple.requests('revocation');
    const { body } = await client.graphql(DISCONNECT, { input: { provider: 'APPLE' } });
    expect(body).toEqual({ data: { unlinkIdentity: { account: { identities: [] } } } });
    expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, false]);
    const user = await stage.app.database.source.manager.findOneByOrFail(UserEntity, { id });
    expect(user.appleId).toBeNull();
    await until(() => stage.apple.requests('revocation') > before);
    expect(stage.apple.requests('revocation')).toBe(before + 1);
  });

  it("revokes Apple's token also when the new session cannot be stored", async () => {
    const { client } = await buildUser(stage.app);
    await connectApple(client);
    const before = stage.apple.requests('revocation');
    await stage.app.source.query(
      "CREATE TRIGGER no_session BEFORE INSERT ON session BEGIN SELECT RAISE(ABORT, 'full'); END",
    );
    const code = await codeOf(client, DISCONNECT, { input: { provider: 'APPLE' } });
    await stage.app.source.query('DROP TRIGGER no_session');
    expect(code).toBe('INTERNAL_SERVER_ERROR');
    await until(() => stage.apple.requests('revocation') > before);
  });

  it('does the same when all recent credentials are removed after a password reset', async () => {
    const { client, id } = await buildUser(stage.app);
    await connectApple(client, buildPerson());
    const { account, recentCredentials } = stage.app.services;
    const user = await account.findById(id);
    const view = user && (await recentCredentials.view(user));
    const before = stage.apple.requests('revocation');
    expect((await removeRecentCredentials(new TestClient(stage.app), view?.removalToken ?? null)).code).toBe(
      'ok',
    );
    expect((await account.findById(id))?.appleId).toBeNull();
    await until(() => stage.apple.requests('revocation') > before);
    expect([await isSignedIn(client), stage.apple.requests('revocation')]).toEqual([false, before + 1]);
  });

  it('is rejected for the last credential of an account without a password, also concurrently', async () => {
    const { client } = await googleUser();
    expect(await codeOf(client, DISCONNECT, { input: { provider: 'GOOGLE' } })).toBe('CONFLICT');
    await connectApple(client);
    const { id } = (await client.rest('get', '/api/user')).body;
    const user = await stage.app.services.account.findById(id);
    if (!user) throw new Error('The account is missing.');
    const results = await Promise.allSettled(
      (['google', 'apple'] as const).map((provider) =>
        stage.app.services.identity.disconnect(user, provider),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const left = await stage.app.database.source.manager.countBy(UserIdentityEntity, { userId: id });
    expect(left).toBe(1);
  });

  it.each([
    ['NOT_FOUND', 'GOOGLE'],
    ['BAD_USER_INPUT', 'LOCAL'],
  ])('returns %s for an identity that is not connected → %s', async (code, provider) => {
    const { client } = await buildUser(stage.app);
    expect(await codeOf(client, DISCONNECT, { input: { provider } })).toBe(code);
  });

  it('needs the current password when the sign-in is older than 15 minutes', async () => {
    const { client } = await buildUser(stage.app);
    await connectGoogle(client);
    passRecency();
    const input = { provider: 'GOOGLE' };
    expect(await codeOf(client, DISCONNECT, { input })).toBe('FORBIDDEN');
    expect(await codeOf(client, DISCONNECT, { input: { ...input, currentPassword: 'falsch' } })).toBe(
      'FORBIDDEN',
    );
    expect(await codeOf(client, DISCONNECT, { input: { ...input, currentPassword: PASSWORD } })).toBe('none');
    expect(await providersOf(client)).toEqual([]);
  });
});
