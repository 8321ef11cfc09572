import { randomBytes } from 'node:crypto';

import { CHALLENGE_LIFETIME_MS } from '../platform/lib/challenges.ts';
import { type Authenticator, FLAG, type Forgery } from '../workshop/testing/authenticator.ts';
import { buildUser } from '../workshop/testing/builders.ts';
import { CHALLENGES, FORGERIES, flipped } from '../workshop/testing/passkey-forgeries.ts';
import {
  addPasskey,
  codeOf,
  isSignedIn,
  REMOVE_PASSKEY,
  SIGN_IN,
  startPasskey,
  startSignIn,
} from '../workshop/testing/passkeys.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withApp } from '../workshop/testing/with-app.ts';

let app: TestApp;
withApp((given) => {
  app = given;
});

const pass = (ms: number) => app.setClock(new Date(START_OF_TESTS.getTime() + ms));
const visitor = () => new TestClient(app);

async function buildOwner() {
  const user = await buildUser(app);
  const { authenticator } = await addPasskey(user.client);
  return { ...user, authenticator };
}

/** Signs in with a forged assertion for a genuine passkey and challenge. */
async function tryToSignIn(
  owner: Awaited<ReturnType<typeof buildOwner>>,
  forge: (challenge: string) => Forgery,
) {
  const client = visitor();
  const options = await startSignIn(client);
  const input = owner.authenticator.get(options, forge(options.challenge));
  const code = codeOf(await client.graphql(SIGN_IN, { input }));
  return { code, isIn: await isSignedIn(client) };
}

const REFUSED = { code: 'UNAUTHENTICATED', isIn: false };

describe('a sign-in with a forged assertion is refused', () => {
  it.each(FORGERIES)('with %s', async (_title, forged) => {
    const owner = await buildOwner();
    expect(await tryToSignIn(owner, () => forged)).toEqual(REFUSED);
    // The passkey is unchanged: its owner can still sign in.
    expect(await tryToSignIn(owner, () => ({}))).toEqual({ code: 'none', isIn: true });
  });

  it.each(CHALLENGES)('with a challenge that has %s', async (_title, forge) => {
    const owner = await buildOwner();
    expect(await tryToSignIn(owner, (challenge) => ({ challenge: forge(challenge) }))).toEqual(REFUSED);
  });

  it('with the ceremony of a creation', async () => {
    expect(await tryToSignIn(await buildOwner(), () => ({ type: 'webauthn.create' }))).toEqual(REFUSED);
  });

  it('with a passkey that can no longer be backed up', async () => {
    expect(await tryToSignIn(await buildOwner(), () => ({ flags: FLAG.present | FLAG.verified }))).toEqual(
      REFUSED,
    );
  });

  it.each([
    ['that of somebody else', (other: Authenticator) => other.userHandle],
    ['one that nobody has', () => randomBytes(32).toString('base64url')],
    ['a shorter one', (_other: Authenticator, own: Authenticator) => own.userHandle.slice(0, -1)],
    ['a longer one', (_other: Authenticator, own: Authenticator) => `${own.userHandle}A`],
  ])('with another user handle: %s', async (_title, handleOf) => {
    const [owner, other] = [await buildOwner(), await buildOwner()];
    const userHandle = handleOf(other.authenticator, owner.authenticator);
    expect(await tryToSignIn(owner, () => ({ userHandle }))).toEqual(REFUSED);
  });

  it.each([
    ['that of somebody else', (other: Authenticator) => other.id],
    ['one that nobody has', () => randomBytes(32).toString('base64url')],
    ['a longer one', (_other: Authenticator, own: Authenticator) => `${own.id}AAAA`],
    ['a shorter one', (_other: Authenticator, own: Authenticator) => own.id.slice(0, -4)],
  ])('with another credential id: %s', async (_title, idOf) => {
    const [owner, other] = [await buildOwner(), await buildOwner()];
    const id = idOf(other.authenticator, owner.authenticator);
    expect(await tryToSignIn(owner, () => ({ id }))).toEqual(REFUSED);
  });

  it('with the id and the user handle of somebody else, signed by the forger', async () => {
    const [owner, other] = [await buildOwner(), await buildOwner()];
    const { id, userHandle } = other.authenticator;
    expect(await tryToSignIn(owner, () => ({ id, userHandle }))).toEqual(REFUSED);
  });

  it.each([
    ['a changed one', (signature: string) => flipped(signature, 20)],
    ['a shorter one', (signature: string) => signature.slice(0, -8)],
    ['none to speak of', () => 'AAAA'],
  ])('with another signature: %s', async (_title, forge) => {
    const { authenticator } = await buildOwner();
    const client = visitor();
    const { id, response } = authenticator.get(await startSignIn(client));
    const input = { id, response: { ...response, signature: forge(response.signature) } };
    expect(codeOf(await client.graphql(SIGN_IN, { input }))).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['shorter ones', 'BAD_USER_INPUT', (data: string) => data.slice(0, -4)],
    ['longer ones', 'UNAUTHENTICATED', (data: string) => `${data}AAAA`],
    ['with a higher counter', 'UNAUTHENTICATED', (data: string) => flipped(data, 36)],
  ])('with other authenticator data than were signed: %s', async (_title, code, forge) => {
    const { authenticator } = await buildOwner();
    const client = visitor();
    const { id, response } = authenticator.get(await startSignIn(client));
    const input = { id, response: { ...response, authenticatorData: forge(response.authenticatorData) } };
    expect(codeOf(await client.graphql(SIGN_IN, { input }))).toBe(code);
  });

  it('when it is replayed, here or elsewhere', async () => {
    const { authenticator } = await buildOwner();
    const client = visitor();
    const input = authenticator.get(await startSignIn(client));
    const replays = [client, client, visitor()].map((one) => () => one.graphql(SIGN_IN, { input }));
    const codes: string[] = [];
    for (const replay of replays) codes.push(codeOf(await replay()));
    expect(codes).toEqual(['none', 'UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });

  it('when its challenge is used by another passkey afterwards', async () => {
    const [one, other] = [await buildOwner(), await buildOwner()];
    const options = await startSignIn(visitor());
    const sign = ({ authenticator }: typeof one) => ({ input: authenticator.get(options) });
    expect(codeOf(await visitor().graphql(SIGN_IN, sign(one)))).toBe('none');
    expect(codeOf(await visitor().graphql(SIGN_IN, sign(other)))).toBe('UNAUTHENTICATED');
  });

  it('when its challenge has expired, and not a moment before', async () => {
    const { authenticator } = await buildOwner();
    const options = [await startSignIn(visitor()), await startSignIn(visitor())] as const;
    pass(CHALLENGE_LIFETIME_MS - 1);
    const inTime = await visitor().graphql(SIGN_IN, { input: authenticator.get(options[0]) });
    pass(CHALLENGE_LIFETIME_MS);
    const late = await visitor().graphql(SIGN_IN, { input: authenticator.get(options[1]) });
    expect([codeOf(inTime), codeOf(late)]).toEqual(['none', 'UNAUTHENTICATED']);
  });

  it('when its challenge was made for a creation', async () => {
    const { client, authenticator } = await buildOwner();
    const { challenge } = await startPasskey(client);
    const input = authenticator.get({ challenge });
    expect(codeOf(await client.graphql(SIGN_IN, { input }))).toBe('UNAUTHENTICATED');
  });

  it('when another instance with other secrets has made its challenge', async () => {
    const { authenticator } = await buildOwner();
    const other = await createTestApp({ sessionSecrets: [randomBytes(32).toString('hex')] });
    const options = await startSignIn(new TestClient(other));
    await other.close();
    const input = authenticator.get(options);
    expect(codeOf(await visitor().graphql(SIGN_IN, { input }))).toBe('UNAUTHENTICATED');
  });

  it('when the passkey is removed between challenge and assertion', async () => {
    const { client, authenticator } = await buildOwner();
    const options = await startSignIn(visitor());
    await client.graphql(REMOVE_PASSKEY, { id: authenticator.id });
    const input = authenticator.get(options);
    expect(codeOf(await visitor().graphql(SIGN_IN, { input }))).toBe('UNAUTHENTICATED');
  });

  it('when the account is deleted between challenge and assertion', async () => {
    const { client, authenticator } = await buildOwner();
    const options = await startSignIn(visitor());
    await client.rest('delete', '/api/user');
    const input = authenticator.get(options);
    expect(codeOf(await visitor().graphql(SIGN_IN, { input }))).toBe('UNAUTHENTICATED');
  });

  it('with the same message and no cookie, whatever the reason', async () => {
    const owner = await buildOwner();
    const texts = new Set<string>();
    for (const forged of [{ origin: 'https://aufwind.example' }, { id: 'AAAA' }, { challenge: '' }]) {
      const client = visitor();
      const input = owner.authenticator.get(await startSignIn(client), forged);
      const { body, headers } = await client.graphql(SIGN_IN, { input });
      texts.add(JSON.stringify([body, headers['set-cookie']]));
    }
    expect([...texts]).toEqual([expect.stringContaining('Passkey hat nicht geklappt')]);
  });
});
