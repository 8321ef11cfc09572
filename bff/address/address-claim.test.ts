import { LINK_REFUSED } from '../platform/lib/link-token.rules.ts';
import { RATE_LIMITS } from '../platform/limits/rate-limits.ts';
import { buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import {
  ask,
  buildConfirmed,
  CONFIRM_PAGE,
  confirmAddress,
  credentialsOf,
  refuseAddress,
  requestReset,
  SUBJECTS,
  subjectsTo,
  tokenTo,
} from '../workshop/testing/mail-links.ts';
import type { Mailbox } from '../workshop/testing/mailbox.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withAppAndMailbox } from '../workshop/testing/with-app.ts';
import { ADDRESS_REFUSED } from './address.sentences.rules.ts';

const SEND_AGAIN = 'mutation { requestAddressConfirmation { account { isAddressConfirmed } } }';
const OVER = { code: 'BAD_USER_INPUT', message: LINK_REFUSED, fields: { token: LINK_REFUSED } };

let app: TestApp;
let mailbox: Mailbox;
withAppAndMailbox((given) => {
  ({ app, mailbox } = given);
});

/** A new account and the token that has been sent to its address. */
async function buildAsked() {
  const user = await buildUser(app);
  return { ...user, token: await tokenTo(mailbox, user.username, CONFIRM_PAGE) };
}

const visitor = () => new TestClient(app);

describe('rejecting an address', () => {
  it('voids the link, and the account never mails the address again', async () => {
    const { client, username, token } = await buildAsked();
    const refused = await refuseAddress(visitor(), token);
    expect(refused).toEqual({ code: 'ok', data: { refuseAddress: { username } } });
    expect(await confirmAddress(client, token)).toEqual(OVER);
    expect(await ask(client, SEND_AGAIN)).toMatchObject({ code: 'FORBIDDEN', message: ADDRESS_REFUSED });
    await requestReset(visitor(), username);
    expect(await subjectsTo(app, mailbox, username)).toEqual([SUBJECTS.confirm]);
    expect(await credentialsOf(client)).toMatchObject({ username, isAddressConfirmed: false });
  });

  it("leaves the diary and its owner's session untouched", async () => {
    const { client, token } = await buildAsked();
    await client.rest('post', '/api/answers', { content: 'Bleibt.' });
    await refuseAddress(visitor(), token);
    expect((await client.rest('get', '/api/answers')).body).toHaveLength(1);
  });

  it('applies only to that account', async () => {
    const { client, username, token } = await buildAsked();
    await refuseAddress(visitor(), token);
    await client.rest('delete', '/api/user');
    await visitor().rest('post', '/api/register', { username, password: PASSWORD });
    expect(await subjectsTo(app, mailbox, username)).toHaveLength(2);
  });
});

describe('a repeated confirmation mail', () => {
  it('goes to an unconfirmed address, and both links work until either is used', async () => {
    const { client, username, token } = await buildAsked();
    app.setClock(new Date(START_OF_TESTS.getTime() + 1_000));
    expect(await ask(client, SEND_AGAIN)).toEqual({
      code: 'ok',
      data: { requestAddressConfirmation: { account: { isAddressConfirmed: false } } },
    });
    const second = await tokenTo(mailbox, username, CONFIRM_PAGE, 2);
    expect((await confirmAddress(client, second)).code).toBe('ok');
    expect(await confirmAddress(client, token)).toEqual(OVER);
  });

  it('is not sent to a confirmed address', async () => {
    const { client, username } = await buildConfirmed(app, mailbox);
    await ask(client, SEND_AGAIN);
    expect(await subjectsTo(app, mailbox, username)).toHaveLength(1);
  });

  it('is limited like other settings', async () => {
    const strict = await createTestApp({ mail: mailbox.settings, rateLimitScale: 1 });
    const { client } = await buildUser(strict);
    const codes: string[] = [];
    const { count } = RATE_LIMITS.settings;
    for (let index = 0; index <= count; index += 1) codes.push((await ask(client, SEND_AGAIN)).code);
    expect(codes).toEqual([...Array(count).fill('ok'), 'TOO_MANY_REQUESTS']);
    await strict.close();
  });
});

describe('an address that a provider has verified', () => {
  it.each(['google', 'apple'] as const)(
    'counts as confirmed in an account made with it → %s',
    async (provider) => {
      const subject = `${provider}-${Math.random()}`;
      const email = `${subject}@example.org`;
      const zone = 'Europe/Berlin';
      const { identity, account } = app.services;
      const person = { provider, subject, email, name: null };
      const user = await identity.findOrCreate(person, zone);
      const nameless = await identity.findOrCreate({ ...person, subject: `${subject}-2`, email: null }, zone);
      const confirmedAt = async ({ id }: { id: number }) =>
        (await account.findById(id))?.addressConfirmedAt ?? null;
      expect([await confirmedAt(user), await confirmedAt(nameless)]).toEqual([expect.any(Date), null]);
      expect(await subjectsTo(app, mailbox, email)).toEqual([]);
      expect(mailbox.arrived.flatMap(({ recipients }) => recipients)).not.toContain(nameless.username);
    },
  );
});
