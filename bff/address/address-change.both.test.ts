import { REGISTRATION_REFUSED } from '../account/account.sentences.rules.ts';
import { RECENT_SIGN_IN_MS } from '../platform/session/session-handle.ts';
import {
  buildAddress,
  buildDevice,
  buildSession,
  buildUser,
  PASSWORD,
} from '../workshop/testing/builders.ts';
import { LOG_OUT_EVERYWHERE } from '../workshop/testing/log-ins.ts';
import {
  buildConfirmed,
  buildMoving,
  CONFIRM_PAGE,
  changeAddress,
  confirmAddress,
  credentialsOf,
  opens,
  refuseAddress,
  register,
  SUBJECTS,
  subjectsTo,
  tokenTo,
} from '../workshop/testing/mail-links.ts';
import type { Mailbox } from '../workshop/testing/mailbox.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withAppAndMailbox } from '../workshop/testing/with-app.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let mailbox: Mailbox;
const pass = withAppAndMailbox((given) => {
  ({ app, mailbox } = given);
});

const visitor = () => new TestClient(app);

describe('a new address', () => {
  it('waits for its confirmation, and changes nothing before', async () => {
    const { client, username, next, data } = await buildMoving(app, mailbox);
    expect(data).toEqual({ changeAddress: { account: { username, pendingAddress: next } } });
    expect(await credentialsOf(client)).toMatchObject({
      username,
      isAddressConfirmed: true,
      pendingAddress: next,
    });
    expect([await opens(app, username, PASSWORD), await opens(app, next, PASSWORD)]).toEqual([true, false]);
    expect(await subjectsTo(app, mailbox, username)).toEqual([SUBJECTS.confirm]);
  });

  it('takes effect when the signed-in person opens the link, and the sessions continue', async () => {
    const { client, username, next, token } = await buildMoving(app, mailbox);
    const phone = await buildDevice(app, username);
    expect(await confirmAddress(client, token)).toEqual({
      code: 'ok',
      data: { confirmAddress: { username: next } },
    });
    for (const device of [client, phone]) {
      expect(await credentialsOf(device)).toMatchObject({
        username: next,
        isAddressConfirmed: true,
        pendingAddress: null,
      });
    }
    expect([await opens(app, username, PASSWORD), await opens(app, next, PASSWORD)]).toEqual([false, true]);
  });

  it('keeps the browser that opens the link as it was: trusted, or not', async () => {
    const { client: trusted } = await buildUser(app);
    const { Cookie } = await buildSession(app);
    // The cookie of the session alone, as a stolen session has it.
    const stolen = new TestClient(app, { Cookie });
    for (const client of [trusted, stolen]) {
      const next = buildAddress();
      expect((await changeAddress(client, next)).code).toBe('ok');
      expect((await confirmAddress(client, await tokenTo(mailbox, next, CONFIRM_PAGE))).code).toBe('ok');
      const { headers } = await client.graphql(LOG_OUT_EVERYWHERE);
      expect(String(headers['set-cookie']).includes('dev=')).toBe(client === trusted);
    }
  });

  it('can be confirmed in another browser with the password, but not with the link alone', async () => {
    const { client, next, token } = await buildMoving(app, mailbox);
    const stranger = await buildConfirmed(app, mailbox);
    for (const other of [visitor(), stranger.client]) {
      expect((await confirmAddress(other, token)).code).toBe('UNAUTHENTICATED');
      expect((await confirmAddress(other, token, 'falsches Wort')).code).toBe('UNAUTHENTICATED');
    }
    expect((await confirmAddress(visitor(), token, PASSWORD)).code).toBe('ok');
    expect(await credentialsOf(client)).toMatchObject({ username: next });
  });

  it('needs the current password once the sign-in is older than 15 minutes', async () => {
    const { client } = await buildUser(app);
    pass(RECENT_SIGN_IN_MS + 1);
    const next = buildAddress();
    expect((await changeAddress(client, next)).code).toBe('FORBIDDEN');
    expect((await changeAddress(client, next, 'falsches Wort')).code).toBe('FORBIDDEN');
    expect(await credentialsOf(client)).toMatchObject({ pendingAddress: null });
    expect((await changeAddress(client, next, PASSWORD)).code).toBe('ok');
    expect(await credentialsOf(client)).toMatchObject({ pendingAddress: next });
  });

  it.each([
    'anna',
    '',
    ' ',
    'anna@',
    'a@b',
    'anna@example.org\r\nBcc: b@example.org',
    `${'a'.repeat(400)}@example.org`,
  ])('is rejected when it is invalid → %j', async (address) => {
    const { client } = await buildUser(app);
    const outcome = await changeAddress(client, address);
    expect([outcome.code, outcome.fields]).toEqual([
      'BAD_USER_INPUT',
      { username: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' },
    ]);
  });

  it('is rejected when the account already has it, whatever its case', async () => {
    const { client, username } = await buildUser(app);
    const outcome = await changeAddress(client, ` ${username.toUpperCase()} `);
    expect(outcome.fields).toEqual({ username: 'Das ist schon die E-Mail-Adresse Deines Kontos.' });
  });

  it('expires after 24 hours', async () => {
    const { client, token } = await buildMoving(app, mailbox);
    pass(DAY_MS);
    expect((await confirmAddress(client, token)).code).toBe('BAD_USER_INPUT');
    expect(await credentialsOf(client)).toMatchObject({ pendingAddress: null });
  });

  it('voids the link of an earlier request', async () => {
    const { client, token } = await buildMoving(app, mailbox);
    pass(1_000);
    const other = buildAddress();
    await changeAddress(client, other);
    expect((await confirmAddress(client, token)).code).toBe('BAD_USER_INPUT');
    expect((await confirmAddress(client, await tokenTo(mailbox, other, CONFIRM_PAGE))).code).toBe('ok');
    expect(await credentialsOf(client)).toMatchObject({ username: other });
  });

  it('is confirmed only once by two concurrent tabs', async () => {
    const { client, token } = await buildMoving(app, mailbox);
    const outcomes = await Promise.all([confirmAddress(client, token), confirmAddress(client, token)]);
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['BAD_USER_INPUT', 'ok']);
    expect((await confirmAddress(client, token)).code).toBe('BAD_USER_INPUT');
  });

  it('goes to the account that confirms it first when two accounts request it', async () => {
    const [one, other] = [await buildConfirmed(app, mailbox), await buildConfirmed(app, mailbox)];
    const next = buildAddress();
    await changeAddress(one.client, next);
    const ofOne = await tokenTo(mailbox, next, CONFIRM_PAGE);
    pass(1_000);
    await changeAddress(other.client, next);
    const ofOther = await tokenTo(mailbox, next, CONFIRM_PAGE, 2);
    expect((await confirmAddress(one.client, ofOther)).code).toBe('UNAUTHENTICATED');
    expect((await confirmAddress(other.client, ofOther)).code).toBe('ok');
    expect(await confirmAddress(one.client, ofOne)).toMatchObject({
      code: 'CONFLICT',
      message: REGISTRATION_REFUSED,
    });
    expect(await credentialsOf(one.client)).toMatchObject({
      username: one.username,
      isAddressConfirmed: true,
    });
  });

  it('does not reveal that another account has it: the mail is sent anyway, and confirming fails', async () => {
    const { client, username } = await buildUser(app);
    const taken = await buildConfirmed(app, mailbox);
    expect((await changeAddress(client, taken.username)).data).toEqual({
      changeAddress: { account: { username, pendingAddress: taken.username } },
    });
    const token = await tokenTo(mailbox, taken.username, CONFIRM_PAGE, 2);
    expect((await confirmAddress(taken.client, token)).code).toBe('UNAUTHENTICATED');
    expect((await confirmAddress(client, token)).code).toBe('CONFLICT');
    expect(await credentialsOf(client)).toMatchObject({ username });
    expect(await opens(app, taken.username, PASSWORD)).toBe(true);
  });

  it('is dropped when its owner rejects it, and the account never mails it again', async () => {
    const { client, username, next, token } = await buildMoving(app, mailbox);
    const refused = await refuseAddress(visitor(), token);
    expect(refused).toEqual({ code: 'ok', data: { refuseAddress: { username: next } } });
    expect((await confirmAddress(client, token)).code).toBe('BAD_USER_INPUT');
    expect(await credentialsOf(client)).toMatchObject({ username, pendingAddress: null });
    pass(1_000);
    await changeAddress(client, next);
    expect(await subjectsTo(app, mailbox, next)).toEqual([SUBJECTS.confirmNew]);
  });

  it('voids the confirmation link of the old address', async () => {
    const { client, username } = await buildUser(app);
    const old = await tokenTo(mailbox, username, CONFIRM_PAGE);
    const next = buildAddress();
    await changeAddress(client, next);
    await confirmAddress(client, await tokenTo(mailbox, next, CONFIRM_PAGE));
    expect((await confirmAddress(client, old)).code).toBe('BAD_USER_INPUT');
  });

  it('is dropped when the account is deleted', async () => {
    const { client, next, token } = await buildMoving(app, mailbox);
    await client.rest('delete', '/api/user');
    expect((await confirmAddress(visitor(), token, PASSWORD)).code).toBe('BAD_USER_INPUT');
    expect((await register(app, next)).status).toBe(201);
  });

  it('can be requested at most ten times a day', async () => {
    const strict = await createTestApp({ mail: mailbox.settings, rateLimitScale: 1 });
    const { client } = await buildUser(strict);
    const codes: string[] = [];
    for (let index = 0; index < 11; index += 1)
      codes.push((await changeAddress(client, buildAddress())).code);
    expect(codes).toEqual([...Array(10).fill('ok'), 'TOO_MANY_REQUESTS']);
    await strict.close();
  });
});
