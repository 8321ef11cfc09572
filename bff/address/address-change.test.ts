import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RECENT_SIGN_IN_MS } from '../platform/session/session-handle.ts';
import { buildAddress, buildDevice, buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import {
  buildConfirmed,
  changeAddress,
  confirmAddress,
  opens,
  refuseAddress,
  subjectsTo,
  tokenTo,
  waysIn,
} from '../workshop/testing/mail-links.ts';
import { createMailbox, type Mailbox } from '../workshop/testing/mailbox.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';

const DAY_MS = 86_400_000;
const PAGE = '/adresse-bestaetigen';
const TAKEN = 'Diese E-Mail-Adresse wird möglicherweise bereits verwendet.';

let mailbox: Mailbox;
let app: TestApp;
let now = 0;
const pass = (ms: number) => {
  now += ms;
  app.setClock(new Date(now));
};
beforeAll(async () => {
  mailbox = await createMailbox();
  app = await createTestApp({ mail: mailbox.settings });
});
beforeEach(() => {
  now = START_OF_TESTS.getTime();
  pass(0);
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

const visitor = () => new TestClient(app);
const register = (username: string) =>
  visitor().rest('post', '/api/register', { username, password: PASSWORD });

/** Somebody with a confirmed address who has asked for another one. */
async function buildMoving() {
  const user = await buildConfirmed(app, mailbox);
  const next = buildAddress();
  const { data } = await changeAddress(user.client, next);
  return { ...user, next, token: await tokenTo(mailbox, next, PAGE), data };
}

/** Somebody who has changed the address from `username` to `next`. */
async function buildMoved() {
  const user = await buildMoving();
  const { code } = await confirmAddress(user.client, user.token);
  if (code !== 'ok') throw new Error(`Completing a change gave ${code}.`);
  return user;
}

describe('a new address', () => {
  it('waits for its mail, and everything stays as it is until then', async () => {
    const { client, username, next, data } = await buildMoving();
    expect(data).toEqual({ changeAddress: { isDone: false } });
    expect(await waysIn(client)).toMatchObject({
      address: username,
      isAddressConfirmed: true,
      pendingAddress: next,
    });
    expect([await opens(app, username, PASSWORD), await opens(app, next, PASSWORD)]).toEqual([true, false]);
    expect(await subjectsTo(app, mailbox, username)).toEqual(['Bitte bestätige Deine E-Mail-Adresse']);
  });

  it('is the account’s once its link is opened by the person who is signed in, whose sessions go on', async () => {
    const { client, username, next, token } = await buildMoving();
    const phone = await buildDevice(app, username);
    expect(await confirmAddress(client, token)).toEqual({
      code: 'ok',
      data: { confirmAddress: { address: next } },
    });
    for (const device of [client, phone]) {
      expect(await waysIn(device)).toMatchObject({
        address: next,
        isAddressConfirmed: true,
        pendingAddress: null,
      });
    }
    expect([await opens(app, username, PASSWORD), await opens(app, next, PASSWORD)]).toEqual([false, true]);
  });

  it('is completed in another browser with the password, and never by the link alone', async () => {
    const { client, next, token } = await buildMoving();
    const stranger = await buildConfirmed(app, mailbox);
    for (const other of [visitor(), stranger.client]) {
      expect((await confirmAddress(other, token)).code).toBe('UNAUTHENTICATED');
      expect((await confirmAddress(other, token, 'falsches Wort')).code).toBe('UNAUTHENTICATED');
    }
    expect((await confirmAddress(visitor(), token, PASSWORD)).code).toBe('ok');
    expect(await waysIn(client)).toMatchObject({ address: next });
  });

  it('needs the current password once the sign-in is older than 15 minutes', async () => {
    const { client } = await buildUser(app);
    pass(RECENT_SIGN_IN_MS + 1);
    const next = buildAddress();
    expect((await changeAddress(client, next)).code).toBe('FORBIDDEN');
    expect((await changeAddress(client, next, 'falsches Wort')).code).toBe('FORBIDDEN');
    expect(await waysIn(client)).toMatchObject({ pendingAddress: null });
    expect((await changeAddress(client, next, PASSWORD)).code).toBe('ok');
    expect(await waysIn(client)).toMatchObject({ pendingAddress: next });
  });

  it.each([
    'anna',
    '',
    ' ',
    'anna@',
    'a@b',
    'anna@example.org\r\nBcc: b@example.org',
    `${'a'.repeat(400)}@example.org`,
  ])('is refused when it is none → %j', async (address) => {
    const { client } = await buildUser(app);
    const outcome = await changeAddress(client, address);
    expect([outcome.code, outcome.fields]).toEqual([
      'BAD_USER_INPUT',
      { username: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' },
    ]);
  });

  it('is refused when the account has it already, in whatever case', async () => {
    const { client, username } = await buildUser(app);
    const outcome = await changeAddress(client, ` ${username.toUpperCase()} `);
    expect(outcome.fields).toEqual({ username: 'Das ist schon die E-Mail-Adresse Deines Kontos.' });
  });

  it('lives for 24 hours', async () => {
    const { client, token } = await buildMoving();
    pass(DAY_MS);
    expect((await confirmAddress(client, token)).code).toBe('BAD_USER_INPUT');
    expect(await waysIn(client)).toMatchObject({ pendingAddress: null });
  });

  it('makes the link of the one before void', async () => {
    const { client, token } = await buildMoving();
    pass(1_000);
    const other = buildAddress();
    await changeAddress(client, other);
    expect((await confirmAddress(client, token)).code).toBe('BAD_USER_INPUT');
    expect((await confirmAddress(client, await tokenTo(mailbox, other, PAGE))).code).toBe('ok');
    expect(await waysIn(client)).toMatchObject({ address: other });
  });

  it('is completed once in two tabs at the same moment', async () => {
    const { client, token } = await buildMoving();
    const outcomes = await Promise.all([confirmAddress(client, token), confirmAddress(client, token)]);
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['BAD_USER_INPUT', 'ok']);
    expect((await confirmAddress(client, token)).code).toBe('BAD_USER_INPUT');
  });

  it('that two accounts ask for goes to the first one that confirms it', async () => {
    const [one, other] = [await buildConfirmed(app, mailbox), await buildConfirmed(app, mailbox)];
    const next = buildAddress();
    await changeAddress(one.client, next);
    const ofOne = await tokenTo(mailbox, next, PAGE);
    pass(1_000);
    await changeAddress(other.client, next);
    const ofOther = await tokenTo(mailbox, next, PAGE, 2);
    expect((await confirmAddress(one.client, ofOther)).code).toBe('UNAUTHENTICATED');
    expect((await confirmAddress(other.client, ofOther)).code).toBe('ok');
    expect(await confirmAddress(one.client, ofOne)).toMatchObject({ code: 'CONFLICT', message: TAKEN });
    expect(await waysIn(one.client)).toMatchObject({ address: one.username, isAddressConfirmed: true });
  });

  it('tells nobody whether an account has it: the mail leaves all the same, and the end says no', async () => {
    const { client, username } = await buildUser(app);
    const taken = await buildConfirmed(app, mailbox);
    expect((await changeAddress(client, taken.username)).data).toEqual({ changeAddress: { isDone: false } });
    const token = await tokenTo(mailbox, taken.username, PAGE, 2);
    expect((await confirmAddress(taken.client, token)).code).toBe('UNAUTHENTICATED');
    expect((await confirmAddress(client, token)).code).toBe('CONFLICT');
    expect(await waysIn(client)).toMatchObject({ address: username });
    expect(await opens(app, taken.username, PASSWORD)).toBe(true);
  });

  it('ends with „Das bin ich nicht“, and that account never writes to it again', async () => {
    const { client, username, next, token } = await buildMoving();
    expect((await refuseAddress(visitor(), token)).code).toBe('ok');
    expect((await confirmAddress(client, token)).code).toBe('BAD_USER_INPUT');
    expect(await waysIn(client)).toMatchObject({ address: username, pendingAddress: null });
    pass(1_000);
    await changeAddress(client, next);
    expect(await subjectsTo(app, mailbox, next)).toEqual(['Bitte bestätige Deine neue E-Mail-Adresse']);
  });

  it('makes the link that confirms the old one void', async () => {
    const { client, username } = await buildUser(app);
    const old = await tokenTo(mailbox, username, PAGE);
    const next = buildAddress();
    await changeAddress(client, next);
    await confirmAddress(client, await tokenTo(mailbox, next, PAGE));
    expect((await confirmAddress(client, old)).code).toBe('BAD_USER_INPUT');
  });

  it('is over when the account is deleted meanwhile', async () => {
    const { client, next, token } = await buildMoving();
    await client.rest('delete', '/api/user');
    expect((await confirmAddress(visitor(), token, PASSWORD)).code).toBe('BAD_USER_INPUT');
    expect((await register(next)).status).toBe(201);
  });

  it('is changed ten times a day at most', async () => {
    const strict = await createTestApp({ mail: mailbox.settings, rateLimitScale: 1 });
    const { client } = await buildUser(strict);
    const codes: string[] = [];
    for (let index = 0; index < 11; index += 1)
      codes.push((await changeAddress(client, buildAddress())).code);
    expect(codes).toEqual([...Array(10).fill('ok'), 'TOO_MANY_REQUESTS']);
    await strict.close();
  });
});

describe('an address that an account has left', () => {
  it('is nobody else’s for seven days: not by registration, not by another account, not by a provider', async () => {
    const { username } = await buildMoved();
    const other = await buildConfirmed(app, mailbox);
    const byProvider = (subject: string) =>
      app.services.account.findOrCreateFromIdentity(
        { provider: 'google', subject, email: username, name: null },
        'Europe/Berlin',
      );
    for (const ms of [0, 7 * DAY_MS - 1]) {
      pass(ms);
      const { status, body } = await register(username);
      expect([status, body.error]).toEqual([409, TAKEN]);
      await expect(byProvider(`${username}-${ms}`)).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    now = START_OF_TESTS.getTime() + 1_000;
    pass(0);
    await changeAddress(other.client, username);
    const token = await tokenTo(mailbox, username, PAGE, 2);
    expect((await confirmAddress(other.client, token)).code).toBe('CONFLICT');
    now = START_OF_TESTS.getTime() + 7 * DAY_MS;
    pass(0);
    expect((await register(username)).status).toBe(201);
  });

  it('is nobody else’s even for a registration at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { client, username, token } = await buildMoving();
      const [change, registration] = await Promise.all([confirmAddress(client, token), register(username)]);
      expect([change.code, registration.status]).toEqual(['ok', 409]);
    }
  });

  it('can be taken back by its account, and the one in between is free at once and gets no link', async () => {
    const { client, username, next } = await buildMoved();
    pass(1_000);
    await changeAddress(client, username);
    expect((await confirmAddress(client, await tokenTo(mailbox, username, PAGE, 2))).code).toBe('ok');
    expect(await waysIn(client)).toMatchObject({ address: username, isAddressConfirmed: true });
    expect(await subjectsTo(app, mailbox, next)).toEqual(['Bitte bestätige Deine neue E-Mail-Adresse']);
    expect((await register(next)).status).toBe(201);
  });

  it('is free when the account is deleted', async () => {
    const { client, username, next } = await buildMoved();
    await client.rest('delete', '/api/user');
    expect((await register(username)).status).toBe(201);
    expect((await register(next)).status).toBe(201);
  });

  it('gets no mail when nobody had confirmed it: behind it may be a stranger', async () => {
    const { client, username } = await buildUser(app);
    const next = buildAddress();
    await changeAddress(client, next);
    await confirmAddress(client, await tokenTo(mailbox, next, PAGE));
    expect(await subjectsTo(app, mailbox, username)).toEqual(['Bitte bestätige Deine E-Mail-Adresse']);
    expect((await register(username)).status).toBe(409);
  });
});

describe('a new address where mail is not set up', () => {
  let silent: TestApp;
  beforeAll(async () => {
    silent = await createTestApp();
  });
  afterAll(() => silent.close());

  it('is the account’s at once, unconfirmed, and the old one is reserved', async () => {
    const { client, username } = await buildUser(silent);
    const next = buildAddress();
    expect((await changeAddress(client, next)).data).toEqual({ changeAddress: { isDone: true } });
    expect(await waysIn(client)).toMatchObject({
      address: next,
      isAddressConfirmed: false,
      pendingAddress: null,
    });
    expect([await opens(silent, username, PASSWORD), await opens(silent, next, PASSWORD)]).toEqual([
      false,
      true,
    ]);
    const again = { username, password: PASSWORD };
    expect((await new TestClient(silent).rest('post', '/api/register', again)).status).toBe(409);
    expect((await changeAddress(client, username)).data).toEqual({ changeAddress: { isDone: true } });
  });

  it('is refused when another account has it or has reserved it, and nothing changes', async () => {
    const [one, other] = [await buildUser(silent), await buildUser(silent)];
    expect(await changeAddress(one.client, other.username)).toMatchObject({
      code: 'CONFLICT',
      message: TAKEN,
    });
    const next = buildAddress();
    await changeAddress(other.client, next);
    expect((await changeAddress(one.client, other.username)).code).toBe('CONFLICT');
    expect(await waysIn(one.client)).toMatchObject({ address: one.username });
    expect(await opens(silent, one.username, PASSWORD)).toBe(true);
  });

  it('is offered, but nothing that needs mail', async () => {
    const { body } = await new TestClient(silent).graphql('{ offers { mail passkeys } }');
    expect(body.data.offers).toEqual({ mail: false, passkeys: true });
    const { body: withMail } = await visitor().graphql('{ offers { mail passkeys } }');
    expect(withMail.data.offers).toEqual({ mail: true, passkeys: true });
  });
});
