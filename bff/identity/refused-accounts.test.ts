import { randomUUID } from 'node:crypto';
import { ACCOUNT_LOCKED, REGISTRATION_CLOSED } from '../account/account.sentences.rules.ts';
import { createProduct } from '../product.ts';
import {
  buildPerson,
  createProviderStage,
  locationOf,
  type ProviderStage,
} from '../workshop/stand-ins/provider-stage.ts';
import { TestClient } from '../workshop/testing/test-client.ts';

const SIGN_IN_GOOGLE =
  'mutation ($input: SignInWithGoogleInput!) { signInWithGoogle(input: $input) { account { id } } }';

type Person = ReturnType<typeof buildPerson>;

let open: ProviderStage;
let closed: ProviderStage;
beforeAll(async () => {
  open = await createProviderStage();
  closed = await createProviderStage({ isRegistrationClosed: true });
});
beforeEach(() => {
  open.setClockToNow();
  closed.setClockToNow();
});
afterAll(async () => {
  await open.close();
  await closed.close();
});

/** Every provider sign-in except Google's page: its status and message. */
const WAYS: [way: string, (stage: ProviderStage, person: Person) => Promise<[number, string]>][] = [
  [
    "Google's token over REST",
    async (stage, person) => {
      const idToken = await stage.googleToken({ ...person, jti: randomUUID() });
      const { status, body } = await new TestClient(stage.app).rest('post', '/api/auth/google', { idToken });
      return [status, body.error];
    },
  ],
  [
    "Google's token over GraphQL",
    async (stage, person) => {
      const idToken = await stage.googleToken({ ...person, jti: randomUUID() });
      const { body } = await new TestClient(stage.app).graphql(SIGN_IN_GOOGLE, { input: { idToken } });
      return [body.errors?.[0].extensions.code === 'FORBIDDEN' ? 403 : 200, body.errors?.[0].message];
    },
  ],
  [
    'Apple',
    async (stage, person) => {
      const client = new TestClient(stage.app);
      const { code } = await stage.throughApple(client, person);
      const { status, body } = await client.rest('post', '/auth/apple/callback', { code });
      return [status, body.error];
    },
  ],
];

/** Creates an account of this person with Google or Apple; returns its id. */
async function buildAccount(stage: ProviderStage, way: string, { sub, email }: Person): Promise<number> {
  const provider = way === 'Apple' ? 'apple' : 'google';
  const identity = { provider, subject: sub, email: email ?? null, name: null } as const;
  // Created before registration was closed.
  const { env, secrets, database, logger } = stage.app;
  const product = createProduct({ ...env, isRegistrationClosed: false }, secrets, {
    source: database.source,
    logger,
  });
  return (await product.services.identity.findOrCreate(identity, 'Europe/Berlin')).id;
}

describe('a locked account', () => {
  it.each(WAYS)('returns 403, and opens again after unlocking → %s', async (way, signIn) => {
    const person = buildPerson();
    const id = await buildAccount(open, way, person);
    await open.app.services.account.setLocked(id, true);
    expect(await signIn(open, person)).toEqual([403, ACCOUNT_LOCKED]);
    await open.app.services.account.setLocked(id, false);
    expect(await signIn(open, person)).toEqual([200, undefined]);
  });

  it("is reported on the return page, and logged as a refusal → Google's page", async () => {
    const person = buildPerson();
    const id = await buildAccount(open, 'Google', person);
    await open.app.services.account.setLocked(id, true, 'Ein Grund.');
    const client = new TestClient(open.app);
    const { searchParams } = locationOf(await open.throughGoogle(client, person));
    expect([searchParams.get('result'), searchParams.get('reason')]).toEqual(['refused', 'locked']);
    expect((await client.rest('get', '/api/user')).status).toBe(401);
    const lines = open.app.log().trimEnd().split('\n');
    expect(lines.findLast((line) => line.includes('"event":"provider-sign-in"'))).toContain(
      '"outcome":"FORBIDDEN"',
    );
  });
});

describe("a provider's sign-in while registration is closed", () => {
  it.each(WAYS)(
    'is 403 with a sentence at the first time, and makes no account → %s',
    async (_way, signIn) => {
      const person = buildPerson();
      expect(await signIn(closed, person)).toEqual([403, REGISTRATION_CLOSED]);
      expect(await closed.app.services.account.findByAddress(person.email ?? '')).toBeNull();
    },
  );

  it.each(WAYS)('still opens an existing account → %s', async (way, signIn) => {
    const person = buildPerson();
    await buildAccount(closed, way, person);
    expect(await signIn(closed, person)).toEqual([200, undefined]);
  });

  it("is rejected with a reason on the return page for a new account → Google's page", async () => {
    const { searchParams } = locationOf(
      await closed.throughGoogle(new TestClient(closed.app), buildPerson()),
    );
    expect([searchParams.get('result'), searchParams.get('reason')]).toEqual(['refused', 'closed']);
  });
});
