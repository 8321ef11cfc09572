import { REGISTRATION_REFUSED } from '../account/account.sentences.rules.ts';
import { buildAddress, buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import {
  ask,
  buildConfirmed,
  buildMoved,
  buildMoving,
  CONFIRM_PAGE,
  changeAddress,
  confirmAddress,
  credentialsOf,
  opens,
  register,
  SUBJECTS,
  subjectsTo,
  tokenTo,
} from '../workshop/testing/mail-links.ts';
import type { Mailbox } from '../workshop/testing/mailbox.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withAppAndMailbox } from '../workshop/testing/with-app.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let mailbox: Mailbox;
const pass = withAppAndMailbox((given) => {
  ({ app, mailbox } = given);
});

const visitor = () => new TestClient(app);

describe('an address that an account has left', () => {
  it('is reserved for seven days against registrations, other accounts and providers', async () => {
    const { username } = await buildMoved(app, mailbox);
    const other = await buildConfirmed(app, mailbox);
    const byProvider = (subject: string) =>
      app.services.identity.findOrCreate(
        { provider: 'google', subject, email: username, name: null },
        'Europe/Berlin',
      );
    for (const ms of [0, 7 * DAY_MS - 1]) {
      pass(ms);
      const { status, body } = await register(app, username);
      expect([status, body.error]).toEqual([409, REGISTRATION_REFUSED]);
      await expect(byProvider(`${username}-${ms}`)).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    app.setClock(new Date(START_OF_TESTS.getTime() + 1_000));
    await changeAddress(other.client, username);
    const token = await tokenTo(mailbox, username, CONFIRM_PAGE, 2);
    expect((await confirmAddress(other.client, token)).code).toBe('CONFLICT');
    app.setClock(new Date(START_OF_TESTS.getTime() + 7 * DAY_MS));
    expect((await register(app, username)).status).toBe(201);
  });

  it('is reserved even against a concurrent registration', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { client, username, token } = await buildMoving(app, mailbox);
      const [change, registration] = await Promise.all([
        confirmAddress(client, token),
        register(app, username),
      ]);
      expect([change.code, registration.status]).toEqual(['ok', 409]);
    }
  });

  it('can be restored by its account, and the address in between is free at once and gets no link', async () => {
    const { client, username, next } = await buildMoved(app, mailbox);
    pass(1_000);
    await changeAddress(client, username);
    expect((await confirmAddress(client, await tokenTo(mailbox, username, CONFIRM_PAGE, 2))).code).toBe('ok');
    expect(await credentialsOf(client)).toMatchObject({ username, isAddressConfirmed: true });
    expect(await subjectsTo(app, mailbox, next)).toEqual([SUBJECTS.confirmNew]);
    expect((await register(app, next)).status).toBe(201);
  });

  it('is released when the account is deleted', async () => {
    const { client, username, next } = await buildMoved(app, mailbox);
    await client.rest('delete', '/api/user');
    expect((await register(app, username)).status).toBe(201);
    expect((await register(app, next)).status).toBe(201);
  });

  it('gets no mail if it was never confirmed, because it may belong to a stranger', async () => {
    const { client, username } = await buildUser(app);
    const next = buildAddress();
    await changeAddress(client, next);
    await confirmAddress(client, await tokenTo(mailbox, next, CONFIRM_PAGE));
    expect(await subjectsTo(app, mailbox, username)).toEqual([SUBJECTS.confirm]);
    expect((await register(app, username)).status).toBe(409);
  });
});

describe('expired rows', () => {
  it('are deleted: a change after a day, a reservation after seven days', async () => {
    await buildMoving(app, mailbox);
    await buildMoved(app, mailbox);
    const rows = async () => {
      const [row] = await app.db.all<{ changes: number; reservations: number }>(
        `SELECT (SELECT count(*) FROM address_change) AS changes,
           (SELECT count(*) FROM address_reservation) AS reservations`,
      );
      return [Number(row?.changes) > 0, Number(row?.reservations) > 0];
    };
    const purge = async () => {
      await app.services.reservations.purge();
      await app.services.addressChanges.purge();
      return rows();
    };
    const seen = [await purge()];
    pass(2 * DAY_MS);
    seen.push(await purge());
    pass(8 * DAY_MS);
    seen.push(await purge());
    expect(seen).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
  });
});

describe('passkeys', () => {
  it.each([
    ['http://192.0.2.7:3000', false],
    ['http://[2001:db8::7]:3000', false],
    ['http://localhost:3000', true],
  ])('are offered where the origin has a host name → %s: %s', async (appOrigin, passkeys) => {
    const other = await createTestApp({ appOrigin });
    const { body } = await new TestClient(other).graphql('{ offers { passkeys } }');
    expect(body.data.offers).toEqual({ passkeys });
    await other.close();
  });
});

describe('a new address where mail is not set up', () => {
  let silent: TestApp;
  beforeAll(async () => {
    silent = await createTestApp();
  });
  afterAll(() => silent.close());

  it('takes effect at once but stays unconfirmed, and the old address is reserved', async () => {
    const { client, username } = await buildUser(silent);
    const next = buildAddress();
    expect((await changeAddress(client, next)).data).toEqual({
      changeAddress: { account: { username: next, pendingAddress: null } },
    });
    expect(await credentialsOf(client)).toMatchObject({
      username: next,
      isAddressConfirmed: false,
      pendingAddress: null,
    });
    expect([await opens(silent, username, PASSWORD), await opens(silent, next, PASSWORD)]).toEqual([
      false,
      true,
    ]);
    const again = { username, password: PASSWORD };
    expect((await new TestClient(silent).rest('post', '/api/register', again)).status).toBe(409);
    expect((await changeAddress(client, username)).data).toEqual({
      changeAddress: { account: { username, pendingAddress: null } },
    });
  });

  it('is rejected when another account has or reserves it, and nothing changes', async () => {
    const [one, other] = [await buildUser(silent), await buildUser(silent)];
    expect(await changeAddress(one.client, other.username)).toMatchObject({
      code: 'CONFLICT',
      message: REGISTRATION_REFUSED,
    });
    const next = buildAddress();
    await changeAddress(other.client, next);
    expect((await changeAddress(one.client, other.username)).code).toBe('CONFLICT');
    expect(await credentialsOf(one.client)).toMatchObject({ username: one.username });
    expect(await opens(silent, one.username, PASSWORD)).toBe(true);
  });

  it('is offered, unlike features that need mail', async () => {
    const { body } = await new TestClient(silent).graphql('{ offers { mail passkeys } }');
    expect(body.data.offers).toEqual({ mail: false, passkeys: true });
    const { body: withMail } = await visitor().graphql('{ offers { mail passkeys } }');
    expect(withMail.data.offers).toEqual({ mail: true, passkeys: true });
    const { client } = await buildUser(silent);
    expect((await ask(client, 'mutation { requestAddressConfirmation { account { id } } }')).code).toBe(
      'UNAVAILABLE',
    );
  });
});
