import { setImmediate as letOthersThrough } from 'node:timers/promises';
import { FairQueue, type Turns } from './fair-queue.ts';

/** How long one turn holds the event loop. */
const TURN_MS = 6;
/** How many searches of one person may be under way at once: one is typed on while others are being answered. */
const SEARCHES = 3;
/** How many searches and lists of one person take turns. */
const READERS = 100;
const QUEUE_CAPACITY = 1_000;

/** Decrypting diaries: one turn at a time in this process, and people take turns, however much each of them reads. */
export class ReadingTurns {
  readonly #queue = new FairQueue({
    width: 1,
    capacity: QUEUE_CAPACITY,
    shares: { account: SEARCHES, browser: SEARCHES, address: READERS },
  });
  #lists = 0;

  /** Runs a search, which takes its turns by `stepsInTurn`. Throws `TOO_MANY_REQUESTS` for one too many of a person. */
  search<T>(userId: number, work: (turns: Turns) => Promise<T>): Promise<T> {
    const person = String(userId);
    return this.#queue.admit({ account: person, browser: null, address: person }, work);
  }

  /** Runs one turn of a list; lists of one person are bounded elsewhere. */
  list(userId: number, step: () => boolean): Promise<number> {
    this.#lists += 1;
    const list = { account: `list|${this.#lists}`, browser: null, address: String(userId) };
    return this.#queue.admit(list, (turns) => stepsInTurn(turns, step));
  }
}

/** Runs steps in one turn, until one gives false or the time of the turn is over; gives how long it took, in milliseconds. */
export function stepsInTurn(turns: Turns, step: () => boolean): Promise<number> {
  return turns.run(async () => {
    const startedAt = performance.now();
    while (step() && performance.now() - startedAt < TURN_MS);
    const spentMs = performance.now() - startedAt;
    await letOthersThrough();
    return spentMs;
  });
}
