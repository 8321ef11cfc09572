import { Mutex } from '../database/mutex.ts';

const TIME_SLICE_MS = 6;

/**
 * Queue for work that decrypts many texts: callers alternate in short time slices, so that the event loop stays
 * responsive.
 */
export class DecryptionQueue {
  readonly #mutex = new Mutex();

  /** Yields the results of work on each item, in portions of a time slice. */
  async *map<Item, Result>(items: readonly Item[], work: (item: Item) => Result): AsyncGenerator<Result[]> {
    const waiting = items.values();
    for (let left = items.length; left > 0; ) {
      const results: Result[] = [];
      await this.#mutex.runExclusive(async () => {
        const startedAt = performance.now();
        for (const item of waiting) {
          results.push(work(item));
          if (performance.now() - startedAt >= TIME_SLICE_MS) break;
        }
      });
      left -= results.length;
      yield results;
    }
  }
}
