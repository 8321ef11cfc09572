import { RATE_LIMITS } from '../platform/limits/rate-limits.ts';
import { Authenticator, FLAG } from '../workshop/testing/authenticator.ts';
import { buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import { from, newAddress } from '../workshop/testing/log-ins.ts';
import {
  ADD_PASSKEY,
  addPasskey,
  codeOf,
  RENAME_PASSKEY,
  SIGN_IN,
  signIn,
  startPasskey,
  startSignIn,
} from '../workshop/testing/passkeys.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const visitor = () => new TestClient(app);

describe('two tabs at once', () => {
  it("can each add a passkey only after a new start: the first passkey ends the other's session", async () => {
    const { client } = await buildUser(app);
    const [one, other] = [new Authenticator(), new Authenticator()];
    const inputs = [one, other].map(async (authenticator) => {
      const credential = authenticator.create(await startPasskey(client));
      return { name: 'Tab', credential };
    });
    const [first, second] = await Promise.all(inputs);
    expect(codeOf(await client.graphql(ADD_PASSKEY, { input: first }))).toBe('none');
    expect(codeOf(await client.graphql(ADD_PASSKEY, { input: second }))).toBe('FORBIDDEN');
  });

  it('sign in once with the same assertion', async () => {
    const { client } = await buildUser(app);
    const { authenticator } = await addPasskey(client);
    const input = authenticator.get(await startSignIn(visitor()));
    const replies = await Promise.all(Array.from({ length: 5 }, () => visitor().graphql(SIGN_IN, { input })));
    const refused = Array.from({ length: 4 }, () => 'UNAUTHENTICATED');
    expect(replies.map(codeOf).sort()).toEqual([...refused, 'none']);
  });
});

it('the passkey of another person does not take the place of the intended person', async () => {
  const [anna, berta] = [await buildUser(app), await buildUser(app)];
  const { authenticator } = await addPasskey(berta.client);
  const input = authenticator.get(await startSignIn(anna.client));
  const reply = await anna.client.graphql(SIGN_IN, { input }, { 'X-User': String(anna.id) });
  expect(codeOf(reply)).toBe('FORBIDDEN');
  expect((await anna.client.rest('get', '/api/user')).body.id).toBe(anna.id);
});

describe('the counter of a passkey', () => {
  it.each([
    ['stays at zero, as a synced one does', 0, 0, 'none'],
    ['goes up', 5, 6, 'none'],
    ['goes up by more than one', 5, 4_294_967_295, 'none'],
    ['begins to count', 0, 1, 'none'],
    ['stays where it is', 5, 5, 'UNAUTHENTICATED'],
    ['goes back', 5, 4, 'UNAUTHENTICATED'],
    ['goes back to zero', 5, 0, 'UNAUTHENTICATED'],
  ])('%s: %i, then %i → %s', async (_title, before, then, code) => {
    const { client } = await buildUser(app);
    const { authenticator } = await addPasskey(client, new Authenticator(), { counter: before });
    const isLogged = () => app.log().split('"event":"passkey-counter"').length;
    const lines = isLogged();
    expect(codeOf(await signIn(visitor(), authenticator, { counter: then }))).toBe(code);
    expect(isLogged() - lines).toBe(code === 'none' ? 0 : 1);
    // The passkey was rejected but not removed.
    const next = before === 0 && then === 0 ? 0 : Math.max(before, then) + 1;
    if (next <= 0xffffffff) {
      expect(codeOf(await signIn(visitor(), authenticator, { counter: next }))).toBe('none');
    }
  });

  it('is not checked for a forged signature, so that nobody can fill the log', async () => {
    const { client } = await buildUser(app);
    const { authenticator } = await addPasskey(client, new Authenticator(), { counter: 5 });
    const forger = new Authenticator();
    forger.userHandle = authenticator.userHandle;
    const lines = app.log().split('passkey-counter').length;
    const reply = await signIn(visitor(), forger, { id: authenticator.id, counter: 1 });
    expect(codeOf(reply)).toBe('UNAUTHENTICATED');
    expect(app.log().split('passkey-counter')).toHaveLength(lines);
  });
});

describe('what a sign-in stores about the passkey', () => {
  it('is the time of use and the backup state', async () => {
    const { client } = await buildUser(app);
    const flags = FLAG.present | FLAG.verified | FLAG.backupEligible;
    const { authenticator, reply } = await addPasskey(client, new Authenticator(), { flags });
    expect(reply.body.data.addPasskey.account.passkeys[0]).toMatchObject({
      isBackedUp: false,
      lastUsedAt: null,
    });
    await signIn(client, authenticator);
    const { body } = await client.graphql(RENAME_PASSKEY, { id: authenticator.id, name: 'Neu' });
    const [passkey] = body.data.renamePasskey.account.passkeys;
    expect(passkey).toMatchObject({ isBackedUp: true, lastUsedAt: expect.any(String) });
  });
});

describe('sign-ins by passkey from one address', () => {
  it('share its log-in limit: failures block both only there, and successes do not count', async () => {
    const limited = await createTestApp({ rateLimitScale: 0.1, trustProxy: 1 });
    const at = (address: string) => new TestClient(limited, from(address));
    const [here, elsewhere] = [newAddress(), newAddress()];
    const { client, username } = await buildUser(limited, from(newAddress()));
    const { authenticator } = await addPasskey(client);
    const wrong = { origin: 'https://aufwind.example' };
    const codes: string[] = [];
    for (let count = 0; count < 7; count += 1) codes.push(codeOf(await signIn(at(here), authenticator)));
    const failures = RATE_LIMITS.credential.count / 10;
    for (let count = 0; count <= failures; count += 1)
      codes.push(codeOf(await signIn(at(here), authenticator, wrong)));
    const [rights, refusals] = [
      Array.from({ length: 7 }, () => 'none'),
      Array.from({ length: failures }, () => 'UNAUTHENTICATED'),
    ];
    expect(codes).toEqual([...rights, ...refusals, 'TOO_MANY_REQUESTS']);
    expect(codeOf(await signIn(at(here), authenticator))).toBe('TOO_MANY_REQUESTS');
    const logIn = { username, password: PASSWORD };
    expect((await at(here).rest('post', '/api/login', logIn)).status).toBe(429);
    expect(codeOf(await signIn(at(elsewhere), authenticator))).toBe('none');
    await limited.close();
  });
});
