import { type AppError, overloaded } from '../lib/errors.ts';
import { type Meter, NO_METER } from '../lib/meter.ts';
import { Places } from './places.ts';
import { tooMany } from './rate-limits.ts';

const RETRY_AFTER_MS = 2_000;

/** Whom an operation is done for; each of the three holds a share of its own. */
export interface Claimant {
  account: string;
  /** A session or a known browser, else null. */
  browser: string | null;
  /** The network it comes from, the widest one that limits count. */
  address: string;
}

/** How many operations of one account, browser or address may be under way at once, waiting ones included. */
export type Shares = Record<keyof Claimant, number>;

/** Runs expensive work, such as a hash, when it is its operation's turn. */
export interface Turns {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** The turns of a command, which nobody else waits beside. */
export const ALONE: Turns = { run: (work) => work() };

/** What a queue is made of. */
export interface FairQueueOptions {
  /** How many works run at once. */
  width: number;
  /** How many wait. */
  capacity: number;
  shares: Shares;
  /** Default: counts nothing. */
  meter?: Meter;
}

interface Waiting {
  begin: () => void;
  refuse: (error: AppError) => void;
}

/**
 * A semaphore with fair queuing: addresses take turns, and no claimant holds more than its shares. Throws
 * `TOO_MANY_REQUESTS` beyond a share, and `UNAVAILABLE` if the queue is full and this address has nothing in it.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #meter: Meter;
  readonly #shares: Places<keyof Claimant>;
  /** What waits, by address; the address at the front is the next to be served. */
  readonly #lanes = new Map<string, Waiting[]>();
  #running = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
    const { shares } = options;
    this.#shares = new Places({ shares, capacity: 0, waitMs: 0, refuse: () => this.#overShare() });
    this.#meter = options.meter ?? NO_METER;
  }

  /** Runs an operation that needs turns; it holds one place in its claimant's shares until it ends. */
  async admit<T>(claimant: Claimant, operation: (turns: Turns) => Promise<T>): Promise<T> {
    // All or none: a flood through one account does not use up what its address has for everybody there.
    const leave = await this.#shares.take(claimant);
    try {
      return await operation({ run: (work) => this.#inTurn(claimant.address, work) });
    } finally {
      leave();
    }
  }

  async #inTurn<T>(address: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#options.width) this.#running += 1;
    else await this.#turnOf(address);
    try {
      return await work();
    } finally {
      // The place is handed on, not given up, so that nobody who comes later overtakes the queue.
      if (!this.#beginNext()) this.#running -= 1;
    }
  }

  #turnOf(address: string): Promise<void> {
    if ([...this.#lanes.values()].flat().length >= this.#options.capacity) this.#makeRoomFor(address);
    return new Promise((begin, refuse) => {
      const lane = this.#lanes.get(address);
      if (lane) lane.push({ begin, refuse });
      else this.#lanes.set(address, [{ begin, refuse }]);
    });
  }

  /** Refuses the last one of the longest lane, if that stays no shorter than the lane of this address becomes. */
  #makeRoomFor(address: string): void {
    const own = this.#lanes.get(address)?.length ?? 0;
    const [longest = []] = [...this.#lanes.values()].sort((a, b) => b.length - a.length);
    if (longest.length > own + 1) longest.pop()?.refuse(this.#overShare());
    else if (own > 0) throw this.#overShare();
    else {
      this.#meter.count('loadShed', { reason: 'hashes' });
      throw overloaded();
    }
  }

  #overShare(): AppError {
    this.#meter.count('limitMet', { limit: 'hashes' });
    return tooMany(RETRY_AFTER_MS);
  }

  #beginNext(): boolean {
    const [front] = this.#lanes;
    if (!front) return false;
    const [address, lane] = front;
    const next = lane.shift();
    this.#lanes.delete(address);
    if (lane.length > 0) this.#lanes.set(address, lane);
    next?.begin();
    return true;
  }
}
