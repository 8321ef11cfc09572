import { RATE_LIMITS } from '../platform/limits/rate-limits.ts';
import { Authenticator } from '../workshop/testing/authenticator.ts';
import { buildAddress, buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import { from, newAddress } from '../workshop/testing/log-ins.ts';
import { codeOf, isSignedIn } from '../workshop/testing/passkeys.ts';
import {
  CHECK_RECOVERY_CODE,
  createRecoveryCode,
  RECOVER_WITH_PASSKEY,
  RECOVER_WITH_PASSWORD,
  START_RECOVERY_PASSKEY,
} from '../workshop/testing/recovery-codes.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { RECOVERY_CODE_REFUSED } from './recovery-code.sentences.rules.ts';

const WRONG_CODE = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01';
const NEW_PASSWORD = 'ein neues Wort';

let app: TestApp;
let limited: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  limited = await createTestApp({ rateLimitScale: 0.1, trustProxy: 1 });
});
afterAll(async () => {
  await app.close();
  await limited.close();
});

const visitor = () => new TestClient(app);

interface Credentials {
  username: string;
  code: string;
}

const credential = new Authenticator().create({ challenge: 'x', userHandle: 'x' });

/** Every operation with a recovery code. */
const OPERATIONS: [
  field: string,
  ask: (client: TestClient, input: Credentials) => ReturnType<TestClient['graphql']>,
][] = [
  ['checkRecoveryCode', (client, input) => client.graphql(CHECK_RECOVERY_CODE, { input })],
  ['startRecoveryPasskey', (client, input) => client.graphql(START_RECOVERY_PASSKEY, { input })],
  [
    'recoverWithPassword',
    (client, input) => client.graphql(RECOVER_WITH_PASSWORD, { input: { ...input, password: NEW_PASSWORD } }),
  ],
  [
    'recoverWithPasskey',
    (client, input) =>
      client.graphql(RECOVER_WITH_PASSKEY, { input: { ...input, passkey: { name: 'Neu', credential } } }),
  ],
];

async function buildOwner() {
  const owner = await buildUser(app);
  return { ...owner, code: await createRecoveryCode(owner.client) };
}

const withOtherEnd = (code: string) => code.slice(0, -1) + (code.endsWith('0') ? '1' : '0');

/** Address and code that are rejected, without any change of the password. */
const TRIES: [title: string, credentials: () => Promise<Credentials>][] = [
  ['an address that nobody has', async () => ({ username: buildAddress(), code: WRONG_CODE })],
  [
    'an address that nobody has, with a code that is good elsewhere',
    async () => ({ username: buildAddress(), code: (await buildOwner()).code }),
  ],
  [
    'an account without a recovery code',
    async () => ({ username: (await buildUser(app)).username, code: WRONG_CODE }),
  ],
  [
    'an account without a recovery code, with the code of another account',
    async () => ({ username: (await buildUser(app)).username, code: (await buildOwner()).code }),
  ],
  [
    'the code of somebody else',
    async () => ({ username: (await buildOwner()).username, code: (await buildOwner()).code }),
  ],
  [
    'a code that is wrong in one character',
    async () => {
      const { username, code } = await buildOwner();
      return { username, code: withOtherEnd(code) };
    },
  ],
  [
    'a code whose groups are swapped',
    async () => {
      const { username, code } = await buildOwner();
      return { username, code: code.split('-').reverse().join('-') };
    },
  ],
  ['a code of zeroes', async () => ({ username: (await buildOwner()).username, code: '0'.repeat(24) })],
  [
    'a recovery code that a newer one has replaced',
    async () => {
      const { client, username, code } = await buildOwner();
      await createRecoveryCode(client);
      return { username, code };
    },
  ],
  [
    'a recovery code that is used up',
    async () => {
      const { username, code } = await buildOwner();
      const input = { username, code, password: PASSWORD };
      await visitor().graphql(RECOVER_WITH_PASSWORD, { input });
      return { username, code };
    },
  ],
  [
    'an account that is deleted',
    async () => {
      const { client, username, code } = await buildOwner();
      await client.rest('delete', '/api/user');
      return { username, code };
    },
  ],
  [
    'an account that is deleted and registered anew',
    async () => {
      const { client, username, code } = await buildOwner();
      await client.rest('delete', '/api/user');
      await visitor().rest('post', '/api/register', { username, password: PASSWORD });
      return { username, code };
    },
  ],
];

describe.each(OPERATIONS)('%s rejects', (_field, ask) => {
  it.each(TRIES)(
    '%s, in the one sentence for all, and makes no browser known',
    async (_title, credentials) => {
      const input = await credentials();
      const stranger = visitor();
      const reply = await ask(stranger, input);
      const { message } = reply.body.errors[0];
      const refusal = [codeOf(reply), message, reply.headers['set-cookie']];
      expect(refusal).toEqual(['UNAUTHENTICATED', RECOVERY_CODE_REFUSED, undefined]);
      expect(await isSignedIn(stranger)).toBe(false);
      const logIn = { username: input.username, password: NEW_PASSWORD };
      expect((await visitor().rest('post', '/api/login', logIn)).status).toBe(401);
    },
  );

  it('every attempt from an address after too many attempts, but accepts the code from elsewhere', async () => {
    const [here, elsewhere] = [newAddress(), newAddress()];
    const { username, client } = await buildUser(limited, from(newAddress()));
    const code = await createRecoveryCode(client);
    const codes: string[] = [];
    for (let count = 0; count <= RATE_LIMITS.credential.count / 10; count += 1) {
      codes.push(codeOf(await ask(new TestClient(limited, from(here)), { username, code: WRONG_CODE })));
    }
    expect(codes.indexOf('TOO_MANY_REQUESTS')).toBe(codes.length - 1);
    expect(codeOf(await ask(new TestClient(limited, from(here)), { username, code }))).toBe(
      'TOO_MANY_REQUESTS',
    );
    expect(codeOf(await ask(new TestClient(limited, from(elsewhere)), { username, code }))).not.toBe(
      'TOO_MANY_REQUESTS',
    );
  });
});
