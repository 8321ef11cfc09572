import { MEMORY_STORE_CAPACITY, MemoryLimitStore } from './memory-limit-store.ts';
import { RATE_LIMITS } from './rate-limits.ts';

describe('the limits of one process', () => {
  it('keep a limited number of windows, the newest ones', () => {
    const store = new MemoryLimitStore({ clock: () => new Date('2026-11-20T18:00:00.000Z') });
    const countOf = (index: number) => store.take(`user-${index}`, RATE_LIMITS.write).counted;
    for (let index = 0; index < MEMORY_STORE_CAPACITY + 5_000; index += 1) countOf(index);
    expect([countOf(5_000), countOf(MEMORY_STORE_CAPACITY + 4_999), countOf(4_999)]).toEqual([2, 2, 1]);
  });

  it('do not stay full for ever after a clock that was a year ahead', () => {
    let now = new Date('2027-11-20T18:00:00.000Z');
    const store = new MemoryLimitStore({ clock: () => now });
    const take = () => store.take('user', { ...RATE_LIMITS.write, count: 1 }).waitMs;
    expect([take(), take()]).toEqual([0, RATE_LIMITS.write.windowMs]);
    now = new Date('2026-11-20T18:00:00.000Z');
    expect(take()).toBe(0);
  });
});
