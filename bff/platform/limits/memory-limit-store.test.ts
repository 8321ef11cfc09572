import { MEMORY_STORE_CAPACITY, MemoryLimitStore } from './memory-limit-store.ts';
import { RATE_LIMITS } from './rate-limits.ts';

describe('the limits of one process', () => {
  it('keep a limited number of windows', () => {
    const store = new MemoryLimitStore({ clock: () => new Date('2026-11-20T18:00:00.000Z') });
    for (let index = 0; index < MEMORY_STORE_CAPACITY + 5_000; index += 1) {
      store.take(`user-${index}`, RATE_LIMITS.write);
    }
    expect(store.size).toBe(MEMORY_STORE_CAPACITY);
  });
});
