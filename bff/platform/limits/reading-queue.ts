import { Mutex } from '../database/mutex.ts';

/** How long a step of work may hold the event loop. */
const TURN_MS = 6;

/** Lets everybody who decrypts many texts in this process take turns, so that nobody holds up the event loop. */
export class ReadingQueue {
  readonly #mutex = new Mutex();

  /** Runs steps until a step returns false or the time slice is over. Returns the elapsed time in milliseconds. */
  run(step: () => boolean): Promise<number> {
    return this.#mutex.take(async () => {
      const startedAt = performance.now();
      while (step() && performance.now() - startedAt < TURN_MS);
      return performance.now() - startedAt;
    });
  }
}
