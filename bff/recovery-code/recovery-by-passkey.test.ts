import {
  buildPerson,
  createProviderStage,
  type ProviderStage,
} from '../workshop/stand-ins/provider-stage.ts';
import { Authenticator, type Forgery } from '../workshop/testing/authenticator.ts';
import { buildUser } from '../workshop/testing/builders.ts';
import { addPasskey, codeOf, isSignedIn, signIn, startPasskey } from '../workshop/testing/passkeys.ts';
import {
  CHECK_RECOVERY_CODE,
  createRecoveryCode,
  RECOVER_WITH_PASSKEY,
  RECOVER_WITH_PASSWORD,
  readCodeCreatedAt,
  START_RECOVERY_PASSKEY,
} from '../workshop/testing/recovery-codes.ts';
import { TestClient } from '../workshop/testing/test-client.ts';

let stage: ProviderStage;
beforeAll(async () => {
  stage = await createProviderStage();
});
beforeEach(() => stage.setClockToNow());
afterAll(() => stage.close());

const visitor = () => new TestClient(stage.app);

interface Options {
  challenge: string;
  userHandle: string;
}

/** A person who signs in only with Google, and has a recovery code. */
async function buildGoogleOwner() {
  const client = visitor();
  await stage.throughGoogle(client, buildPerson());
  const { id, username }: { id: number; username: string } = (await client.rest('get', '/api/user')).body;
  return { client, id, input: { username, code: await createRecoveryCode(client) } };
}

type Owner = Awaited<ReturnType<typeof buildGoogleOwner>>;

async function start({ input }: Pick<Owner, 'input'>): Promise<Options> {
  return (await visitor().graphql(START_RECOVERY_PASSKEY, { input })).body.data.startRecoveryPasskey.creation;
}

async function recover(client: TestClient, { input }: Owner, options: Options, forged?: Forgery) {
  const authenticator = new Authenticator();
  const passkey = { name: 'Neues Telefon', credential: authenticator.create(options, forged) };
  const reply = await client.graphql(RECOVER_WITH_PASSKEY, { input: { ...input, passkey } });
  return { authenticator, reply, code: codeOf(reply) };
}

describe('a recovery by a new passkey', () => {
  it('recovers an account without a password, ends all sessions, and uses up the code', async () => {
    const owner = await buildGoogleOwner();
    const { body } = await visitor().graphql(CHECK_RECOVERY_CODE, { input: owner.input });
    expect(body.data.checkRecoveryCode).toEqual({ method: 'PASSKEY' });
    const stranger = visitor();
    const { authenticator, reply } = await recover(stranger, owner, await start(owner));
    expect(reply.body.data.recoverWithPasskey.account).toMatchObject({
      id: String(owner.id),
      hasRecentSignIn: true,
    });
    expect([await isSignedIn(stranger), await isSignedIn(owner.client)]).toEqual([true, false]);
    expect(await readCodeCreatedAt(stranger)).toBeNull();
    expect(codeOf(await signIn(visitor(), authenticator))).toBe('none');
    expect((await recover(visitor(), owner, { challenge: 'x', userHandle: 'x' })).code).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('works beside ten lost passkeys', async () => {
    const owner = await buildGoogleOwner();
    for (let count = 0; count < 10; count += 1) await addPasskey(owner.client);
    expect((await recover(visitor(), owner, await start(owner))).code).toBe('none');
  });

  it('is FORBIDDEN for an account with a password, like a password for an account without, and keeps the code', async () => {
    const { client, username } = await buildUser(stage.app);
    const input = { username, code: await createRecoveryCode(client) };
    expect(codeOf(await visitor().graphql(START_RECOVERY_PASSKEY, { input }))).toBe('FORBIDDEN');
    const passkey = {
      name: 'Neu',
      credential: new Authenticator().create({ challenge: 'x', userHandle: 'x' }),
    };
    const byPasskey = await visitor().graphql(RECOVER_WITH_PASSKEY, { input: { ...input, passkey } });
    expect(codeOf(byPasskey)).toBe('FORBIDDEN');
    expect(await readCodeCreatedAt(client)).not.toBeNull();

    const owner = await buildGoogleOwner();
    const withPassword = { ...owner.input, password: 'ein neues Wort' };
    expect(codeOf(await visitor().graphql(RECOVER_WITH_PASSWORD, { input: withPassword }))).toBe('FORBIDDEN');
    expect(await readCodeCreatedAt(owner.client)).not.toBeNull();
  });

  it('is CONFLICT for a known passkey, and keeps the code', async () => {
    const owner = await buildGoogleOwner();
    const { authenticator } = await addPasskey(owner.client);
    const passkey = { name: 'Neu', credential: authenticator.create(await start(owner)) };
    const reply = await visitor().graphql(RECOVER_WITH_PASSKEY, { input: { ...owner.input, passkey } });
    expect(codeOf(reply)).toBe('CONFLICT');
    expect(await readCodeCreatedAt(owner.client)).not.toBeNull();
  });

  it('succeeds once in two concurrent tabs', async () => {
    const owner = await buildGoogleOwner();
    const options = [await start(owner), await start(owner)];
    const replies = await Promise.all(options.map((one) => recover(visitor(), owner, one)));
    expect(replies.map(({ code }) => code).sort()).toEqual(['UNAUTHENTICATED', 'none']);
  });
});

describe('a recovery by passkey is rejected, and keeps the code,', () => {
  const ours = async (owner: Owner) => start(owner);
  it.each<[string, (owner: Owner) => Promise<Options>, Forgery]>([
    ['with a challenge of another recovery code', async () => start(await buildGoogleOwner()), {}],
    ['with a challenge of the session', async ({ client }) => startPasskey(client), {}],
    ['with a challenge that nobody made', async () => ({ challenge: 'A'.repeat(72), userHandle: 'x' }), {}],
    ['from another origin', ours, { origin: 'https://aufwind.example' }],
    ['for another RP id', ours, { rpId: 'aufwind.example' }],
    ['without user verification', ours, { flags: 0x01 }],
    ['by a sign-in instead of a creation', ours, { type: 'webauthn.get' }],
  ])('%s', async (_title, optionsOf, forged) => {
    const owner = await buildGoogleOwner();
    const stranger = visitor();
    const { code } = await recover(stranger, owner, await optionsOf(owner), forged);
    expect([code, await isSignedIn(stranger)]).toEqual(['FORBIDDEN', false]);
    expect(await readCodeCreatedAt(owner.client)).not.toBeNull();
  });

  it('with a challenge of a recovery code that a newer one has replaced', async () => {
    const owner = await buildGoogleOwner();
    const options = await start(owner);
    const input = { ...owner.input, code: await createRecoveryCode(owner.client) };
    expect((await recover(visitor(), { ...owner, input }, options)).code).toBe('FORBIDDEN');
  });
});
