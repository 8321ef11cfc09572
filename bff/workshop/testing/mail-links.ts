import { buildAddress, buildUser, PASSWORD } from './builders.ts';
import { linkIn, type Mailbox } from './mailbox.ts';
import type { TestApp } from './test-app.ts';
import { TestClient } from './test-client.ts';

const CONFIRM = 'mutation ($input: ConfirmAddressInput!) { confirmAddress(input: $input) { username } }';
const REFUSE = 'mutation ($input: RefuseAddressInput!) { refuseAddress(input: $input) { username } }';
const CHANGE = `mutation ($input: ChangeAddressInput!) {
  changeAddress(input: $input) { account { username pendingAddress } }
}`;
const RECENT = 'recentCredentials { passkeys { name } identities { provider } removalToken }';
/** Undoes a change of address; returns the recent credentials. */
export const UNDO = `mutation ($input: UndoAddressChangeInput!) { undoAddressChange(input: $input) { ${RECENT} } }`;
/** Requests a password reset link. */
export const REQUEST_RESET = `mutation ($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) { username }
}`;
/** Sets a new password with a token; returns the recent credentials. */
export const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ${RECENT} } }`;
const REMOVE_RECENT = `mutation ($input: RemoveRecentCredentialsInput!) {
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
  wayInRemoved: 'Ein Weg in Dein Konto wurde entfernt',
  newBrowser: 'Eine Anmeldung von einem neuen Browser',
  noticesOff: 'Die Mitteilungen zu Deinem Konto sind jetzt aus',
};

/** The outcome of an operation: `ok`, or the code of its refusal. */
export interface Outcome {
  code: string;
  data?: Record<string, unknown>;
  message?: string;
  fields?: Record<string, string>;
}

/** Sends a GraphQL operation and returns its outcome. */
export async function ask(client: TestClient, query: string, variables: object = {}): Promise<Outcome> {
  const { body } = await client.graphql(query, { ...variables });
  const [error] = body.errors ?? [];
  if (!error) return { code: 'ok', data: body.data };
  return { code: error.extensions.code, message: error.message, fields: error.extensions.fields };
}

/** Confirms an address by a token, and by a password if given. */
export const confirmAddress = (client: TestClient, token: string, password?: string) =>
  ask(client, CONFIRM, { input: { token, password } });

/** Rejects an address, as the button "Das bin ich nicht" does. */
export const refuseAddress = (client: TestClient, token: string) => ask(client, REFUSE, { input: { token } });

/** Requests a change of address. */
export const changeAddress = (client: TestClient, username: string, currentPassword?: string) =>
  ask(client, CHANGE, { input: { username, currentPassword } });

/** Undoes a change of address. */
export const undoAddressChange = (client: TestClient, token: string, password: string) =>
  ask(client, UNDO, { input: { token, password } });

/** Requests a password reset link. */
export const requestReset = (client: TestClient, username: string) =>
  ask(client, REQUEST_RESET, { input: { username } });

/** Sets a new password with a token. */
export const resetPassword = (client: TestClient, token: string, password: string) =>
  ask(client, RESET, { input: { token, password } });

/** Removes the recent credentials listed after a password reset. */
export const removeRecentCredentials = (client: TestClient, token: string | null) =>
  ask(client, REMOVE_RECENT, { input: { token } });

/** The empty list of recent credentials. */
export const NO_RECENT_CREDENTIALS = { passkeys: [], identities: [], removalToken: null };

/** Waits for the n-th mail to an address with a link to this page; returns the token of the link. */
export async function tokenTo(mailbox: Mailbox, address: string, page: string, n = 1): Promise<string> {
  let found = 0;
  for (let index = 1; ; index += 1) {
    const { pathname, hash } = linkIn(await mailbox.nthTo(address, index));
    if (pathname === page) found += 1;
    if (found === n) return hash.slice(1);
  }
}

/** Sends all waiting mails; returns the subjects of all mails to an address. */
export async function subjectsTo(app: TestApp, mailbox: Mailbox, address: string): Promise<string[]> {
  await app.sendMails();
  const mails = mailbox.arrived.filter(({ recipients }) => recipients.includes(address));
  return mails.map(({ subject = '' }) => subject);
}

/** Creates an account with a confirmed address. */
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

/** Creates an account that has changed its address from `username` to `next`. */
export async function buildMoved(app: TestApp, mailbox: Mailbox) {
  const user = await buildMoving(app, mailbox);
  const { code } = await confirmAddress(user.client, user.token);
  if (code !== 'ok') throw new Error(`Completing a change gave ${code}.`);
  return user;
}

/** Registers an address as a new visitor; returns the response. */
export const register = (app: TestApp, username: string) =>
  new TestClient(app).rest('post', '/api/register', { username, password: PASSWORD });

/** Whether log-in with address and password succeeds. */
export async function opens(app: TestApp, username: string, password: string): Promise<boolean> {
  const { status } = await new TestClient(app).rest('post', '/api/login', { username, password });
  return status === 200;
}

/** The credentials that a person sees in the profile. */
export async function credentialsOf(client: TestClient) {
  const { body } = await client.graphql(
    '{ me { hasPassword username isAddressConfirmed pendingAddress identities { provider } } }',
  );
  return body.data.me;
}
