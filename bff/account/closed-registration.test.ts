import { createProduct } from '../product.ts';
import { buildAddress, PASSWORD } from '../workshop/testing/builders.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { REGISTRATION_CLOSED } from './account.sentences.rules.ts';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { account { id } } }';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ isRegistrationClosed: true });
});
afterAll(() => app.close());

const visitor = () => new TestClient(app);

describe('a registration where registration is closed', () => {
  it('returns 403 with a message over REST and GraphQL, and creates no account', async () => {
    const input = { username: buildAddress(), password: PASSWORD };
    const rest = await visitor().rest('post', '/api/register', input);
    expect([rest.status, rest.body]).toEqual([403, { error: REGISTRATION_CLOSED, code: 'FORBIDDEN' }]);
    const [error] = (await visitor().graphql(REGISTER, { input })).body.errors;
    expect([error.message, error.extensions.code]).toEqual([REGISTRATION_CLOSED, 'FORBIDDEN']);
    expect(await app.services.account.findByAddress(input.username)).toBeNull();
  });

  it('is announced to pages and clients in advance', async () => {
    const { body } = await visitor().graphql('{ offers { registration } }');
    expect(body.data.offers.registration).toBe(false);
    const open = await createTestApp();
    expect((await new TestClient(open).graphql('{ offers { registration } }')).body.data.offers).toEqual({
      registration: true,
    });
    await open.close();
  });
});

describe('an account that was there before registration was closed', () => {
  it('still allows log-ins', async () => {
    const { logger, database, env, secrets } = app;
    const before = createProduct({ ...env, isRegistrationClosed: false }, secrets, {
      source: database.source,
      logger,
    });
    const credentials = { username: buildAddress(), password: PASSWORD };
    await before.services.account.register(credentials, 'Europe/Berlin');
    expect((await visitor().rest('post', '/api/login', credentials)).status).toBe(200);
  });
});
