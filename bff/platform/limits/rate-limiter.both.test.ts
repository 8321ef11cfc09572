import { randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '../../workshop/testing/test-database.ts';
import { inFull } from '../../workshop/testing/volumes.ts';
import { Database } from '../database/database.ts';
import { AppError } from '../lib/errors.ts';
import { type Meter, NO_METER } from '../lib/meter.ts';
import { type LogInAttempt, limitLogIn } from './limit-log-in.ts';
import { LimitStore } from './limit-store.ts';
import { RateLimiter } from './rate-limiter.ts';
import { RATE_LIMITS } from './rate-limits.ts';

const SECRETS = [randomBytes(32).toString('hex')];
const INVENTED = inFull(100_000, 5_000);

let database: TestDatabase;
let db: Database;
let now = new Date('2026-11-20T18:00:00.000Z');
const clock = () => now;
beforeAll(async () => {
  database = await createTestDatabase();
  db = new Database({ source: database.source });
  await db.connect();
});
afterAll(() => database.remove());

function limiterWith(scale = 1): RateLimiter {
  const store = new LimitStore({ db, clock });
  return new RateLimiter({ store, clock, secrets: SECRETS, scale, meter: NO_METER });
}

async function rowCount(): Promise<number> {
  const [row] = await db.all<{ total: number | string }>('SELECT count(*) AS total FROM rate_limit');
  return Number(row?.total);
}

const wrongPassword = () => Promise.reject(new AppError('UNAUTHENTICATED', 'falsch'));

function guess(limiter: RateLimiter, username: string, address: string) {
  return limitLogIn(limiter, { address, username, deviceId: null }, wrongPassword).then(
    () => 'in',
    (error: unknown) => (error instanceof AppError ? error.code : 'fault'),
  );
}

/** A log-in that was counted or refused, and stays in progress until the test ends it. */
async function begin(limiter: RateLimiter, attempt: LogInAttempt) {
  let settle: (error?: AppError) => void = () => undefined;
  let done: Promise<unknown> = Promise.resolve();
  await new Promise<void>((begun) => {
    const outcome = () =>
      new Promise<string>((resolve, reject) => {
        settle = (error) => (error ? reject(error) : resolve('ja'));
        begun();
      });
    done = limitLogIn(limiter, attempt, outcome).catch(() => begun());
  });
  return {
    end: async (error?: AppError) => {
      settle(error);
      await done;
    },
  };
}

describe('the store of rate limits', () => {
  it(`does not grow with ${INVENTED} invented addresses from one host`, async () => {
    const limiter = limiterWith();
    const before = await rowCount();
    const codes = new Map<string, number>();
    for (let index = 0; index < INVENTED; index += 1) {
      const code = await guess(limiter, `erfunden-${index}@example.org`, '203.0.113.1');
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect(codes.get('UNAUTHENTICATED')).toBe(RATE_LIMITS.spray.count);
    expect(codes.get('TOO_MANY_REQUESTS')).toBe(INVENTED - RATE_LIMITS.spray.count);
    // Three rows of the address, and three of every account tried before the refusal.
    expect((await rowCount()) - before).toBe(3 + 3 * RATE_LIMITS.spray.count);
    expect(await guess(limiter, 'anna@example.org', '203.0.113.2')).toBe('UNAUTHENTICATED');
  });

  it('does not grow with a hundred and fifty parallel attempts', async () => {
    const before = await rowCount();
    const limiter = limiterWith();
    const tries = Array.from({ length: 150 }, (_, index) =>
      guess(limiter, `zugleich-${index}@example.org`, '203.0.113.3'),
    );
    await Promise.all(tries);
    expect((await rowCount()) - before).toBeLessThanOrEqual(3 + 3 * RATE_LIMITS.spray.count);
  });

  it('keeps no rows of an attempt with another outcome, and no readable name', async () => {
    const before = await rowCount();
    const attempt = { address: '203.0.113.4', username: 'berta@example.org', deviceId: null };
    const outage = () => Promise.reject(new AppError('UNAVAILABLE', 'weg'));
    await expect(limitLogIn(limiterWith(), attempt, outage)).rejects.toThrow('weg');
    expect(await rowCount()).toBe(before);
    await expect(limitLogIn(limiterWith(), attempt, async () => 'ja')).resolves.toBe('ja');
    // A success leaves two rows: of the account, and of the address.
    expect(await rowCount()).toBe(before + 2);
    const rows = await db.all('SELECT bucket FROM rate_limit');
    // An address would bring a dot or an @ along. A short name is no proof: a digest may spell it.
    for (const row of rows) expect(row).toEqual({ bucket: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it("keeps an account's earlier failure when a later attempt has another outcome", async () => {
    const limiter = limiterWith();
    const address = '203.0.113.7';
    await guess(limiter, 'zuerst@example.org', address);
    const outage = () => Promise.reject(new AppError('UNAVAILABLE', 'weg'));
    const attempt = { address, username: 'zuerst@example.org', deviceId: null };
    for (let index = 0; index < 3; index += 1) {
      await expect(limitLogIn(limiter, attempt, outage)).rejects.toThrow('weg');
    }
    const codes: string[] = [];
    for (let index = 0; index < RATE_LIMITS.spray.count; index += 1) {
      codes.push(await guess(limiter, `danach-${index}@example.org`, address));
    }
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(RATE_LIMITS.spray.count - 1);
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });

  it('refunds exactly the counted attempts when several succeed at once after a failure', async () => {
    const limiter = limiterWith();
    const address = '203.0.113.8';
    const own = { address, username: 'eigen@example.org', deviceId: null };
    const others = (count: number, from: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) => guess(limiter, `o-${from + index}@example.org`, address)),
      );
    await others(4, 0);
    await guess(limiter, own.username, address);
    await Promise.all(Array.from({ length: 4 }, () => limitLogIn(limiter, own, async () => 'ja')));
    // Four remain, so six more are checked.
    const codes = await others(9, 4);
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(RATE_LIMITS.spray.count - 4);
  });

  it("keeps an account's failure when a parallel attempt has another outcome", async () => {
    const limiter = limiterWith();
    const address = '203.0.113.9';
    let looked = 0;
    for (let index = 0; index < 15; index += 1) {
      const username = `paar-${index}@example.org`;
      const first = await begin(limiter, { address, username, deviceId: null });
      if ((await guess(limiter, username, address)) === 'UNAUTHENTICATED') looked += 1;
      await first.end(new AppError('UNAVAILABLE', 'weg'));
    }
    // The last attempt is refused while the parallel attempt for its account, which counts meanwhile, is in progress.
    expect(looked).toBe(RATE_LIMITS.spray.count - 1);
  });

  it('refunds an attempt only in its own window', async () => {
    const limiter = limiterWith();
    const address = '203.0.113.10';
    const slow = { address, username: 'langsam@example.org', deviceId: null };
    const later = await begin(limiter, slow);
    now = new Date(now.getTime() + RATE_LIMITS.failedAttemptDay.windowMs);
    const codes: string[] = [];
    for (let index = 0; index < RATE_LIMITS.spray.count; index += 1) {
      codes.push(await guess(limiter, `fenster-${index}@example.org`, address));
    }
    await later.end();
    expect(codes).toEqual(Array(RATE_LIMITS.spray.count).fill('UNAUTHENTICATED'));
    expect(await guess(limiter, 'noch-eins@example.org', address)).toBe('TOO_MANY_REQUESTS');
  });

  it('lets a school of three hundred log in from one address within a window, and refuses the next person', async () => {
    const limiter = limiterWith();
    const logIn = (index: number) => {
      const attempt = { address: '203.0.113.11', username: `schule-${index}@example.org`, deviceId: null };
      return limitLogIn(limiter, attempt, async () => 'ja');
    };
    for (let index = 0; index < 300; index += 1) expect(await logIn(index)).toBe('ja');
    await expect(logIn(300)).rejects.toMatchObject({ details: { retryAfterSeconds: 600 } });
  });

  it('counts each exceeded limit in the metrics, in the database and in memory', async () => {
    const met: unknown[] = [];
    const meter: Meter = { ...NO_METER, count: (_name, labels) => void met.push(labels) };
    const store = new LimitStore({ db, clock, meter });
    const limiter = new RateLimiter({ store, clock, secrets: SECRETS, scale: 0.01, meter });
    for (let count = 0; count < 3; count += 1) {
      await limiter.limitAddress('visitor', 'one', '203.0.113.12').catch(() => undefined);
    }
    for (let count = 0; count < 2; count += 1)
      await limiter.limit('write', 'one', '1').catch(() => undefined);
    await limiter.admitUnverified({ id: 'first', address: 'b@example.org' });
    expect(await limiter.admitUnverified({ id: 'second', address: 'b@example.org' })).toBe(false);
    const rows = ['visitor', 'visitor', 'write', 'mail'];
    expect(met).toEqual(rows.map((limit) => ({ limit })));
  });

  it('is shared by all instances', async () => {
    const [one, other] = [limiterWith(), limiterWith()];
    for (let index = 0; index < RATE_LIMITS.visitor.count; index += 1) {
      await (index % 2 ? one : other).limitAddress('visitor', 'one', '203.0.113.5');
    }
    await expect(one.limitAddress('visitor', 'one', '203.0.113.5')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    await expect(other.limitAddress('visitor', 'one', '203.0.113.5')).rejects.toMatchObject({
      details: { retryAfterSeconds: RATE_LIMITS.visitor.windowMs / 1_000 },
    });
  });

  it('lets three of thirty mails to a mailbox through, sent by two instances at once, and their retries', async () => {
    const [one, other] = [limiterWith(), limiterWith()];
    const mails = Array.from({ length: 30 }, (_, index) => ({
      id: `mail-${index}`,
      address: 'a@example.org',
    }));
    const admitted = async () => {
      const answers = mails.map((mail, index) => (index % 2 ? one : other).admitUnverified(mail));
      const allowed = await Promise.all(answers);
      return mails.filter((_, index) => allowed[index]).map(({ id }) => id);
    };
    const first = await admitted();
    expect(first).toHaveLength(RATE_LIMITS.mail.count);
    expect(await admitted()).toEqual(first);
  });

  it('accepts attempts after the window, and deletes expired windows', async () => {
    const store = new LimitStore({ db, clock });
    const limiter = limiterWith(0.01);
    await limiter.limitAddress('visitor', 'one', '203.0.113.6');
    await expect(limiter.limitAddress('visitor', 'one', '203.0.113.6')).rejects.toThrow();
    now = new Date(now.getTime() + RATE_LIMITS.visitor.windowMs);
    await expect(limiter.limitAddress('visitor', 'one', '203.0.113.6')).resolves.toBeUndefined();
    now = new Date(now.getTime() + RATE_LIMITS.failedAttemptInARow.windowMs);
    await store.purge();
    expect(await rowCount()).toBe(0);
  });
});

describe('the limits of one process', () => {
  it('refuse one draft too many, and accept drafts of other people', async () => {
    const limiter = limiterWith();
    for (let index = 0; index < RATE_LIMITS.write.count; index += 1)
      await limiter.limit('write', 'draft', '1');
    await expect(limiter.limit('write', 'draft', '1')).rejects.toMatchObject({
      details: { retryAfterSeconds: 60 },
    });
    await expect(limiter.limit('write', 'draft', '2')).resolves.toBeUndefined();
    await expect(limiter.limit('write', 'save', '1')).resolves.toBeUndefined();
    now = new Date(now.getTime() + RATE_LIMITS.write.windowMs);
    await expect(limiter.limit('write', 'draft', '1')).resolves.toBeUndefined();
  });
});
