import type { Clock } from '../lib/clock.ts';
import { Service } from '../lib/service.ts';
import type { RateLimit } from './rate-limits.ts';

/** Maximum number of windows; the oldest windows are dropped. */
export const MEMORY_STORE_CAPACITY = 20_000;

/** Windows in the memory of this process, for cheap and frequent operations such as autosaves. */
export class MemoryLimitStore extends Service<{ clock: Clock }> {
  readonly #windows = new Map<string, { count: number; resetAt: number }>();

  /**
   * Counts an attempt unless the window is full; returns the wait in milliseconds, which is 0 for a counted attempt,
   * and the count.
   */
  take(key: string, { count, windowMs }: RateLimit): { waitMs: number; counted: number } {
    const now = this.deps.clock().getTime();
    const known = this.#windows.get(key);
    // After a clock was set back, a window must not stay open for ever.
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
