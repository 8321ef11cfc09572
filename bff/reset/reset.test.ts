import { LINK_REFUSED } from '../platform/lib/link-token.rules.ts';
import { BAD_TOKENS } from '../workshop/testing/bad-tokens.ts';
import { buildAddress, buildDevice, buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import { deviceOf, from, LOG_OUT_EVERYWHERE, logIn, newAddress } from '../workshop/testing/log-ins.ts';
import {
  ask,
  buildConfirmed,
  CONFIRM_PAGE,
  changeAddress,
  confirmAddress,
  NO_RECENT_CREDENTIALS,
  opens,
  RESET,
  requestReset,
  resetPassword,
  SUBJECTS,
  subjectsTo,
  tokenTo,
} from '../workshop/testing/mail-links.ts';
import { linkIn, type Mailbox } from '../workshop/testing/mailbox.ts';
import { rawJson, rawRequest } from '../workshop/testing/raw-request.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withAppAndMailbox } from '../workshop/testing/with-app.ts';

const MINUTE_MS = 60_000;
const PAGE = '/passwort-neu';
const NEW_PASSWORD = 'ein neues Wort';
const OVER = { code: 'BAD_USER_INPUT', message: LINK_REFUSED, fields: { token: LINK_REFUSED } };

let app: TestApp;
let mailbox: Mailbox;
const pass = withAppAndMailbox(
  (given) => {
    ({ app, mailbox } = given);
  },
  { trustProxy: 1 },
);

const visitor = () => new TestClient(app);

/** Exhausts the daily failed attempts of an account, so that strangers are blocked. */
async function exhaust(username: string): Promise<void> {
  const { key, limit, windowMs } = app.limiter.bucket('failedAttemptDay', 'log-in', username);
  await app.db.write((tx) =>
    tx.run('INSERT INTO rate_limit (bucket, count, resetAt) VALUES (?, ?, ?)', [
      key,
      limit,
      new Date(app.clock().getTime() + windowMs),
    ]),
  );
}

/** A person who has requested a new password. */
async function buildForgetful() {
  const user = await buildConfirmed(app, mailbox);
  await requestReset(visitor(), user.username);
  return { ...user, token: await tokenTo(mailbox, user.username, PAGE) };
}

describe('a forgotten password', () => {
  it('is replaced through a link to a confirmed address, from a new browser', async () => {
    const { client, username } = await buildConfirmed(app, mailbox);
    await client.rest('post', '/api/answers', { content: 'Vorher geschrieben.' });
    const phone = visitor();
    expect(await requestReset(phone, username)).toEqual({
      code: 'ok',
      data: { requestPasswordReset: { username } },
    });
    const mail = await mailbox.nthTo(username, 2);
    expect([mail.subject, linkIn(mail).search]).toEqual([SUBJECTS.newPassword, '']);
    const token = await tokenTo(mailbox, username, PAGE);
    expect(await resetPassword(phone, token, NEW_PASSWORD)).toEqual({
      code: 'ok',
      data: { resetPassword: { recentCredentials: NO_RECENT_CREDENTIALS } },
    });
    expect(await opens(app, username, PASSWORD)).toBe(false);
    await phone.rest('post', '/api/login', { username, password: NEW_PASSWORD });
    expect((await phone.rest('get', '/api/answers')).body).toMatchObject([
      { content: 'Vorher geschrieben.' },
    ]);
    expect(await subjectsTo(app, mailbox, username)).toContain(SUBJECTS.passwordChanged);
  });

  it('signs nobody in and ends every session', async () => {
    const { client, username, token } = await buildForgetful();
    const other = await buildDevice(app, username);
    const browser = visitor();
    await resetPassword(browser, token, NEW_PASSWORD);
    for (const device of [client, other, browser]) {
      expect((await device.rest('get', '/api/user')).status).toBe(401);
    }
  });

  it('ends the trust of all devices, and trusts the device of the reset', async () => {
    const user = await buildConfirmed(app, mailbox);
    const credentials = { username: user.username, address: newAddress() };
    const before = deviceOf(await logIn(app, { ...credentials, password: PASSWORD }));
    await requestReset(visitor(), user.username);
    const token = await tokenTo(mailbox, user.username, PAGE);
    const body = { query: RESET, variables: { input: { token, password: NEW_PASSWORD } } };
    const here = deviceOf(await rawJson(app, 'POST', '/graphql', body, from(newAddress())));
    await exhaust(user.username);
    const attempt = { ...credentials, password: NEW_PASSWORD };
    expect((await logIn(app, { ...attempt, Cookie: before })).status).toBe(429);
    expect((await logIn(app, { ...attempt, Cookie: here })).status).toBe(200);
  });

  it("is logged under the account's pseudonym, without token and address", async () => {
    const { id, username, token } = await buildForgetful();
    await resetPassword(visitor(), token, NEW_PASSWORD);
    const lines = app
      .log()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    const events = lines.filter(({ userRef }) => userRef === app.events.userRef(id));
    expect(events.map(({ event, outcome }) => [event, outcome])).toContainEqual(['password-reset', 'ok']);
    for (const secret of [username, token]) expect(app.log()).not.toContain(secret);
  });

  it('can be requested whatever the case of the address', async () => {
    const { username } = await buildConfirmed(app, mailbox);
    await requestReset(visitor(), ` ${username.toUpperCase()} `);
    expect((await resetPassword(visitor(), await tokenTo(mailbox, username, PAGE), NEW_PASSWORD)).code).toBe(
      'ok',
    );
  });
});

describe('the link that sets a new password', () => {
  it.each<[meanwhile: string, work: (user: Awaited<ReturnType<typeof buildForgetful>>) => Promise<unknown>]>([
    ['it was used', ({ token }) => resetPassword(visitor(), token, 'ein anderes Wort')],
    [
      'a second link was used',
      async ({ username }) => {
        pass(1_000);
        await requestReset(visitor(), username);
        await resetPassword(visitor(), await tokenTo(mailbox, username, PAGE, 2), 'ein anderes Wort');
      },
    ],
    ['30 minutes have passed', async () => pass(30 * MINUTE_MS)],
    [
      'the password was changed',
      ({ client }) => client.rest('post', '/api/user/change-password', { password: 'ein anderes Wort' }),
    ],
    [
      'the address was changed',
      async ({ client }) => {
        const next = buildAddress();
        await changeAddress(client, next);
        await confirmAddress(client, await tokenTo(mailbox, next, CONFIRM_PAGE));
      },
    ],
    ['the account was deleted', ({ client }) => client.rest('delete', '/api/user')],
    [
      'the account was deleted and the address registered again',
      async ({ client, username }) => {
        await client.rest('delete', '/api/user');
        await visitor().rest('post', '/api/register', { username, password: 'ein anderes Wort' });
      },
    ],
  ])('is void when %s', async (_meanwhile, work) => {
    const user = await buildForgetful();
    await work(user);
    expect(await resetPassword(visitor(), user.token, NEW_PASSWORD)).toEqual(OVER);
    expect(await opens(app, user.username, NEW_PASSWORD)).toBe(false);
  });

  it('is void for an address that changes between its check and the new password', async () => {
    const { id, token } = await buildForgetful();
    const user = await app.services.reset.userOf(token);
    await app.db.change('UPDATE user SET username = ? WHERE id = ?', [buildAddress(), id]);
    await expect(app.services.reset.reset(user, NEW_PASSWORD)).rejects.toThrow(LINK_REFUSED);
  });

  it('stays valid when all sessions end, which an intruder could repeat', async () => {
    const { client, token } = await buildForgetful();
    await ask(client, LOG_OUT_EVERYWHERE);
    expect((await resetPassword(visitor(), token, NEW_PASSWORD)).code).toBe('ok');
  });

  it('is valid for 30 minutes from the sending', async () => {
    const { username } = await buildConfirmed(app, mailbox);
    mailbox.fault = { at: 'RCPT TO', how: 451 };
    await requestReset(visitor(), username);
    await app.sendMails();
    mailbox.fault = undefined;
    pass(20 * MINUTE_MS);
    await app.sendMails();
    const token = await tokenTo(mailbox, username, PAGE);
    pass(30 * MINUTE_MS - 1);
    expect((await resetPassword(visitor(), token, NEW_PASSWORD)).code).toBe('ok');
  });

  it('works once in two concurrent tabs', async () => {
    const { username, token } = await buildForgetful();
    const passwords = ['das eine Wort', 'das andere Wort'];
    const outcomes = await Promise.all(passwords.map((word) => resetPassword(visitor(), token, word)));
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['BAD_USER_INPUT', 'ok']);
    const opened = await Promise.all(passwords.map((word) => opens(app, username, word)));
    expect(opened).toEqual(outcomes.map(({ code }) => code === 'ok'));
  });

  it('is not used up by a password that is too short or too long', async () => {
    const { token } = await buildForgetful();
    const refused = [await resetPassword(visitor(), token, '12345')];
    refused.push(await resetPassword(visitor(), token, 'x'.repeat(257)));
    expect(refused.map(({ fields }) => Object.keys(fields ?? {}))).toEqual([['password'], ['password']]);
    expect((await resetPassword(visitor(), token, NEW_PASSWORD)).code).toBe('ok');
  });

  it.each([
    ['GET', (token: string) => `${PAGE}?token=${token}`],
    ['GET', (token: string) => `${PAGE}/${token}`],
    ['HEAD', (token: string) => `${PAGE}?token=${token}`],
    [
      'GET',
      (token: string) =>
        `/graphql?query=${encodeURIComponent(`mutation { resetPassword(input: { token: "${token}", password: "${NEW_PASSWORD}" }) { recentCredentials { removalToken } } }`)}`,
    ],
  ])('is not used up by a link scanner → %s, case %#', async (method, path) => {
    const { username, token } = await buildForgetful();
    await rawRequest(app, method, path(token));
    expect(await opens(app, username, PASSWORD)).toBe(true);
    expect((await resetPassword(visitor(), token, NEW_PASSWORD)).code).toBe('ok');
  });
});

describe('a link with an invalid token', () => {
  let forgetful: Awaited<ReturnType<typeof buildForgetful>>;
  beforeAll(async () => {
    app.setClock(START_OF_TESTS);
    forgetful = await buildForgetful();
  });

  it.each(BAD_TOKENS)('is rejected → %s', async (_kind, spoil) => {
    const { username, token } = forgetful;
    expect(await resetPassword(visitor(), spoil(token), NEW_PASSWORD)).toEqual(OVER);
    expect(await opens(app, username, PASSWORD)).toBe(true);
  });

  it('cannot be exchanged with a confirmation token', async () => {
    const { client, username } = await buildUser(app);
    const toConfirm = await tokenTo(mailbox, username, CONFIRM_PAGE);
    expect(await resetPassword(client, toConfirm, NEW_PASSWORD)).toEqual(OVER);
    expect(await confirmAddress(forgetful.client, forgetful.token, PASSWORD)).toEqual(OVER);
  });
});
