import { buildAddress, buildUser, PASSWORD } from './builders.ts';
import { linkIn, type Mailbox } from './mailbox.ts';
import type { TestApp } from './test-app.ts';
import { TestClient } from './test-client.ts';

const CONFIRM = 'mutation ($input: ConfirmAddressInput!) { confirmAddress(input: $input) { username } }';
const REFUSE = 'mutation ($input: RefuseAddressInput!) { refuseAddress(input: $input) { username } }';
const CHANGE = `mutation ($input: ChangeAddressInput!) {
  changeAddress(input: $input) { account { username pendingAddress } }
}`;
const YOUNG = 'recentCredentials { passkeys { name } identities { provider } removalToken }';
/** Takes an address back, with the recent credentials. */
export const UNDO = `mutation ($input: UndoAddressChangeInput!) { undoAddressChange(input: $input) { ${YOUNG} } }`;
/** Asks for a link that sets a new password. */
export const REQUEST_RESET = `mutation ($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) { username }
}`;
/** Sets a new password by a token, with the recent credentials. */
export const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ${YOUNG} } }`;
const REMOVE_YOUNG = `mutation ($input: RemoveRecentCredentialsInput!) {
  removeRecentCredentials(input: $input) { username }
}`;

/** The page that confirms an address. */
export const CONFIRM_PAGE = '/adresse-bestaetigen';

/** The subjects of the mails that several tests wait for. */
export const SUBJECTS = {
  confirm: 'Bitte bestätige Deine E-Mail-Adresse',
  confirmNew: 'Bitte bestätige Deine neue E-Mail-Adresse',
  newPassword: 'Ein neues Passwort für Dein Konto',
  passwordChanged: 'Dein Passwort wurde geändert',
  wayInRemoved: 'Ein Zugang zu Deinem Konto wurde entfernt',
  newBrowser: 'Eine Anmeldung von einem neuen Browser',
  noticesOff: 'Die Hinweise zu Deinem Konto sind jetzt aus',
};

/** The outcome of an operation: `ok`, or the code of its refusal. */
export interface Outcome {
  code: string;
  data?: Record<string, unknown>;
  message?: string;
  fields?: Record<string, string>;
}

/** Sends a GraphQL operation and gives its outcome. */
export async function ask(client: TestClient, query: string, variables: object = {}): Promise<Outcome> {
  const { body } = await client.graphql(query, { ...variables });
  const [error] = body.errors ?? [];
  if (!error) return { code: 'ok', data: body.data };
  return { code: error.extensions.code, message: error.message, fields: error.extensions.fields };
}

/** Confirms an address by a token, and by a password if given. */
export const confirmAddress = (client: TestClient, token: string, password?: string) =>
  ask(client, CONFIRM, { input: { token, password } });

/** Says "Das bin ich nicht". */
export const refuseAddress = (client: TestClient, token: string) => ask(client, REFUSE, { input: { token } });

/** Asks for another address. */
export const changeAddress = (client: TestClient, username: string, currentPassword?: string) =>
  ask(client, CHANGE, { input: { username, currentPassword } });

/** Takes an address back. */
export const undoAddressChange = (client: TestClient, token: string, password: string) =>
  ask(client, UNDO, { input: { token, password } });

/** Asks for a link that sets a new password. */
export const requestReset = (client: TestClient, username: string) =>
  ask(client, REQUEST_RESET, { input: { username } });

/** Sets a new password by a token. */
export const resetPassword = (client: TestClient, token: string, password: string) =>
  ask(client, RESET, { input: { token, password } });

/** Removes the recent credentials that a new password by link has listed. */
export const removeRecentCredentials = (client: TestClient, token: string | null) =>
  ask(client, REMOVE_YOUNG, { input: { token } });

/** The list of recent credentials for an account that has none. */
export const NO_RECENT_CREDENTIALS = { passkeys: [], identities: [], removalToken: null };

/** The token in the n-th mail to an address that leads to this page, as soon as it has arrived. */
export async function tokenTo(mailbox: Mailbox, address: string, page: string, n = 1): Promise<string> {
  let found = 0;
  for (let index = 1; ; index += 1) {
    const { pathname, hash } = linkIn(await mailbox.nthTo(address, index));
    if (pathname === page) found += 1;
    if (found === n) return hash.slice(1);
  }
}

/** The subjects of all mails that have gone to an address, once nothing waits any more. */
export async function subjectsTo(app: TestApp, mailbox: Mailbox, address: string): Promise<string[]> {
  await app.sendMails();
  const mails = mailbox.arrived.filter(({ recipients }) => recipients.includes(address));
  return mails.map(({ subject = '' }) => subject);
}

/** A new account whose person has confirmed the address. */
export async function buildConfirmed(app: TestApp, mailbox: Mailbox) {
  const user = await buildUser(app);
  const token = await tokenTo(mailbox, user.username, CONFIRM_PAGE);
  const { code } = await confirmAddress(user.client, token);
  if (code !== 'ok') throw new Error(`Confirming an address gave ${code}.`);
  return user;
}

/** A person with a confirmed address who has requested another address, with the token that completes the change. */
export async function buildMoving(app: TestApp, mailbox: Mailbox) {
  const user = await buildConfirmed(app, mailbox);
  const next = buildAddress();
  const { data } = await changeAddress(user.client, next);
  return { ...user, next, token: await tokenTo(mailbox, next, CONFIRM_PAGE), data };
}

/** Somebody whose account has left the address `username` for `next`. */
export async function buildMoved(app: TestApp, mailbox: Mailbox) {
  const user = await buildMoving(app, mailbox);
  const { code } = await confirmAddress(user.client, user.token);
  if (code !== 'ok') throw new Error(`Completing a change gave ${code}.`);
  return user;
}

/** Registers an address as a new visitor, and gives the response. */
export const register = (app: TestApp, username: string) =>
  new TestClient(app).rest('post', '/api/register', { username, password: PASSWORD });

/** Whether these credentials open the account. */
export async function opens(app: TestApp, username: string, password: string): Promise<boolean> {
  const { status } = await new TestClient(app).rest('post', '/api/login', { username, password });
  return status === 200;
}

/** The credentials that a person sees in the profile. */
export async function waysIn(client: TestClient) {
  const { body } = await client.graphql(
    '{ me { hasPassword username isAddressConfirmed pendingAddress identities { provider } } }',
  );
  return body.data.me;
}
