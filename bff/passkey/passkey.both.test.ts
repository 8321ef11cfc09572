import { RECENT_SIGN_IN_MS } from '../platform/session/session-handle.ts';
import {
  buildPerson,
  createProviderStage,
  type ProviderStage,
} from '../workshop/stand-ins/provider-stage.ts';
import { Authenticator } from '../workshop/testing/authenticator.ts';
import { buildDevice, buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import {
  ADD_PASSKEY,
  addPasskey,
  codeOf,
  isSignedIn,
  REMOVE_PASSKEY,
  RENAME_PASSKEY,
  START_PASSKEY,
  START_SIGN_IN,
  signIn,
  startPasskey,
} from '../workshop/testing/passkeys.ts';
import { createTestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { PasskeyEntity } from './passkey.entity.ts';

const DISCONNECT =
  'mutation ($input: UnlinkIdentityInput!) { unlinkIdentity(input: $input) { account { id } } }';

let stage: ProviderStage;
beforeAll(async () => {
  stage = await createProviderStage();
});
beforeEach(() => stage.setClockToNow());
afterAll(() => stage.close());

const pass = (ms: number) => stage.app.setClock(new Date(Date.now() + ms));
const visitor = () => new TestClient(stage.app);

async function googleUser() {
  const client = visitor();
  await stage.throughGoogle(client, buildPerson());
  return client;
}

describe('adding a passkey', () => {
  it('allows a sign-in from a new browser, which counts as recent', async () => {
    const { client, id, username } = await buildUser(stage.app);
    const { authenticator, reply } = await addPasskey(client);
    expect(reply.body.data.addPasskey.account.passkeys).toEqual([
      {
        id: authenticator.id,
        name: 'Mein Telefon',
        createdAt: expect.any(String),
        lastUsedAt: null,
        isBackedUp: true,
      },
    ]);
    const stranger = visitor();
    const { body, headers } = await signIn(stranger, authenticator);
    expect(body.data.signInWithPasskey.account).toEqual({ id: String(id), username, hasRecentSignIn: true });
    expect(String(headers['set-cookie'])).toMatch(/dev=[\w-]{24}\./);
    expect(await isSignedIn(stranger)).toBe(true);
  });

  it('returns standard options: host name, random user handle, known credentials', async () => {
    const { client, username } = await buildUser(stage.app);
    const { authenticator } = await addPasskey(client);
    const [first, second] = [await startPasskey(client), await startPasskey(client)];
    expect(first).toEqual({
      challenge: expect.stringMatching(/^[\w-]{72}$/),
      rpId: 'localhost',
      rpName: 'Aufwind',
      userHandle: expect.stringMatching(/^[\w-]{43}$/),
      userName: username,
      excludeCredentials: [authenticator.id],
      algorithms: [-7, -257, -8],
      timeoutMs: 300_000,
    });
    expect(second.userHandle).toBe(first.userHandle);
    expect(second.challenge).not.toBe(first.challenge);
    const other = await buildUser(stage.app);
    expect((await startPasskey(other.client)).userHandle).not.toBe(first.userHandle);
  });

  it('ends every other session, keeps this session, and does not count as a new sign-in', async () => {
    const { client, username } = await buildUser(stage.app);
    const other = await buildDevice(stage.app, username);
    pass(RECENT_SIGN_IN_MS - 60_000);
    await addPasskey(client);
    expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, false]);
    pass(RECENT_SIGN_IN_MS + 1_000);
    expect(codeOf(await client.graphql(START_PASSKEY))).toBe('FORBIDDEN');
  });

  it('needs a sign-in, and the current password when the sign-in is older than 15 minutes', async () => {
    const { client } = await buildUser(stage.app);
    pass(RECENT_SIGN_IN_MS + 1_000);
    expect(codeOf(await client.graphql(START_PASSKEY))).toBe('FORBIDDEN');
    expect(codeOf(await client.graphql(START_PASSKEY, { currentPassword: 'falsch' }))).toBe('FORBIDDEN');
    expect(codeOf(await client.graphql(START_PASSKEY, { currentPassword: PASSWORD }))).toBe('none');
    expect(codeOf(await visitor().graphql(START_PASSKEY))).toBe('UNAUTHENTICATED');
    const input = { name: 'x', credential: new Authenticator().create({ challenge: 'x', userHandle: 'x' }) };
    expect(codeOf(await visitor().graphql(ADD_PASSKEY, { input }))).toBe('UNAUTHENTICATED');
  });

  it('accepts a new passkey sign-in as proof for an account without a password', async () => {
    const client = await googleUser();
    const { authenticator } = await addPasskey(client);
    pass(RECENT_SIGN_IN_MS + 1_000);
    expect(codeOf(await client.graphql(START_PASSKEY))).toBe('FORBIDDEN');
    expect(codeOf(await signIn(client, authenticator))).toBe('none');
    expect(codeOf(await client.graphql(START_PASSKEY))).toBe('none');
  });

  it('sends a mail, as removing does', async () => {
    const add = jest.spyOn(stage.app.outbox, 'add');
    const { client, username } = await buildUser(stage.app);
    const { authenticator } = await addPasskey(client);
    await client.graphql(REMOVE_PASSKEY, { id: authenticator.id });
    const told = add.mock.calls.filter(([, , address]) => address === username).map(([, kind]) => kind);
    expect(told.filter((kind) => kind.startsWith('credential'))).toEqual([
      'credential-added',
      'credential-removed',
    ]);
    add.mockRestore();
  });

  it("switches the session's account when the passkey belongs to another user", async () => {
    const [anna, ben] = [await buildUser(stage.app), await buildUser(stage.app)];
    const { authenticator } = await addPasskey(ben.client);
    await signIn(anna.client, authenticator);
    expect((await anna.client.rest('get', '/api/user')).body.id).toBe(ben.id);
  });

  it('allows ten different passkeys', async () => {
    const { client } = await buildUser(stage.app);
    const authenticators: Authenticator[] = [];
    for (let count = 0; count < 10; count += 1) authenticators.push((await addPasskey(client)).authenticator);
    expect(codeOf((await addPasskey(client)).reply)).toBe('CONFLICT');
    for (const one of [authenticators[0], authenticators[9]]) {
      expect(one && codeOf(await signIn(visitor(), one))).toBe('none');
    }
  });

  it('is CONFLICT for a known credential, also of another person', async () => {
    const { client } = await buildUser(stage.app);
    const { authenticator } = await addPasskey(client);
    expect(codeOf((await addPasskey(client, authenticator)).reply)).toBe('CONFLICT');
    const other = await buildUser(stage.app);
    expect(codeOf((await addPasskey(other.client, authenticator)).reply)).toBe('CONFLICT');
  });

  it('is UNAVAILABLE where the instance has an IP address instead of a host name', async () => {
    for (const appOrigin of ['http://127.0.0.1:3000', 'http://[::1]:3000']) {
      const app = await createTestApp({ appOrigin });
      const { client } = await buildUser(app);
      expect(codeOf(await client.graphql(START_PASSKEY))).toBe('UNAVAILABLE');
      expect(codeOf(await client.graphql(START_SIGN_IN))).toBe('UNAVAILABLE');
      await app.close();
    }
  });
});

describe('the name of a passkey', () => {
  it.each([
    ['BAD_USER_INPUT', 'is empty', ''],
    ['BAD_USER_INPUT', 'is blank', ' \u200b '],
    ['BAD_USER_INPUT', 'has 61 characters', 'x'.repeat(61)],
    ['BAD_USER_INPUT', 'has a NUL', 'Tele\0fon'],
    ['none', 'has 60 characters', '😀'.repeat(60)],
    ['none', 'is not in NFC', ' u\u0308ber '],
  ])('returns %s when it %s', async (code, _title, name) => {
    const { client } = await buildUser(stage.app);
    const { authenticator } = await addPasskey(client);
    const reply = await client.graphql(RENAME_PASSKEY, { id: authenticator.id, name });
    expect(codeOf(reply)).toBe(code);
    if (code !== 'none') return;
    const [passkey] = reply.body.data.renamePasskey.account.passkeys;
    expect(passkey.name).toBe(name.trim().normalize('NFC'));
  });

  it('can be changed only by its owner', async () => {
    const [anna, ben] = [await buildUser(stage.app), await buildUser(stage.app)];
    const { authenticator } = await addPasskey(anna.client);
    const variables = { id: authenticator.id, name: 'Meins' };
    expect(codeOf(await ben.client.graphql(RENAME_PASSKEY, variables))).toBe('NOT_FOUND');
    expect(codeOf(await ben.client.graphql(REMOVE_PASSKEY, { id: authenticator.id }))).toBe('NOT_FOUND');
    expect(codeOf(await signIn(visitor(), authenticator))).toBe('none');
  });
});

describe('removing a passkey', () => {
  it('removes the credential, ends every other session and keeps this session', async () => {
    const { client, username } = await buildUser(stage.app);
    const { authenticator } = await addPasskey(client);
    const other = await buildDevice(stage.app, username);
    const { body } = await client.graphql(REMOVE_PASSKEY, { id: authenticator.id });
    expect(body.data.removePasskey.account.passkeys).toEqual([]);
    expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, false]);
    expect(codeOf(await signIn(visitor(), authenticator))).toBe('UNAUTHENTICATED');
  });

  it('needs the password or a recent sign-in', async () => {
    const { client } = await buildUser(stage.app);
    const { authenticator } = await addPasskey(client);
    const { id } = authenticator;
    pass(RECENT_SIGN_IN_MS + 1_000);
    expect(codeOf(await client.graphql(REMOVE_PASSKEY, { id }))).toBe('FORBIDDEN');
    expect(codeOf(await client.graphql(REMOVE_PASSKEY, { id, currentPassword: PASSWORD }))).toBe('none');
  });

  it('never removes the last credential, whether passkey or identity', async () => {
    const client = await googleUser();
    const { authenticator } = await addPasskey(client);
    const { id } = authenticator;
    expect(codeOf(await client.graphql(DISCONNECT, { input: { provider: 'GOOGLE' } }))).toBe('none');
    expect(codeOf(await client.graphql(REMOVE_PASSKEY, { id }))).toBe('CONFLICT');
    expect(codeOf(await signIn(visitor(), authenticator))).toBe('none');
    const second = await addPasskey(client);
    expect(codeOf(await client.graphql(REMOVE_PASSKEY, { id }))).toBe('none');
    expect(codeOf(await client.graphql(REMOVE_PASSKEY, { id: second.authenticator.id }))).toBe('CONFLICT');
  });

  it('never removes the last credential when passkey and identity are removed concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const client = await googleUser();
      const { authenticator } = await addPasskey(client);
      const { account, passkeys, identity } = stage.app.services;
      const person = await account.findById((await client.rest('get', '/api/user')).body.id);
      if (!person) throw new Error('The account is missing.');
      const results = await Promise.allSettled([
        passkeys.remove(person, authenticator.id),
        identity.disconnect(person, 'google'),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('is deleted with the account', async () => {
    const { client, id } = await buildUser(stage.app);
    const { authenticator } = await addPasskey(client);
    expect((await client.rest('delete', '/api/user')).status).toBe(200);
    expect(codeOf(await signIn(visitor(), authenticator))).toBe('UNAUTHENTICATED');
    expect(await stage.app.database.source.manager.countBy(PasskeyEntity, { userId: id })).toBe(0);
  });
});
