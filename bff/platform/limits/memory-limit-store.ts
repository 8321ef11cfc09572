import type { Clock } from '../lib/clock.ts';
import type { RateLimit } from './rate-limits.ts';

/** More windows than this are never kept: the oldest make room. */
export const MEMORY_STORE_CAPACITY = 20_000;

/** Windows in this process's memory, for cheap and frequent requests such as autosaves. */
export class MemoryLimitStore {
  readonly #clock: Clock;
  readonly #windows = new Map<string, { count: number; resetAt: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How many windows are kept. */
  get size(): number {
    return this.#windows.size;
  }

  /** Counts an attempt. Returns the milliseconds to wait if the window is full, otherwise the count. */
  take(key: string, { count, windowMs }: RateLimit): { waitMs: number; counted: number } {
    const now = this.#clock().getTime();
    const known = this.#windows.get(key);
    // A clock that was set back must not keep a window open for ever.
    if (known && known.resetAt > now && known.resetAt <= now + windowMs) {
      if (known.count >= count) return { waitMs: known.resetAt - now, counted: known.count };
      known.count += 1;
      return { waitMs: 0, counted: known.count };
    }
    this.#windows.delete(key);
    this.#windows.set(key, { count: 1, resetAt: now + windowMs });
    this.#makeRoom(now);
    return { waitMs: 0, counted: 1 };
  }

  #makeRoom(now: number): void {
    for (const [key, { resetAt }] of this.#windows) {
      if (resetAt > now && this.#windows.size <= MEMORY_STORE_CAPACITY) return;
      this.#windows.delete(key);
    }
  }
}
