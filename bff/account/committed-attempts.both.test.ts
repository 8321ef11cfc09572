import type { Transaction } from '../platform/database/database.ts';
import { buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import { addPasskey, isSignedIn, REMOVE_PASSKEY } from '../workshop/testing/passkeys.ts';
import type { TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';
import { withApp } from '../workshop/testing/with-app.ts';

let app: TestApp;
withApp((given) => {
  app = given;
  const write = app.db.write.bind(app.db);
  // The connection is lost after each commit, so that each unit of work runs again.
  app.db.write = async <T>(work: (tx: Transaction) => Promise<T>, taken?: () => Error): Promise<T> => {
    await write(work, taken);
    return write((tx) => work({ ...tx, isRetry: true }), taken);
  };
});

async function removeAddedPasskey(client: TestClient) {
  const { authenticator } = await addPasskey(client);
  return client.graphql(REMOVE_PASSKEY, { id: authenticator.id });
}

it.each([
  [
    'a change of the password',
    (client: TestClient) =>
      client.rest('post', '/api/user/change-password', {
        password: 'ein neues Wort',
        currentPassword: PASSWORD,
      }),
  ],
  [
    'a log-out everywhere',
    (client: TestClient) => client.graphql('mutation { logOutEverywhere(input: {}) { account { id } } }'),
  ],
  ['a new passkey', async (client: TestClient) => (await addPasskey(client)).reply],
  ['a removed passkey', removeAddedPasskey],
])('%s recognises its own commit after a lost connection', async (_title, change) => {
  const { client } = await buildUser(app);
  const { status, body } = await change(client);
  expect([status, body.errors]).toEqual([200, undefined]);
  expect(await isSignedIn(client)).toBe(true);
});
