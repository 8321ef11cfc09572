import { buildAddress, PASSWORD } from '../../workshop/testing/builders.ts';
import {
  buildOwner,
  deviceOf,
  from,
  LOG_OUT_EVERYWHERE,
  type LogIn,
  logIn,
  newAddress,
  statusesOf,
} from '../../workshop/testing/log-ins.ts';
import { cookieOf, rawJson } from '../../workshop/testing/raw-request.ts';
import type { TestApp } from '../../workshop/testing/test-app.ts';
import { withLimitedApp } from '../../workshop/testing/with-app.ts';
import { RECENT_SIGN_IN_MS } from '../session/session-handle.ts';
import { FREE_FAILURES, RATE_LIMITS } from './rate-limits.ts';

const NEW_PASSWORD = 'ein neues Wort';
const { failedAttempt: atOnce, failedAttemptDay: ofDay, failedAttemptInARow: inARow } = RATE_LIMITS;

let app: TestApp;
const pass = withLimitedApp((limited) => {
  app = limited;
});

type Owner = Awaited<ReturnType<typeof buildOwner>>;

/** Checks whether a device gets in where a stranger is refused; the correct password resets the failures. */
async function isKnown({ username }: Owner, Cookie: string, password = PASSWORD): Promise<boolean> {
  const address = newAddress();
  await statusesOf(FREE_FAILURES, () => logIn(app, { username, address }));
  return (await logIn(app, { username, address, password, Cookie })).status === 200;
}

/** Another device from which the account has logged in. */
async function anotherBrowser({ username }: Owner) {
  const reply = await logIn(app, { username, address: newAddress(), password: PASSWORD });
  return { device: deviceOf(reply), session: cookieOf(reply) };
}

const CHANGES: [name: string, change: (session: string, device: string) => ReturnType<typeof rawJson>][] = [
  [
    'POST /api/user/change-password',
    (session, device) => {
      const body = { password: NEW_PASSWORD };
      return rawJson(app, 'POST', '/api/user/change-password', body, { Cookie: `${session}; ${device}` });
    },
  ],
  [
    'changePassword',
    (session, device) => {
      const query =
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { account { id } } }';
      const body = { query, variables: { input: { password: NEW_PASSWORD } } };
      return rawJson(app, 'POST', '/graphql', body, { Cookie: `${session}; ${device}` });
    },
  ],
];

describe('a trusted device', () => {
  it.each(CHANGES)(
    'is forgotten after a new password, except the device that changed it → %s',
    async (_name, change) => {
      const owner = await buildOwner(app);
      const other = await anotherBrowser(owner);
      expect([await isKnown(owner, owner.device), await isKnown(owner, other.device)]).toEqual([true, true]);
      const device = deviceOf(await change(owner.session, owner.device));
      expect(await isKnown(owner, other.device, NEW_PASSWORD)).toBe(false);
      expect(await isKnown(owner, owner.device, NEW_PASSWORD)).toBe(false);
      expect(await isKnown(owner, device, NEW_PASSWORD)).toBe(true);
    },
  );

  it('is forgotten after logging out everywhere, except the requesting device if it was trusted', async () => {
    const owner = await buildOwner(app);
    const other = await anotherBrowser(owner);
    const everywhere = (Cookie: string) =>
      rawJson(app, 'POST', '/graphql', { query: LOG_OUT_EVERYWHERE }, { Cookie });
    const asked = await everywhere(`${owner.session}; ${owner.device}`);
    const device = deviceOf(asked);
    expect([await isKnown(owner, other.device), await isKnown(owner, owner.device)]).toEqual([false, false]);
    expect(await isKnown(owner, device)).toBe(true);
    // A session without a trusted device, such as a stolen session, does not make its device trusted.
    expect(deviceOf(await everywhere(cookieOf(asked)))).toBe('');
  });

  it('is forgotten after a new address, except the requesting device if it was trusted', async () => {
    const owner = await buildOwner(app);
    const query =
      'mutation ($input: ChangeAddressInput!) { changeAddress(input: $input) { account { username } } }';
    const moveTo = (username: string, Cookie: string) =>
      rawJson(app, 'POST', '/graphql', { query, variables: { input: { username } } }, { Cookie });
    const moved = { ...owner, username: buildAddress() };
    const asked = await moveTo(moved.username, `${owner.session}; ${owner.device}`);
    expect(asked.body.data.changeAddress.account).toEqual({ username: moved.username });
    expect(await isKnown(moved, owner.device)).toBe(false);
    expect(await isKnown(moved, deviceOf(asked))).toBe(true);
    expect(deviceOf(await moveTo(buildAddress(), owner.session))).toBe('');
  });

  it('stays trusted when a password change fails', async () => {
    const owner = await buildOwner(app);
    pass(RECENT_SIGN_IN_MS + 1);
    const body = { password: NEW_PASSWORD, currentPassword: 'falsches Wort' };
    const Cookie = `${owner.session}; ${owner.device}`;
    const refused = await rawJson(app, 'POST', '/api/user/change-password', body, from(newAddress(), Cookie));
    expect([refused.status, deviceOf(refused)]).toEqual([403, '']);
    expect(await isKnown(owner, owner.device)).toBe(true);
  });

  it('counts as unknown after fifty failures in a day', async () => {
    const { username, device: Cookie } = await buildOwner(app);
    const guess = (address: string, more: Partial<LogIn> = {}) =>
      logIn(app, { username, address, Cookie, ...more });
    for (let round = 0; round < ofDay.count / atOnce.count; round += 1) {
      expect(await statusesOf(10, () => guess(newAddress()))).toEqual(Array(10).fill(401));
      if (round === 0) expect((await guess(newAddress())).status).toBe(429);
      pass(atOnce.windowMs);
    }
    // Now the address counts, as for everybody.
    const address = newAddress();
    expect(await statusesOf(6, () => guess(address))).toEqual([...Array(5).fill(401), 429]);
    expect((await guess(newAddress(), { password: PASSWORD })).status).toBe(200);
    expect(await statusesOf(6, () => guess(address))).toEqual(Array(6).fill(401));
  });

  it('counts as unknown after a hundred failures in a row, over any number of days', async () => {
    const { username, device: Cookie } = await buildOwner(app);
    const guess = (count: number) =>
      statusesOf(count, () => logIn(app, { username, address: newAddress(), Cookie }));
    for (let day = 0; day < inARow.count / ofDay.count; day += 1) {
      for (let round = 0; round < ofDay.count / atOnce.count; round += 1) {
        expect(await guess(10)).toEqual(Array(10).fill(401));
        pass(atOnce.windowMs);
      }
      pass(ofDay.windowMs);
    }
    // An unknown device is refused: its failures also counted as the account's hundred in a row.
    expect(await guess(5)).toEqual(Array(5).fill(429));
  });
});
