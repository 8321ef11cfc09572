import { LINK_REFUSED } from '../platform/lib/link-token.rules.ts';
import { BAD_TOKENS } from '../workshop/testing/bad-tokens.ts';
import { buildAddress, buildDevice, buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import { LOG_OUT_EVERYWHERE } from '../workshop/testing/log-ins.ts';
import {
  buildConfirmed,
  CONFIRM_PAGE,
  changeAddress,
  confirmAddress,
  credentialsOf,
  NO_RECENT_CREDENTIALS,
  opens,
  resetPassword,
  SUBJECTS,
  subjectsTo,
  tokenTo,
  undoAddressChange,
} from '../workshop/testing/mail-links.ts';
import type { Mailbox } from '../workshop/testing/mailbox.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withAppAndMailbox } from '../workshop/testing/with-app.ts';

const DAY_MS = 86_400_000;
const UNDO_PAGE = '/adresse-zurueck';
const NEW_PASSWORD = 'ein neues Wort';
const OVER = { code: 'BAD_USER_INPUT', message: LINK_REFUSED, fields: { token: LINK_REFUSED } };

let app: TestApp;
let mailbox: Mailbox;
const pass = withAppAndMailbox((given) => {
  ({ app, mailbox } = given);
});

const visitor = () => new TestClient(app);

/** Changes the address as somebody who knows the password; returns the new address. */
async function move(client: TestClient): Promise<string> {
  pass(1_000);
  const next = buildAddress();
  await changeAddress(client, next, PASSWORD);
  const { code } = await confirmAddress(client, await tokenTo(mailbox, next, CONFIRM_PAGE));
  if (code !== 'ok') throw new Error(`Completing a change gave ${code}.`);
  return next;
}

/** A person whose address an intruder has changed, and the link that undoes the change. */
async function buildRobbed() {
  const owner = await buildConfirmed(app, mailbox);
  const thief = await buildDevice(app, owner.username);
  const next = await move(thief);
  return { ...owner, thief, next, token: await tokenTo(mailbox, owner.username, UNDO_PAGE) };
}

describe('the mail to the address that an account has left', () => {
  it('reports the change and how to undo it', async () => {
    const { username } = await buildRobbed();
    const { subject, text, html } = await mailbox.nthTo(username, 2);
    expect(subject).toBe('Dein Konto hat eine andere E-Mail-Adresse');
    expect(text).toContain('7 Tage');
    expect(text).toContain('Du wählst ein neues Passwort');
    expect(html).toContain('Änderung rückgängig machen');
  });
});

describe('undoing a change of address', () => {
  it('restores the address with a new password, ends all sessions, and signs nobody in', async () => {
    const { client, thief, username, next, token } = await buildRobbed();
    const browser = visitor();
    expect(await undoAddressChange(browser, token, NEW_PASSWORD)).toEqual({
      code: 'ok',
      data: { undoAddressChange: { recentCredentials: NO_RECENT_CREDENTIALS } },
    });
    for (const device of [client, thief, browser]) {
      expect((await device.rest('get', '/api/user')).status).toBe(401);
    }
    expect([
      await opens(app, username, PASSWORD),
      await opens(app, next, PASSWORD),
      await opens(app, next, NEW_PASSWORD),
      await opens(app, username, NEW_PASSWORD),
    ]).toEqual([false, false, false, true]);
    await browser.rest('post', '/api/login', { username, password: NEW_PASSWORD });
    expect(await credentialsOf(browser)).toMatchObject({
      username,
      isAddressConfirmed: true,
      pendingAddress: null,
    });
    expect(await subjectsTo(app, mailbox, username)).toContain(SUBJECTS.passwordChanged);
  });

  it('ends the reservation, and frees the other address', async () => {
    const { next, token } = await buildRobbed();
    await undoAddressChange(visitor(), token, NEW_PASSWORD);
    const { status } = await visitor().rest('post', '/api/register', { username: next, password: PASSWORD });
    expect(status).toBe(201);
  });

  it('undoes every later change and voids its links', async () => {
    const { thief, username, next, token } = await buildRobbed();
    await move(thief);
    const ofThief = await tokenTo(mailbox, next, UNDO_PAGE);
    const waiting = buildAddress();
    await changeAddress(thief, waiting);
    expect((await undoAddressChange(visitor(), token, NEW_PASSWORD)).code).toBe('ok');
    expect(await undoAddressChange(visitor(), ofThief, 'des Diebes Wort')).toEqual(OVER);
    const ofWaiting = await tokenTo(mailbox, waiting, CONFIRM_PAGE);
    expect(await confirmAddress(visitor(), ofWaiting, PASSWORD)).toEqual(OVER);
    expect(await opens(app, username, NEW_PASSWORD)).toBe(true);
  });

  it('can also undo the change before the last', async () => {
    const { client } = await buildConfirmed(app, mailbox);
    const second = await move(client);
    await move(client);
    const token = await tokenTo(mailbox, second, UNDO_PAGE);
    expect((await undoAddressChange(visitor(), token, NEW_PASSWORD)).code).toBe('ok');
    expect(await opens(app, second, NEW_PASSWORD)).toBe(true);
  });

  it('works after an intruder has changed the password and ended all sessions', async () => {
    const { thief, username, token } = await buildRobbed();
    const change = { password: 'des Diebes Wort', currentPassword: PASSWORD };
    expect((await thief.rest('post', '/api/user/change-password', change)).status).toBe(200);
    await thief.graphql(LOG_OUT_EVERYWHERE);
    expect((await undoAddressChange(visitor(), token, NEW_PASSWORD)).code).toBe('ok');
    expect(await opens(app, username, NEW_PASSWORD)).toBe(true);
  });

  it('sets no password for an account without a password', async () => {
    const subject = buildAddress();
    const identity = { provider: 'google', subject, email: subject, name: null } as const;
    const user = await app.services.identity.findOrCreate(identity, 'Europe/Berlin');
    const next = buildAddress();
    const { addressChanges, address } = app.services;
    await addressChanges.begin(user, next);
    await address.confirm(await address.claimOf(await tokenTo(mailbox, next, CONFIRM_PAGE)));
    const token = await tokenTo(mailbox, subject, UNDO_PAGE);
    expect((await mailbox.nthTo(subject)).text).not.toContain('Passwort');
    // The account has no other credential, so no button removes the recent credentials.
    expect((await undoAddressChange(visitor(), token, NEW_PASSWORD)).data).toEqual({
      undoAddressChange: {
        recentCredentials: { ...NO_RECENT_CREDENTIALS, identities: [{ provider: 'GOOGLE' }] },
      },
    });
    expect(await opens(app, subject, NEW_PASSWORD)).toBe(false);
    const back = await app.services.identity.findOrCreate(identity, 'Europe/Berlin');
    expect([back.id, back.username]).toEqual([user.id, subject]);
  });

  it('is not used up by a password that is too short', async () => {
    const { token } = await buildRobbed();
    const { code, fields } = await undoAddressChange(visitor(), token, '12345');
    expect([code, fields]).toEqual([
      'BAD_USER_INPUT',
      { password: 'Passwort muss mindestens 6 Zeichen lang sein' },
    ]);
    expect((await undoAddressChange(visitor(), token, NEW_PASSWORD)).code).toBe('ok');
  });

  it('works once, whatever the browser and the password', async () => {
    const { username, token } = await buildRobbed();
    await undoAddressChange(visitor(), token, NEW_PASSWORD);
    expect(await undoAddressChange(visitor(), token, NEW_PASSWORD)).toEqual(OVER);
    expect(await undoAddressChange(visitor(), token, 'noch ein Wort')).toEqual(OVER);
    expect(await opens(app, username, NEW_PASSWORD)).toBe(true);
  });

  it('works once in two concurrent tabs', async () => {
    const { username, token } = await buildRobbed();
    const passwords = ['das eine Wort', 'das andere Wort'];
    const outcomes = await Promise.all(passwords.map((word) => undoAddressChange(visitor(), token, word)));
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['BAD_USER_INPUT', 'ok']);
    const winner = outcomes.findIndex(({ code }) => code === 'ok');
    const opened = await Promise.all(passwords.map((word) => opens(app, username, word)));
    expect(opened).toEqual([winner === 0, winner === 1]);
  });

  it('works for seven days', async () => {
    const { username, token } = await buildRobbed();
    pass(7 * DAY_MS - 1);
    expect((await undoAddressChange(visitor(), token, NEW_PASSWORD)).code).toBe('ok');
    expect(await opens(app, username, NEW_PASSWORD)).toBe(true);
    const last = await buildRobbed();
    pass(7 * DAY_MS);
    expect(await undoAddressChange(visitor(), last.token, NEW_PASSWORD)).toEqual(OVER);
    expect(await opens(app, last.next, PASSWORD)).toBe(true);
  });

  it('fails when the account has been deleted', async () => {
    const { thief, username, token } = await buildRobbed();
    await thief.rest('delete', '/api/user');
    await visitor().rest('post', '/api/register', { username, password: PASSWORD });
    expect(await undoAddressChange(visitor(), token, NEW_PASSWORD)).toEqual(OVER);
    expect(await opens(app, username, PASSWORD)).toBe(true);
  });
});

describe('a link with an invalid token', () => {
  let robbed: Awaited<ReturnType<typeof buildRobbed>>;
  beforeAll(async () => {
    app.setClock(START_OF_TESTS);
    robbed = await buildRobbed();
  });

  it.each(BAD_TOKENS)('is rejected with a damaged token → %s', async (_kind, spoil) => {
    const { next, token } = robbed;
    expect(await undoAddressChange(visitor(), spoil(token), NEW_PASSWORD)).toEqual(OVER);
    expect(await opens(app, next, PASSWORD)).toBe(true);
  });

  it('rejects tokens of every other purpose, and its token serves no other purpose', async () => {
    const { client, username } = await buildUser(app);
    const toConfirm = await tokenTo(mailbox, username, CONFIRM_PAGE);
    const next = buildAddress();
    await changeAddress(client, next);
    const toChange = await tokenTo(mailbox, next, CONFIRM_PAGE);
    for (const token of [toConfirm, toChange]) {
      expect(await undoAddressChange(visitor(), token, NEW_PASSWORD)).toEqual(OVER);
      expect(await resetPassword(visitor(), token, NEW_PASSWORD)).toEqual(OVER);
    }
    expect(await confirmAddress(robbed.thief, robbed.token, PASSWORD)).toEqual(OVER);
    expect(await resetPassword(visitor(), robbed.token, NEW_PASSWORD)).toEqual(OVER);
  });
});
