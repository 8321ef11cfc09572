import { Turns } from '../database/turns.ts';

/** How long one turn holds the event loop. */
const TURN_MS = 6;

/** Lets everybody who decrypts many texts in this process take turns, so that nobody holds up the event loop. */
export class ReadingTurns {
  readonly #turns = new Turns();

  /** Runs steps in one turn, until one gives false or the time of the turn is over; gives how long it took, in milliseconds. */
  run(step: () => boolean): Promise<number> {
    return this.#turns.take(async () => {
      const startedAt = performance.now();
      while (step() && performance.now() - startedAt < TURN_MS);
      return performance.now() - startedAt;
    });
  }
}
