import { RATE_LIMITS } from '../platform/limits/rate-limits.ts';
import { buildAddress, PASSWORD } from '../workshop/testing/builders.ts';
import { from, logIn, newAddress, statusesOf } from '../workshop/testing/log-ins.ts';
import { buildConfirmed, requestReset, resetPassword, tokenTo } from '../workshop/testing/mail-links.ts';
import type { Mailbox } from '../workshop/testing/mailbox.ts';
import { addPasskey, codeOf, isSignedIn, signIn } from '../workshop/testing/passkeys.ts';
import {
  CHECK_RECOVERY_CODE,
  createRecoveryCode,
  RECOVER_WITH_PASSWORD,
} from '../workshop/testing/recovery-codes.ts';
import type { TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withAppAndMailbox } from '../workshop/testing/with-app.ts';

const WRONG_CODE = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01';
const NEW_PASSWORD = 'ein neues Wort';

let app: TestApp;
let mailbox: Mailbox;
const pass = withAppAndMailbox(
  (given) => {
    ({ app, mailbox } = given);
  },
  { trustProxy: 1, rateLimitScale: 1 },
);

/** A new device at an unused address. */
const newDevice = (address = newAddress()) => new TestClient(app, from(address));

const check = async (username: string, code: string, address = newAddress()) =>
  codeOf(await newDevice(address).graphql(CHECK_RECOVERY_CODE, { input: { username, code } }));

/** Sends fifty wrong passwords from fifty addresses, which block strangers for a day. */
async function floodWithPasswords(username: string) {
  const { count } = RATE_LIMITS.failedAttemptDay;
  const statuses = await statusesOf(count, () => logIn(app, { username, address: newAddress() }));
  expect(statuses).toEqual(Array(count).fill(401));
  const right = await logIn(app, { username, address: newAddress(), password: PASSWORD });
  expect(right.status).toBe(429);
}

/** Sends more wrong codes than an account allows, from addresses within their own limits. */
async function floodWithRecoveryCodes(username: string): Promise<string[]> {
  const hosts = Array.from({ length: 20 }, newAddress);
  const codes: string[] = [];
  for (let index = 0; index < RATE_LIMITS.credential.count + 20; index += 1) {
    codes.push(await check(username, WRONG_CODE, hosts[index % hosts.length]));
  }
  return codes;
}

describe('wrong passwords from strangers, up to the daily limit of an account', () => {
  it('do not block its correct recovery code on a new device', async () => {
    const { client, username } = await buildConfirmed(app, mailbox);
    const code = await createRecoveryCode(client);
    await floodWithPasswords(username);
    expect(await check(username, code)).toBe('none');
    const device = newDevice();
    const input = { username, code, password: NEW_PASSWORD };
    expect(codeOf(await device.graphql(RECOVER_WITH_PASSWORD, { input }))).toBe('none');
    expect(await isSignedIn(device)).toBe(true);
    // The recovery code has made the device trusted, so the new password is accepted there.
    const again = await device.rest('post', '/api/login', { username, password: NEW_PASSWORD });
    expect(again.status).toBe(200);
  });

  it('block neither a passkey nor a trusted device', async () => {
    const { client, username } = await buildConfirmed(app, mailbox);
    const { authenticator } = await addPasskey(client);
    await floodWithPasswords(username);
    expect(codeOf(await signIn(newDevice(), authenticator))).toBe('none');
    expect((await client.rest('post', '/api/login', { username, password: PASSWORD })).status).toBe(200);
  });

  it('do not block a reset by mail, after which the new password is accepted', async () => {
    const { username } = await buildConfirmed(app, mailbox);
    await floodWithPasswords(username);
    const device = newDevice();
    await requestReset(device, username);
    const token = await tokenTo(mailbox, username, '/passwort-neu');
    expect((await resetPassword(device, token, NEW_PASSWORD)).code).toBe('ok');
    const reply = await device.rest('post', '/api/login', { username, password: NEW_PASSWORD });
    expect(reply.status).toBe(200);
  });
});

describe('wrong recovery codes from strangers', () => {
  it('are limited for each account, existing or not, and never block the correct code', async () => {
    const { client, username } = await buildConfirmed(app, mailbox);
    const code = await createRecoveryCode(client);
    const { count, windowMs } = RATE_LIMITS.credential;
    const expected = [...Array(count).fill('UNAUTHENTICATED'), ...Array(20).fill('TOO_MANY_REQUESTS')];
    expect(await floodWithRecoveryCodes(username)).toEqual(expected);
    expect(await floodWithRecoveryCodes(buildAddress())).toEqual(expected);
    const own = newAddress();
    const input = { username, code: WRONG_CODE };
    const mistyped = await newDevice(own).graphql(CHECK_RECOVERY_CODE, { input });
    expect([codeOf(mistyped), mistyped.headers['retry-after']]).toEqual([
      'TOO_MANY_REQUESTS',
      String(windowMs / 1_000),
    ]);
    expect(await check(username, code, own)).toBe('none');
    pass(windowMs);
    expect(await check(username, WRONG_CODE, own)).toBe('UNAUTHENTICATED');
  });

  it('do not block the correct password on a new device, even from the same address', async () => {
    const { username } = await buildConfirmed(app, mailbox);
    await floodWithRecoveryCodes(username);
    const here = newAddress();
    for (let index = 0; index <= RATE_LIMITS.credential.count; index += 1) {
      await check(username, WRONG_CODE, here);
    }
    expect(await check(username, WRONG_CODE, here)).toBe('TOO_MANY_REQUESTS');
    expect((await logIn(app, { username, address: here, password: PASSWORD })).status).toBe(200);
  });
});
