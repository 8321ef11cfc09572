import { Mutex } from '../database/mutex.ts';

/** How long one turn holds the event loop. */
const TURN_MS = 6;

/** Lets everybody who decrypts many texts in this process take turns, so that nobody holds up the event loop. */
export class ReadingQueue {
  readonly #mutex = new Mutex();

  /** Runs steps in one turn, until one gives false or the time of the turn is over; gives how long it took, in milliseconds. */
  run(step: () => boolean): Promise<number> {
    return this.#mutex.take(async () => {
      const startedAt = performance.now();
      while (step() && performance.now() - startedAt < TURN_MS);
      return performance.now() - startedAt;
    });
  }
}
