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

describe('wrong passwords for one account', () => {
  it('are refused with 429 and a waiting time after the free failures from one address', async () => {
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

  it('cause waits of 1, 2, 4, 8 and 16 seconds, and then until the window ends', async () => {
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

  it('are limited for one address, even with forged X-Forwarded-For', async () => {
    const { username, device } = await owner();
    const address = newAddress();
    const statuses = await statusesOf(200, (index) =>
      logIn(username, `198.51.100.${index}, 192.0.2.7, ${address}`),
    );
    expect(wrongs(statuses)).toBe(FREE_FAILURES);
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - FREE_FAILURES);
    expect((await logIn(username, address, PASSWORD, device)).status).toBe(200);
  });

  it("from fifty addresses reach the daily limit of the account, and the owner's trusted device still gets in", async () => {
    const { username, device } = await owner();
    const hosts = Array.from({ length: 50 }, newAddress);
    const statuses = await statusesOf(200, (index) => logIn(username, hosts[index % 50] ?? ''));
    expect(wrongs(statuses)).toBe(RATE_LIMITS.failedAttemptDay.count);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect((await logIn(username, newAddress(), PASSWORD)).status).toBe(429);
    const known = await logIn(username, newAddress(), PASSWORD, device);
    expect(known.status).toBe(200);
  });

  it('are limited even if sent in parallel', async () => {
    const { username } = await owner();
    const address = newAddress();
    const replies = await Promise.all(Array.from({ length: 20 }, () => logIn(username, address)));
    const statuses = replies.map(({ status }) => status);
    expect(wrongs(statuses)).toBeLessThanOrEqual(FREE_FAILURES);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });

  it('are reset by a correct password, which does not count as a failure', async () => {
    const { username } = await owner();
    const address = newAddress();
    for (let round = 0; round < 2; round += 1) {
      await statusesOf(FREE_FAILURES - 1, () => logIn(username, address));
      expect((await logIn(username, address, PASSWORD)).status).toBe(200);
    }
    expect(await statusesOf(6, () => logIn(username, address, PASSWORD))).toEqual(Array(6).fill(200));
  });
});

describe('a trusted device', () => {
  it('has a cookie without account data, which signs nobody in', async () => {
    const { username, device } = await owner();
    expect(device).toMatch(/^dev=[\w-]{24}\.\d{13}\.[\w-]{43}$/);
    expect(device).not.toContain(username.slice(0, 8));
    const reply = await rawRequest(app, 'GET', '/api/user', { headers: { Cookie: device } });
    expect(reply.status).toBe(401);
  });

  it('is limited in its own bucket', async () => {
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
  ])('is not recognised by a cookie %s', async (_title, forge) => {
    const { username, device } = await owner();
    const other = await owner();
    const address = newAddress();
    await statusesOf(FREE_FAILURES, () => logIn(username, address));
    expect((await logIn(username, address, PASSWORD, forge(device, other.device))).status).toBe(429);
    expect((await logIn(username, address, PASSWORD, device)).status).toBe(200);
  });
});

describe('many accounts from one address', () => {
  it('are limited, existing or not, and nobody at other addresses is affected', async () => {
    const { username } = await owner();
    const address = newAddress();
    const statuses = await statusesOf(40, () => logIn(buildAddress(), address));
    expect(wrongs(statuses)).toBe(RATE_LIMITS.spray.count);
    expect(statuses.lastIndexOf(401)).toBe(RATE_LIMITS.spray.count - 1);
    expect((await logIn(username, address, PASSWORD)).status).toBe(429);
    expect((await logIn(username, newAddress(), PASSWORD)).status).toBe(200);
  });

  it('count together within an IPv6 /64', async () => {
    const statuses = await statusesOf(40, (index) =>
      logIn(buildAddress(), `2001:db8:1:2:${index}:${index}::1`),
    );
    expect(wrongs(statuses)).toBe(RATE_LIMITS.spray.count);
    expect((await logIn(buildAddress(), '2001:db8:1:3::1')).status).toBe(401);
  });

  it('count together within an IPv6 /56, with twice the limit', async () => {
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
  ])('share one bucket for %s', async (_title, address) => {
    const statuses = await statusesOf(20, (index) => logIn(buildAddress(), address(index)));
    expect(wrongs(statuses)).toBe(RATE_LIMITS.spray.count);
  });

  it('are limited even if mixed with successful log-ins to an own account', async () => {
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

  it('are limited at registration, where malformed input does not count', async () => {
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
