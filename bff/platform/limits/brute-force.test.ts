import { buildAddress, PASSWORD } from '../../workshop/testing/builders.ts';
import { buildOwner, newAddress, statusesOf, logIn as tryLogIn } from '../../workshop/testing/log-ins.ts';
import { rawJson, rawRequest } from '../../workshop/testing/raw-request.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../../workshop/testing/test-app.ts';
import { FREE_FAILURES, RATE_LIMITS, TOO_MANY } from './rate-limits.ts';

const REFUSED = { error: TOO_MANY, code: 'TOO_MANY_REQUESTS' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ trustProxy: 1, rateLimitScale: 1 });
});
afterAll(() => app.close());

function logIn(username: string, address: string, password?: string, Cookie?: string) {
  return tryLogIn(app, { username, address, Cookie, ...(password !== undefined && { password }) });
}

const owner = () => buildOwner(app);
const wrongs = (statuses: number[]) => statuses.filter((status) => status === 401).length;

describe('wrong passwords for an account', () => {
  it('are refused with 429 and Retry-After after the free failures, from an address', async () => {
    const { username } = await owner();
    const address = newAddress();
    expect(await statusesOf(FREE_FAILURES, () => logIn(username, address))).toEqual(
      Array(FREE_FAILURES).fill(401),
    );
    const refused = await logIn(username, address);
    expect([refused.status, refused.body]).toEqual([429, REFUSED]);
    expect(refused.headers['retry-after']).toBe('1');
    const right = await logIn(username, address, PASSWORD);
    expect([right.status, right.setCookies]).toEqual([429, []]);
  });

  it('wait 1, 2, 4, 8, 16 seconds, then until the window is over', async () => {
    const { username } = await owner();
    const address = newAddress();
    await statusesOf(FREE_FAILURES, () => logIn(username, address));
    let now = START_OF_TESTS.getTime();
    const waits: number[] = [];
    for (let failures = FREE_FAILURES; failures <= RATE_LIMITS.failedAttempt.count; failures += 1) {
      const wait = Number((await logIn(username, address)).headers['retry-after']);
      waits.push(wait);
      now += wait * 1_000;
      app.setClock(new Date(now));
      if (failures < RATE_LIMITS.failedAttempt.count) {
        expect((await logIn(username, address)).status).toBe(401);
      }
    }
    expect(waits.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
    expect(waits.at(-1)).toBeGreaterThan(30);
    expect((await logIn(username, address, PASSWORD)).status).toBe(200);
    app.setClock(START_OF_TESTS);
  });

  it('two hundred attempts from an address get no further than the first few, for any claimed address', async () => {
    const { username, device } = await owner();
    const address = newAddress();
    const statuses = await statusesOf(200, (index) =>
      logIn(username, `198.51.100.${index}, 192.0.2.7, ${address}`),
    );
    expect(wrongs(statuses)).toBe(FREE_FAILURES);
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - FREE_FAILURES);
    expect((await logIn(username, address, PASSWORD, device)).status).toBe(200);
  });

  it('two hundred from fifty addresses end at the limit of the account, and its owner still gets in', async () => {
    const { username, device } = await owner();
    const hosts = Array.from({ length: 50 }, newAddress);
    const statuses = await statusesOf(200, (index) => logIn(username, hosts[index % 50] ?? ''));
    expect(wrongs(statuses)).toBe(RATE_LIMITS.failedAttemptDay.count);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect((await logIn(username, newAddress(), PASSWORD)).status).toBe(429);
    const known = await logIn(username, newAddress(), PASSWORD, device);
    expect(known.status).toBe(200);
  });

  it('twenty at the same moment are no way around', async () => {
    const { username } = await owner();
    const address = newAddress();
    const replies = await Promise.all(Array.from({ length: 20 }, () => logIn(username, address)));
    const statuses = replies.map(({ status }) => status);
    expect(wrongs(statuses)).toBeLessThanOrEqual(FREE_FAILURES);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });

  it('a right password ends the row of failures and is itself no failure', async () => {
    const { username } = await owner();
    const address = newAddress();
    for (let round = 0; round < 2; round += 1) {
      await statusesOf(FREE_FAILURES - 1, () => logIn(username, address));
      expect((await logIn(username, address, PASSWORD)).status).toBe(200);
    }
    expect(await statusesOf(6, () => logIn(username, address, PASSWORD))).toEqual(Array(6).fill(200));
  });
});

describe('a browser that an account has logged in from', () => {
  it('has a cookie without a word about the account, which opens nothing', async () => {
    const { username, device } = await owner();
    expect(device).toMatch(/^dev=[\w-]{24}\.\d{13}\.[\w-]{43}$/);
    expect(device).not.toContain(username.slice(0, 8));
    const reply = await rawRequest(app, 'GET', '/api/user', { headers: { Cookie: device } });
    expect(reply.status).toBe(401);
  });

  it('is limited as well, in a bucket of its own', async () => {
    const { username, device } = await owner();
    const { count } = RATE_LIMITS.failedAttempt;
    const statuses = await statusesOf(count + 5, () => logIn(username, newAddress(), 'falsch!', device));
    expect(wrongs(statuses)).toBe(count);
    expect((await logIn(username, newAddress(), PASSWORD)).status).toBe(200);
  });

  it.each([
    ['of another account', (_own: string, other: string) => other],
    ['with one character changed', (own: string) => `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`],
    ['with a later end', (own: string) => own.replace(/\.\d{13}\./, '.9999999999999.')],
  ])('is not known by a cookie %s', async (_title, forge) => {
    const { username, device } = await owner();
    const other = await owner();
    const address = newAddress();
    await statusesOf(FREE_FAILURES, () => logIn(username, address));
    expect((await logIn(username, address, PASSWORD, forge(device, other.device))).status).toBe(429);
    expect((await logIn(username, address, PASSWORD, device)).status).toBe(200);
  });
});

describe('many accounts from an address', () => {
  it('end after a few, existing or not, and hurt nobody elsewhere', async () => {
    const { username } = await owner();
    const address = newAddress();
    const statuses = await statusesOf(40, () => logIn(buildAddress(), address));
    expect(wrongs(statuses)).toBe(RATE_LIMITS.spray.count);
    expect(statuses.lastIndexOf(401)).toBe(RATE_LIMITS.spray.count - 1);
    expect((await logIn(username, address, PASSWORD)).status).toBe(429);
    expect((await logIn(username, newAddress(), PASSWORD)).status).toBe(200);
  });

  it('in IPv6 the whole /64 counts as one address', async () => {
    const statuses = await statusesOf(40, (index) =>
      logIn(buildAddress(), `2001:db8:1:2:${index}:${index}::1`),
    );
    expect(wrongs(statuses)).toBe(RATE_LIMITS.spray.count);
    expect((await logIn(buildAddress(), '2001:db8:1:3::1')).status).toBe(401);
  });

  it('in IPv6 the /56 counts as well, with twice the limit', async () => {
    const ofOneSite = await statusesOf(60, (index) =>
      logIn(buildAddress(), `2001:db8:8:${(index + 16).toString(16)}::1`),
    );
    expect(wrongs(ofOneSite)).toBe(2 * RATE_LIMITS.spray.count);
    const { username } = await owner();
    const ofAccount = await statusesOf(60, (index) =>
      logIn(username, `2001:db8:9:${(index + 16).toString(16)}::1`),
    );
    expect(wrongs(ofAccount)).toBe(2 * FREE_FAILURES);
  });

  it.each([
    ['a port behind the address', (index: number) => `192.0.2.77:${40_000 + index}`],
    ['a port behind an IPv6 address', (index: number) => `[2001:db8:3::1]:${40_000 + index}`],
    [
      'an IPv4 address in its forms',
      (index: number) =>
        ['192.0.2.78', '::ffff:192.0.2.78', '::ffff:c000:24e', '::FFFF:C000:024E'][index % 4] ?? '',
    ],
    ['what is no address', (index: number) => `unknown-${index}`],
  ])('a single bucket for %s', async (_title, address) => {
    const statuses = await statusesOf(20, (index) => logIn(buildAddress(), address(index)));
    expect(wrongs(statuses)).toBe(RATE_LIMITS.spray.count);
  });

  it('right log-ins to an own account at the same moment allow no more attempts at other accounts', async () => {
    const { username } = await owner();
    const address = newAddress();
    let looked = 0;
    for (let round = 0; round < 12; round += 1) {
      await logIn(username, address);
      await Promise.all(Array.from({ length: 4 }, () => logIn(username, address, PASSWORD)));
      looked += wrongs(await statusesOf(2, () => logIn(buildAddress(), address)));
    }
    expect(looked).toBe(RATE_LIMITS.spray.count);
  });

  it('registering is limited by address, and a malformed try is not counted', async () => {
    const small = await createTestApp({ rateLimitScale: 0.1 });
    const register = (username: string) =>
      rawJson(small, 'POST', '/api/register', { username, password: PASSWORD });
    const count = RATE_LIMITS.visitor.count / 10;
    expect(await statusesOf(count + 2, () => register('keine Adresse'))).toEqual(Array(count + 2).fill(400));
    const taken = buildAddress();
    const statuses = await statusesOf(count + 2, () => register(taken));
    expect(statuses).toEqual([201, ...Array(count - 1).fill(409), 429, 429]);
    await small.close();
  });
});
