import { randomUUID } from 'node:crypto';
import type { IdentityProvider } from '../identity/user-identity.entity.ts';
import { RATE_LIMITS } from '../platform/limits/rate-limits.ts';
import { buildAddress, buildUser } from '../workshop/testing/builders.ts';
import { newAddress } from '../workshop/testing/log-ins.ts';
import {
  buildConfirmed,
  CONFIRM_PAGE,
  REQUEST_RESET,
  refuseAddress,
  requestReset,
  SUBJECTS,
  subjectsTo,
  tokenTo,
} from '../workshop/testing/mail-links.ts';
import { linkIn, type Mailbox } from '../workshop/testing/mailbox.ts';
import { rawJson } from '../workshop/testing/raw-request.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withAppAndMailbox } from '../workshop/testing/with-app.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const WAYS_IN = 'So meldest Du Dich bei Aufwind an';
const { confirm: ASK_TO_CONFIRM, newPassword: LINK } = SUBJECTS;

let app: TestApp;
let mailbox: Mailbox;
const pass = withAppAndMailbox(
  (given) => {
    ({ app, mailbox } = given);
  },
  { trustProxy: 1, rateLimitScale: 1 },
);

/** A visitor at an unused address. */
const visitor = (address = newAddress()) => new TestClient(app, { 'X-Forwarded-For': address });

/** Creates an account with a provider; returns its address. */
async function buildProviderAccount(provider: IdentityProvider): Promise<string> {
  const address = buildAddress();
  const identity = { provider, subject: randomUUID(), email: address, name: null };
  await app.services.identity.findOrCreate(identity, 'Europe/Berlin');
  return address;
}

/** Requests a reset for this address; returns the subjects of all mails to it. */
async function askFor(address: string): Promise<string[]> {
  expect(await requestReset(visitor(), address)).toEqual({
    code: 'ok',
    data: { requestPasswordReset: { username: address } },
  });
  return subjectsTo(app, mailbox, address);
}

describe('a request for a new password', () => {
  it('sends nothing to an unregistered address', async () => {
    expect(await askFor(buildAddress())).toEqual([]);
  });

  it('sends nothing to an unconfirmed address', async () => {
    const { username } = await buildUser(app);
    expect(await askFor(username)).toEqual([ASK_TO_CONFIRM]);
  });

  it('sends nothing to an address whose owner has rejected the account', async () => {
    const { username } = await buildUser(app);
    await refuseAddress(visitor(), await tokenTo(mailbox, username, CONFIRM_PAGE));
    expect(await askFor(username)).toEqual([ASK_TO_CONFIRM]);
  });

  it('sends the link to a confirmed address', async () => {
    const { username } = await buildConfirmed(app, mailbox);
    expect(await askFor(username)).toEqual([ASK_TO_CONFIRM, LINK]);
  });

  it('sends nothing to an account deleted before the mail is sent', async () => {
    const { client, username } = await buildConfirmed(app, mailbox);
    mailbox.fault = { at: 'RCPT TO', how: 451 };
    await requestReset(visitor(), username);
    await app.sendMails();
    await client.rest('delete', '/api/user');
    mailbox.fault = undefined;
    pass(HOUR_MS);
    expect(await subjectsTo(app, mailbox, username)).not.toContain(LINK);
  });

  it.each([
    ['google', 'Google'],
    ['apple', 'Apple'],
  ] as const)(
    'tells the owner of an account without a password how to sign in → %s',
    async (provider, name) => {
      const address = await buildProviderAccount(provider);
      expect(await askFor(address)).toEqual([WAYS_IN]);
      const mail = await mailbox.nthTo(address);
      expect(mail.text).toContain(`Es hat aber kein Passwort: Melde Dich mit ${name} an.`);
      expect(linkIn(mail).href).toBe(`${app.origin}/auth`);
    },
  );

  it('mails the credentials once a day, however often requested', async () => {
    const address = await buildProviderAccount('google');
    for (let index = 0; index < 3; index += 1) {
      await askFor(address);
      pass(1_000);
    }
    expect(await askFor(address)).toEqual([WAYS_IN]);
    pass(DAY_MS - 4_000);
    expect(await askFor(address)).toEqual([WAYS_IN]);
    pass(1_000);
    expect(await askFor(address)).toEqual([WAYS_IN, WAYS_IN]);
  });

  it('mails the credentials even if the mail server accepts only the retry', async () => {
    const address = await buildProviderAccount('google');
    mailbox.fault = { at: 'RCPT TO', how: 451 };
    await askFor(address);
    mailbox.fault = undefined;
    pass(60_000);
    expect(await subjectsTo(app, mailbox, address)).toEqual([WAYS_IN]);
  });

  it('returns the same response for every address', async () => {
    const confirmed = await buildConfirmed(app, mailbox);
    const { username: unconfirmed } = await buildUser(app);
    const google = await buildProviderAccount('google');
    const answers = new Set<string>();
    for (const username of [buildAddress(), unconfirmed, confirmed.username, google]) {
      const body = { query: REQUEST_RESET, variables: { input: { username } } };
      const reply = await rawJson(app, 'POST', '/graphql', body, { 'X-Forwarded-For': newAddress() });
      const { date: _date, 'x-request-id': _id, 'content-length': length, ...headers } = reply.headers;
      // The payload repeats the sent address; nothing else may differ.
      const words = [reply.text.replace(username, ''), Number(length) - username.length];
      answers.add(JSON.stringify([reply.status, words, reply.setCookies, headers]));
    }
    expect(answers.size).toBe(1);
  });

  it.each([
    '',
    'anna',
    'anna@',
    'anna@example.org, bert@example.org',
    'anna@example.org\nBcc: bert@example.org',
  ])('is rejected for an invalid address → %j', async (address) => {
    const { code, fields } = await requestReset(visitor(), address);
    expect([code, fields]).toEqual([
      'BAD_USER_INPUT',
      { username: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' },
    ]);
  });

  it('returns 503 with Retry-After without a mail server', async () => {
    const silent = await createTestApp();
    const client = new TestClient(silent);
    expect((await requestReset(client, 'anna')).code).toBe('BAD_USER_INPUT');
    const { body, headers } = await client.graphql(REQUEST_RESET, { input: { username: buildAddress() } });
    expect([body.errors[0].extensions.code, headers['retry-after']]).toEqual(['UNAVAILABLE', '3600']);
    await silent.close();
  });
});

describe('many requests for a new password', () => {
  it('send at most three mails an hour to an address, without revealing the limit', async () => {
    const { username } = await buildConfirmed(app, mailbox);
    for (let index = 0; index < 5; index += 1) {
      expect((await requestReset(visitor(), username)).code).toBe('ok');
      await app.sendMails();
      pass(1_000);
    }
    expect(await subjectsTo(app, mailbox, username)).toEqual([ASK_TO_CONFIRM, LINK, LINK, LINK]);
    pass(HOUR_MS);
    expect(await askFor(username)).toEqual([ASK_TO_CONFIRM, LINK, LINK, LINK, LINK]);
  });

  it('from strangers do not count against a trusted device, which has three an hour', async () => {
    const { client, username } = await buildConfirmed(app, mailbox);
    const others = await buildConfirmed(app, mailbox);
    for (let index = 0; index < 10; index += 1) await requestReset(new TestClient(app), username);
    expect(await subjectsTo(app, mailbox, username)).toEqual([ASK_TO_CONFIRM, LINK, LINK, LINK]);
    expect((await requestReset(others.client, username)).code).toBe('ok');
    expect(await subjectsTo(app, mailbox, username)).toHaveLength(4);
    for (let index = 0; index < 5; index += 1) {
      const answer = await requestReset(client, username);
      expect(answer).toEqual({ code: 'ok', data: { requestPasswordReset: { username } } });
      await app.sendMails();
    }
    expect(await subjectsTo(app, mailbox, username)).toEqual([ASK_TO_CONFIRM, ...Array(6).fill(LINK)]);
    pass(HOUR_MS);
    await requestReset(client, username);
    expect(await subjectsTo(app, mailbox, username)).toHaveLength(8);
  });

  it('are limited for a client like other visitor requests, without revealing the limit', async () => {
    const { username } = await buildConfirmed(app, mailbox);
    const address = newAddress();
    for (let index = 0; index < RATE_LIMITS.visitor.count; index += 1)
      await requestReset(visitor(address), buildAddress());
    expect((await requestReset(visitor(address), username)).code).toBe('ok');
    expect(await subjectsTo(app, mailbox, username)).toEqual([ASK_TO_CONFIRM]);
    expect(await askFor(username)).toEqual([ASK_TO_CONFIRM, LINK]);
  });
});
