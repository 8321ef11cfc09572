import { createProduct } from '../product.ts';
import { buildAddress, PASSWORD } from '../workshop/testing/builders.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { PASSWORDS_CLOSED } from './account.sentences.rules.ts';

const OIDC = {
  name: 'Haus',
  clientId: 'us',
  clientSecret: 's',
  issuer: 'http://127.0.0.1:9',
  trustsEmail: false,
};
const RESET =
  'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { username } }';
const SET =
  'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { recentCredentials { removalToken } } }';
const RECOVER =
  'mutation ($input: RecoverWithPasswordInput!) { recoverWithPassword(input: $input) { account { id } } }';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ oidc: OIDC, arePasswordsClosed: true });
});
afterAll(() => app.close());

/** The product on the same database as before the switch. */
function openProduct() {
  const { logger, database, env, secrets } = app;
  return createProduct({ ...env, arePasswordsClosed: false }, secrets, { source: database.source, logger });
}

function register(username: string) {
  return openProduct().services.account.register({ username, password: PASSWORD }, 'Europe/Berlin');
}

describe('where only the provider is a way in', () => {
  it('log-in, registration and reset by password return 403 with a message, and change nothing', async () => {
    const username = buildAddress();
    const client = new TestClient(app);
    for (const path of ['/api/login', '/api/register']) {
      const { status, body } = await client.rest('post', path, { username, password: PASSWORD });
      expect([status, body]).toEqual([403, { error: PASSWORDS_CLOSED, code: 'FORBIDDEN' }]);
    }
    const inputs = { [RESET]: { username }, [SET]: { token: 'ein-token', password: PASSWORD } };
    for (const [document, input] of Object.entries(inputs)) {
      const [error] = (await client.graphql(document, { input })).body.errors;
      expect([error.message, error.extensions.code]).toEqual([PASSWORDS_CLOSED, 'FORBIDDEN']);
    }
    expect(await app.services.account.findByAddress(username)).toBeNull();
  });

  it('does not start while an account has no other way in, and names the number of these accounts', async () => {
    const { account, credentials, recoveryCodes } = app.services;
    await credentials.requireWaysIn();
    const [first, second] = [await register(buildAddress()), await register(buildAddress())];
    await expect(credentials.requireWaysIn()).rejects.toThrow(/the owners of 2 accounts/);
    await recoveryCodes.create(first);
    await account.setLocked(second.id, true);
    await credentials.requireWaysIn();
    await account.setLocked(second.id, false);
    await expect(credentials.requireWaysIn()).rejects.toThrow(/the owners of 1 accounts/);
    await app.services.account.remove(second);
  });

  it('a recovery sheet still opens its account', async () => {
    const username = buildAddress();
    const { code } = await app.services.recoveryCodes.create(await register(username));
    const client = new TestClient(app);
    const { body } = await client.graphql(RECOVER, {
      input: { username, code, password: 'noch ein gutes Wort' },
    });
    expect(body.errors).toBeUndefined();
    expect((await client.rest('get', '/api/user')).body.username).toBe(username);
  });

  it('the last identity stays, although the account has a password', async () => {
    const user = await register(buildAddress());
    const { credentials, identity: service, recentCredentials } = app.services;
    const identity = { provider: 'oidc', subject: 'anna', email: null, name: null } as const;
    const connected = await service.connect(user, identity);
    await expect(service.disconnect(connected, 'oidc')).rejects.toMatchObject({ code: 'CONFLICT' });
    const stored = await app.services.account.findById(user.id);
    expect(stored && (await recentCredentials.view(stored)).removalToken).toBeNull();
    await app.db.write((tx) => credentials.requireAnotherCredential(tx, connected));
    await openProduct().services.identity.disconnect(connected, 'oidc');
  });
});
