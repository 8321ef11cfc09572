import type { AppError } from '../lib/errors.ts';
import { type Meter, NO_METER } from '../lib/meter.ts';
import { type Claimant, FairQueue } from './fair-queue.ts';

const SHARES = { account: 2, browser: 3, address: 5 };

/** A queue whose works are ended by hand, with the names of those that have begun. */
function stage(width: number, capacity: number, shares = SHARES) {
  const counted: string[] = [];
  const meter: Meter = { ...NO_METER, count: (name) => void counted.push(name) };
  const queue = new FairQueue({ width, capacity, shares, meter });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const refusals: Record<string, string> = {};
  const ask = (name: string, claimant: Partial<Claimant> = {}) => {
    const whole = { account: name, browser: null, address: name, ...claimant };
    const work = () =>
      new Promise<void>((end) => {
        begun.push(name);
        ends.push(end);
      });
    return queue
      .admit(whole, (turns) => turns.run(work))
      .catch((error: AppError) => {
        refusals[name] = error.code;
        expect(error.details.retryAfterSeconds).toBe(2);
      });
  };
  const endAll = async () => {
    await new Promise(setImmediate);
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await new Promise(setImmediate);
    }
  };
  return { queue, begun, refusals, counted, ask, endAll };
}

const names = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => prefix + index);

describe('the queue of what is expensive', () => {
  it('runs a few at a time, and the others in the order they came when each comes from its own address', async () => {
    const { begun, ask, endAll } = stage(2, 10);
    for (const name of names(5, 'p')) void ask(name);
    await new Promise(setImmediate);
    expect(begun).toEqual(['p0', 'p1']);
    await endAll();
    expect(begun).toEqual(names(5, 'p'));
  });

  it('serves addresses in turn, so that thirty of one delay a stranger by one', async () => {
    const { begun, ask, endAll } = stage(1, 100, { account: 1, browser: 1, address: 40 });
    for (const name of names(31, 'class-')) void ask(name, { address: 'school' });
    void ask('stranger');
    void ask('another');
    await endAll();
    expect(begun.slice(0, 4)).toEqual(['class-0', 'class-1', 'stranger', 'another']);
    expect(begun).toHaveLength(33);
  });

  it.each([
    ['account', (index: number) => ({ account: 'one', address: `a${index}` })],
    ['browser', (index: number) => ({ browser: 'one', address: `a${index}` })],
    ['address', () => ({ address: 'one' })],
  ] as const)('refuses what is beyond the share of one %s, and nobody else', async (kind, claimant) => {
    const { begun, refusals, ask, endAll } = stage(1, 100);
    for (const [index, name] of names(8, 'p').entries()) void ask(name, claimant(index));
    void ask('other');
    await endAll();
    const refused = names(8, 'p').slice(SHARES[kind]);
    expect(refusals).toEqual(Object.fromEntries(refused.map((name) => [name, 'TOO_MANY_REQUESTS'])));
    expect(begun).toContain('other');
  });

  it('takes nothing from an address for what is beyond the share of an account', async () => {
    const { refusals, ask, endAll } = stage(1, 100);
    for (const name of names(50, 'flood')) void ask(name, { account: 'one', address: 'home' });
    for (const name of names(3, 'family')) void ask(name, { address: 'home' });
    await endAll();
    expect(Object.keys(refusals)).toEqual(names(50, 'flood').slice(SHARES.account));
  });

  it('frees the place of an operation that ends, also of one that fails', async () => {
    const { queue } = stage(1, 1);
    const claimant = { account: 'one', browser: 'one', address: 'one' };
    for (let round = 0; round < 10; round += 1) {
      const failing = queue.admit(claimant, (turns) => turns.run(() => Promise.reject(new Error('weg'))));
      await expect(failing).rejects.toThrow('weg');
    }
    await expect(queue.admit(claimant, (turns) => turns.run(async () => 'ja'))).resolves.toBe('ja');
  });

  it('lets one operation have several turns for its one place', async () => {
    const { queue } = stage(1, 1, { account: 1, browser: 1, address: 1 });
    const twice = queue.admit({ account: 'a', browser: 'b', address: 'c' }, async (turns) => [
      await turns.run(async () => 'verify'),
      await turns.run(async () => 'hash'),
    ]);
    await expect(twice).resolves.toEqual(['verify', 'hash']);
  });
});

describe('a full queue', () => {
  it('is UNAVAILABLE for somebody new when as many addresses wait as there are places', async () => {
    const { refusals, counted, ask, endAll } = stage(1, 10);
    for (const name of names(12, 'p')) void ask(name);
    await endAll();
    expect(refusals).toEqual({ p11: 'UNAVAILABLE' });
    expect(counted).toEqual(['loadShed']);
  });

  it('makes room for somebody new at the cost of the address that holds most', async () => {
    const { begun, refusals, counted, ask, endAll } = stage(1, 10);
    void ask('running');
    for (const name of names(5, 'x')) void ask(name, { address: 'x' });
    for (const name of names(5, 'y')) void ask(name, { address: 'y' });
    for (const name of names(4, 'new')) void ask(name);
    await endAll();
    expect(begun).toEqual(expect.arrayContaining(names(4, 'new')));
    expect(Object.values(refusals)).toEqual(Array(4).fill('TOO_MANY_REQUESTS'));
    expect(counted).toEqual(Array(4).fill('limitMet'));
    expect(Object.keys(refusals).every((name) => /^[xy]/.test(name))).toBe(true);
  });

  it('is TOO_MANY_REQUESTS for an address that holds places already', async () => {
    const { refusals, ask, endAll } = stage(1, 4);
    void ask('running');
    for (const name of names(5, 'x')) void ask(name, { address: 'x' });
    await endAll();
    expect(refusals).toEqual({ x4: 'TOO_MANY_REQUESTS' });
  });
});
