import { Mutex } from '../database/mutex.ts';

const TIME_SLICE_MS = 6;

/**
 * Queue for work that decrypts many texts: callers alternate in short time slices, so that the event loop stays
 * responsive.
 */
export class DecryptionQueue {
  readonly #mutex = new Mutex();

  /** Runs steps in one time slice, until a step returns false or the slice ends. Returns the elapsed milliseconds. */
  run(step: () => boolean): Promise<number> {
    return this.#mutex.runExclusive(async () => {
      const startedAt = performance.now();
      while (step() && performance.now() - startedAt < TIME_SLICE_MS);
      return performance.now() - startedAt;
    });
  }
}
