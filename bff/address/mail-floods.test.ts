import { RATE_LIMITS } from '../platform/limits/rate-limits.ts';
import { buildAddress, buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import { from, newAddress } from '../workshop/testing/log-ins.ts';
import {
  ask,
  buildConfirmed,
  CONFIRM_PAGE,
  changeAddress,
  refuseAddress,
  requestReset,
  SUBJECTS,
  subjectsTo,
  tokenTo,
} from '../workshop/testing/mail-links.ts';
import type { Mailbox } from '../workshop/testing/mailbox.ts';
import type { TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { inFull } from '../workshop/testing/volumes.ts';
import { withAppAndMailbox } from '../workshop/testing/with-app.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const SEND_AGAIN = 'mutation { requestAddressConfirmation { account { id } } }';
const { mail: hour, rare: day } = RATE_LIMITS;
/** The daily limit is reached in the fourth hour. */
const HOURS = inFull(10, 5);
const REGISTRATIONS = inFull(15, 4);

let app: TestApp;
let mailbox: Mailbox;
const pass = withAppAndMailbox(
  (given) => {
    ({ app, mailbox } = given);
  },
  { trustProxy: 1, rateLimitScale: 1 },
);

const visitor = () => new TestClient(app, from(newAddress()));
const somebody = () => buildUser(app, from(newAddress()));
const mailsTo = async (address: string) => (await subjectsTo(app, mailbox, address)).length;

/** Returns the number of mails in a mailbox after each round of a minute. */
async function mailsAfter(address: string, rounds: number, ask: (round: number) => Promise<unknown>) {
  const mails: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await ask(round);
    mails.push(await mailsTo(address));
    pass(MINUTE_MS);
  }
  return mails;
}

describe('an unconfirmed mailbox', () => {
  it('gets three mails an hour and ten a day, even if twelve accounts keep requesting mails', async () => {
    const victim = buildAddress();
    const accounts = [];
    for (let index = 0; index < 12; index += 1) accounts.push(await somebody());
    const perHour: number[] = [];
    for (let round = 0; round < HOURS; round += 1) {
      for (const { client, username } of accounts) {
        const account = { username, pendingAddress: victim };
        const answer = { code: 'ok', data: { changeAddress: { account } } };
        expect(await changeAddress(client, victim, PASSWORD)).toEqual(answer);
        await app.sendMails();
      }
      perHour.push(await mailsTo(victim));
      pass(HOUR_MS);
    }
    expect(perHour).toEqual([3, 6, 9, ...Array(HOURS - 3).fill(10)]);
    pass((24 - HOURS) * HOUR_MS);
    for (const { client } of accounts) await changeAddress(client, victim, PASSWORD);
    expect(await mailsTo(victim)).toBe(day.count + hour.count);
  });

  it('gets three mails an hour from an account that is repeatedly registered, confirmed and deleted', async () => {
    const username = buildAddress();
    const mails = await mailsAfter(username, REGISTRATIONS, async () => {
      const client = visitor();
      const registered = await client.rest('post', '/api/register', { username, password: PASSWORD });
      expect(registered.status).toBe(201);
      await app.sendMails();
      for (let index = 0; index < 5; index += 1) {
        expect((await ask(client, SEND_AGAIN)).code).toBe('ok');
        await app.sendMails();
      }
      expect((await client.rest('delete', '/api/user')).status).toBe(200);
    });
    expect(mails).toEqual(Array(REGISTRATIONS).fill(hour.count));
  });

  it('counts all kinds of mails and all its sub-addresses together', async () => {
    const [name] = buildAddress().split('@');
    const addressOf = (tag: string) => `${name}${tag}@example.org`;
    const { client } = await somebody();
    await visitor().rest('post', '/api/register', { username: addressOf(''), password: PASSWORD });
    await app.sendMails();
    for (const tag of ['+1', '+2', '+3', '+4']) {
      await changeAddress(client, addressOf(tag));
      await app.sendMails();
    }
    const mails = ['', '+1', '+2', '+3', '+4'].map((tag) => mailsTo(addressOf(tag)));
    expect(await Promise.all(mails)).toEqual([1, 1, 1, 0, 0]);
  });

  it('gets no more mails from concurrent requests', async () => {
    const victim = buildAddress();
    const accounts = await Promise.all(Array.from({ length: 12 }, somebody));
    await Promise.all(accounts.map(({ client }) => changeAddress(client, victim)));
    expect(await subjectsTo(app, mailbox, victim)).toEqual(Array(hour.count).fill(SUBJECTS.confirmNew));
  });

  it('counts a mail once even if its server accepts it after a retry', async () => {
    const { client, username } = await somebody();
    await app.sendMails();
    mailbox.fault = { at: 'RCPT TO', how: 451 };
    for (let index = 0; index < 2; index += 1) await ask(client, SEND_AGAIN);
    for (const minutes of [0, 1, 5]) {
      pass(minutes * MINUTE_MS);
      await app.sendMails();
    }
    mailbox.fault = undefined;
    pass(15 * MINUTE_MS);
    expect(await subjectsTo(app, mailbox, username)).toEqual(Array(3).fill(SUBJECTS.confirm));
  });

  it('is not limited by an account that its owner has rejected', async () => {
    const victim = buildAddress();
    const { client } = await somebody();
    await changeAddress(client, victim);
    await refuseAddress(visitor(), await tokenTo(mailbox, victim, CONFIRM_PAGE));
    expect(await mailsAfter(victim, 5, () => changeAddress(client, victim))).toEqual(Array(5).fill(1));
    await visitor().rest('post', '/api/register', { username: victim, password: PASSWORD });
    expect(await subjectsTo(app, mailbox, victim)).toEqual([SUBJECTS.confirmNew, SUBJECTS.confirm]);
  });
});

describe('a confirmed mailbox', () => {
  it('gets every mail of its account while others exhaust its limit', async () => {
    const { client, username } = await buildConfirmed(app, mailbox);
    const { client: stranger } = await somebody();
    expect((await mailsAfter(username, 5, () => changeAddress(stranger, username))).at(-1)).toBe(hour.count);
    const { status } = await client.rest('post', '/api/user/change-password', { password: PASSWORD });
    expect(status).toBe(200);
    await requestReset(visitor(), username);
    expect((await subjectsTo(app, mailbox, username)).slice(hour.count)).toEqual([
      SUBJECTS.passwordChanged,
      SUBJECTS.newPassword,
    ]);
  });
});
