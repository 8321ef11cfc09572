import { Authenticator, type Forgery } from './authenticator.ts';
import type { TestClient } from './test-client.ts';

const OPTIONS = 'challenge rpId rpName userHandle userName excludeCredentials algorithms timeoutMs';
const PASSKEYS = 'id name createdAt lastUsedAt isBackedUp';

/** The operations on passkeys. */
export const START_PASSKEY = `mutation ($currentPassword: String) {
  startPasskey(input: { currentPassword: $currentPassword }) { creation { ${OPTIONS} } }
}`;
export const ADD_PASSKEY = `mutation ($input: NewPasskeyInput!) {
  addPasskey(input: $input) { account { passkeys { ${PASSKEYS} } } }
}`;
export const RENAME_PASSKEY = `mutation ($id: ID!, $name: String!) {
  renamePasskey(input: { id: $id, name: $name }) { account { passkeys { ${PASSKEYS} } } }
}`;
export const REMOVE_PASSKEY = `mutation ($id: ID!, $currentPassword: String) {
  removePasskey(input: { id: $id, currentPassword: $currentPassword }) { account { passkeys { ${PASSKEYS} } } }
}`;
export const START_SIGN_IN = 'mutation { startPasskeySignIn { request { challenge rpId timeoutMs } } }';
export const SIGN_IN = `mutation ($input: PasskeyAssertionInput!) {
  signInWithPasskey(input: $input) { account { id username hasRecentSignIn } }
}`;

/** The reply to an operation: its data, or the code of its failure. */
type Reply = Awaited<ReturnType<TestClient['graphql']>>;

/** The code of a failure, or `none` for a success. */
export function codeOf({ body }: Reply): string {
  return body.errors?.[0].extensions.code ?? 'none';
}

/** Starts adding a passkey at a fresh sign-in. */
export async function startPasskey(client: TestClient) {
  return (await client.graphql(START_PASSKEY)).body.data.startPasskey.creation;
}

/** Adds a passkey at a fresh sign-in. */
export async function addPasskey(client: TestClient, authenticator = new Authenticator(), forged?: Forgery) {
  const credential = authenticator.create(await startPasskey(client), forged);
  const reply = await client.graphql(ADD_PASSKEY, { input: { name: 'Mein Telefon', credential } });
  return { authenticator, reply };
}

/** Starts a sign-in; returns its challenge. */
export async function startSignIn(client: TestClient): Promise<{ challenge: string }> {
  return (await client.graphql(START_SIGN_IN)).body.data.startPasskeySignIn.request;
}

/** Signs in with a passkey. */
export async function signIn(client: TestClient, authenticator: Authenticator, forged?: Forgery) {
  const input = authenticator.get(await startSignIn(client), forged);
  return client.graphql(SIGN_IN, { input });
}

/** Whether the client is signed in. */
export async function isSignedIn(client: TestClient): Promise<boolean> {
  return (await client.rest('get', '/api/user')).status === 200;
}
