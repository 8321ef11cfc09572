import { randomUUID } from 'node:crypto';
import type { IdentityProvider } from '../identity/user-identity.entity.ts';
import { buildProgram } from '../workshop/testing/api-tokens.ts';
import { BAD_TOKENS } from '../workshop/testing/bad-tokens.ts';
import { buildDevice, PASSWORD } from '../workshop/testing/builders.ts';
import {
  buildConfirmed,
  buildMoved,
  opens,
  RESET,
  removeRecentCredentials,
  requestReset,
  resetPassword,
  SUBJECTS,
  subjectsTo,
  tokenTo,
  UNDO,
} from '../workshop/testing/mail-links.ts';
import type { Mailbox } from '../workshop/testing/mailbox.ts';
import { addPasskey, codeOf, isSignedIn, signIn } from '../workshop/testing/passkeys.ts';
import { createRecoveryCode, RECOVER_WITH_PASSWORD } from '../workshop/testing/recovery-codes.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withAppAndMailbox } from '../workshop/testing/with-app.ts';
import { REMOVAL_OVER } from './reset.rules.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const NEW_PASSWORD = 'ein neues Wort';
const OVER = { code: 'BAD_USER_INPUT', message: REMOVAL_OVER, fields: { token: REMOVAL_OVER } };
const removed = ({ username }: Person) => ({ code: 'ok', data: { removeRecentCredentials: { username } } });

let app: TestApp;
let mailbox: Mailbox;
const pass = withAppAndMailbox((given) => {
  ({ app, mailbox } = given);
});

const visitor = () => new TestClient(app);
type Person = Awaited<ReturnType<typeof buildConfirmed>>;

/** Connects a new identity of a provider. */
async function connect({ username }: Person, provider: IdentityProvider): Promise<void> {
  const user = await app.services.account.findByAddress(username);
  if (!user) throw new Error('Nobody has this address.');
  const identity = { provider, subject: randomUUID(), email: null, name: null };
  await app.services.identity.connect(user, identity);
}

/** The content of the page after a reset. */
interface RecentCredentialLists {
  passkeys: { name: string }[];
  identities: { provider: string }[];
  removalToken: string | null;
}

/** Resets the password as the owner. */
async function reset({ username }: Person, nth = 1): Promise<RecentCredentialLists> {
  await requestReset(visitor(), username);
  const token = await tokenTo(mailbox, username, '/passwort-neu', nth);
  const { body } = await visitor().graphql(RESET, { input: { token, password: NEW_PASSWORD } });
  return body.data.resetPassword.recentCredentials;
}

/** Restores the former address as the owner. */
async function undo(username: string): Promise<RecentCredentialLists> {
  const token = await tokenTo(mailbox, username, '/adresse-zurueck');
  const { body } = await visitor().graphql(UNDO, { input: { token, password: NEW_PASSWORD } });
  return body.data.undoAddressChange.recentCredentials;
}

/** A person with an old passkey and Google identity, and an intruder's recent passkey and Apple identity. */
async function buildInvaded() {
  const owner = await buildConfirmed(app, mailbox);
  const old = await addPasskey(owner.client);
  await connect(owner, 'google');
  pass(40 * DAY_MS);
  const intruder = await buildDevice(app, owner.username);
  const young = await addPasskey(intruder);
  await connect(owner, 'apple');
  return { ...owner, old: old.authenticator, young: young.authenticator };
}

/** Returns the credentials of a person. */
async function waysOf({ id }: Person) {
  const passkeys = await app.db.all('SELECT name FROM passkey WHERE userId = ?', [id]);
  const identities = await app.db.all<{ provider: string }>(
    'SELECT provider FROM user_identity WHERE userId = ?',
    [id],
  );
  return { passkeys: passkeys.length, identities: identities.map(({ provider }) => provider).sort() };
}

async function passkeyOpens(authenticator: Parameters<typeof signIn>[1]): Promise<boolean> {
  return codeOf(await signIn(visitor(), authenticator)) === 'none';
}

describe('a password reset', () => {
  it("voids an intruder's recovery code and API token from a stolen session", async () => {
    const owner = await buildConfirmed(app, mailbox);
    const intruder = await buildDevice(app, owner.username);
    const code = await createRecoveryCode(intruder);
    const program = await buildProgram(app, intruder, 'answers:read');
    await reset(owner);
    const input = { username: owner.username, code, password: 'des Diebes Wort' };
    expect(codeOf(await visitor().graphql(RECOVER_WITH_PASSWORD, { input }))).toBe('UNAUTHENTICATED');
    expect((await program.rest('get', '/api/answers')).status).toBe(401);
    expect(await opens(app, owner.username, NEW_PASSWORD)).toBe(true);
  });

  it('lists exactly the passkeys and identities younger than 30 days', async () => {
    const { passkeys, identities, removalToken } = await reset(await buildInvaded());
    expect([passkeys, identities]).toEqual([[{ name: 'Mein Telefon' }], [{ provider: 'APPLE' }]]);
    expect(removalToken).not.toBeNull();
  });

  it('lists a passkey to the last millisecond of its 30 days', async () => {
    const owner = await buildConfirmed(app, mailbox);
    await addPasskey(owner.client);
    pass(30 * DAY_MS - 1);
    expect((await reset(owner)).passkeys).toHaveLength(1);
    pass(1);
    expect(await reset(owner, 2)).toMatchObject({ passkeys: [], removalToken: null });
  });

  it('mails the recent credentials with their times, without names that an intruder may have chosen', async () => {
    const invaded = await buildInvaded();
    await reset(invaded);
    await app.sendMails();
    const mail = mailbox.arrived.findLast(({ recipients }) => recipients.includes(invaded.username));
    expect(mail?.subject).toBe(SUBJECTS.passwordChanged);
    expect(mail?.text).toContain('auch kein Wiederherstellungsblatt.');
    expect(mail?.text).toMatch(
      /weniger als 30 Tagen gibt: ein Passkey vom 30\. Dezember 2026 um 19:00 Uhr; Apple vom 30\. Dezember 2026 um 19:00 Uhr\./,
    );
    expect(mail?.text).not.toMatch(/Mein Telefon|Google|#/);
  });
});

describe('the removal button after a password reset', () => {
  it('removes recent credentials, keeps older credentials, signs nobody in, and is mailed and logged', async () => {
    const invaded = await buildInvaded();
    const { removalToken } = await reset(invaded);
    const browser = visitor();
    expect(await removeRecentCredentials(browser, removalToken)).toEqual(removed(invaded));
    expect(await isSignedIn(browser)).toBe(false);
    expect(await waysOf(invaded)).toEqual({ passkeys: 1, identities: ['google'] });
    expect([await passkeyOpens(invaded.young), await passkeyOpens(invaded.old)]).toEqual([false, true]);
    expect(await opens(app, invaded.username, NEW_PASSWORD)).toBe(true);
    expect(await subjectsTo(app, mailbox, invaded.username)).toContain(SUBJECTS.wayInRemoved);
    const lines = app
      .log()
      .split('\n')
      .filter((line) => line.includes('"credential-removal"'));
    expect(lines.at(-1)).toContain(app.events.userRef(invaded.id));
    expect(app.log()).not.toContain(removalToken);
    await connect(invaded, 'apple');
  });

  it('ends a session opened with a recent passkey, and removes what that session added', async () => {
    const invaded = await buildInvaded();
    const { removalToken } = await reset(invaded);
    const intruder = visitor();
    await signIn(intruder, invaded.young);
    await addPasskey(intruder);
    const program = await buildProgram(app, intruder, 'answers:read');
    expect(await removeRecentCredentials(visitor(), removalToken)).toEqual(removed(invaded));
    expect(await waysOf(invaded)).toEqual({ passkeys: 1, identities: ['google'] });
    expect(await isSignedIn(intruder)).toBe(false);
    expect((await program.rest('get', '/api/answers')).status).toBe(401);
  });

  it('works once, also in two concurrent tabs', async () => {
    const invaded = await buildInvaded();
    const { removalToken } = await reset(invaded);
    const outcomes = await Promise.all([1, 2].map(() => removeRecentCredentials(visitor(), removalToken)));
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['BAD_USER_INPUT', 'ok']);
    await connect(invaded, 'apple');
    expect(await removeRecentCredentials(visitor(), removalToken)).toEqual(OVER);
    expect((await waysOf(invaded)).identities).toEqual(['apple', 'google']);
  });

  it('works for 30 minutes', async () => {
    const invaded = await buildInvaded();
    const { removalToken } = await reset(invaded);
    pass(30 * MINUTE_MS);
    expect(await removeRecentCredentials(visitor(), removalToken)).toEqual(OVER);
    expect((await waysOf(invaded)).passkeys).toBe(2);
    pass(-1);
    expect(await removeRecentCredentials(visitor(), removalToken)).toEqual(removed(invaded));
  });

  it('is void after another password change', async () => {
    const invaded = await buildInvaded();
    const { removalToken } = await reset(invaded);
    const device = visitor();
    await device.rest('post', '/api/login', { username: invaded.username, password: NEW_PASSWORD });
    await device.rest('post', '/api/user/change-password', { password: PASSWORD });
    expect(await removeRecentCredentials(visitor(), removalToken)).toEqual(OVER);
    expect((await waysOf(invaded)).passkeys).toBe(2);
  });
});

describe('an invalid removal token', () => {
  let invaded: Awaited<ReturnType<typeof buildInvaded>>;
  let token = '';
  beforeAll(async () => {
    app.setClock(START_OF_TESTS);
    invaded = await buildInvaded();
    token = (await reset(invaded)).removalToken ?? '';
  });

  it.each(BAD_TOKENS)('removes nothing → %s', async (_kind, spoil) => {
    pass(40 * DAY_MS);
    expect(await removeRecentCredentials(visitor(), spoil(token))).toEqual(OVER);
    expect((await waysOf(invaded)).passkeys).toBe(2);
  });

  it('cannot be exchanged with a link token', async () => {
    const { username } = await buildConfirmed(app, mailbox);
    await requestReset(visitor(), username);
    const ofMail = await tokenTo(mailbox, username, '/passwort-neu');
    expect(await removeRecentCredentials(visitor(), ofMail)).toEqual(OVER);
    pass(40 * DAY_MS);
    expect((await resetPassword(visitor(), token, 'ein drittes Wort')).code).toBe('BAD_USER_INPUT');
  });
});

describe('an undone address change', () => {
  it('voids the recovery code, and lists and removes recent credentials', async () => {
    const owner = await buildMoved(app, mailbox);
    const code = await createRecoveryCode(owner.client);
    await addPasskey(owner.client);
    const { passkeys, removalToken } = await undo(owner.username);
    expect(passkeys).toEqual([{ name: 'Mein Telefon' }]);
    const input = { username: owner.username, code, password: 'des Diebes Wort' };
    expect(codeOf(await visitor().graphql(RECOVER_WITH_PASSWORD, { input }))).toBe('UNAUTHENTICATED');
    expect(await removeRecentCredentials(visitor(), removalToken)).toEqual(removed(owner));
    expect(await waysOf(owner)).toEqual({ passkeys: 0, identities: [] });
  });
});
