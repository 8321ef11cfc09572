import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RequestHandler, Response } from 'express';
import { widestNetwork } from '../lib/client-facts.ts';
import { type AppError, overloaded } from '../lib/errors.ts';
import { type Counted, type Meter, NO_METER } from '../lib/meter.ts';
import { Semaphore } from '../limits/semaphore.ts';

/** Requests that may be under way at once. */
export const MAX_IN_FLIGHT = 200;

/** Concurrent requests of an address. */
export const MAX_OF_ADDRESS = MAX_IN_FLIGHT / 10;

/**
 * Concurrent requests of an account: fewer than of an address, so that an account cannot take all slots of its
 * network.
 */
export const MAX_OF_ACCOUNT = 16;

/** A longer delay of the event loop means overload… */
export const MAX_LOOP_DELAY_MS = 200;

/** …unless fewer requests are under way: then a refusal would not help. */
export const FEW_IN_FLIGHT = 20;

/** An address or account with this many concurrent requests causes the load: a browser opens six connections. */
export const MANY_OF_ONE = 6;

/** A longer delay refuses everybody. */
const UNBEARABLE_LOOP_DELAY_MS = 2 * MAX_LOOP_DELAY_MS;

/** Time for the hashes of a school class that registers at once; pages give a request up after 20 s. */
const MAX_WAIT_MS = 15_000;
const MAX_WAITING_OF_ONE = 200;
const MAX_WAITING = 800;
const SHARES = {
  address: { most: MAX_OF_ADDRESS, waiting: MAX_WAITING_OF_ONE },
  account: { most: MAX_OF_ACCOUNT, waiting: MAX_WAITING_OF_ONE },
};

const WINDOW_MS = 1_000;
const RESOLUTION_MS = 20;
const NS_PER_MS = 1e6;

/** Requests are counted by address or by account. */
type Holder = keyof typeof SHARES;

type Reason = Counted['loadShed']['reason'];

/** The load that a new request finds. */
export interface Load {
  inFlight: number;
  loopDelayMs: number;
  /** The requests of its address or account that are already under way. */
  held: number;
}

/** Options of load shedding; every default is the product's. */
export interface LoadSheddingOptions {
  /** The event loop's delay; without it only the number of requests counts. */
  loopDelayMs?: (() => number) | undefined;
  meter?: Meter;
  /** Multiplies the quotas of addresses and accounts, as it multiplies rate limits. */
  scaled?: (share: number) => number;
  /** How long a request waits for a place of its address or account. */
  waitMs?: number;
}

/**
 * Measures the event loop's delay: the median of the last second, so that a single garbage collection refuses nobody.
 */
export function watchLoopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  setInterval(() => {
    // The histogram counts the interval itself.
    delayMs = histogram.percentile(50) / NS_PER_MS - RESOLUTION_MS;
    histogram.reset();
  }, WINDOW_MS).unref();
  return () => delayMs;
}

/**
 * Decides whether to refuse a request. A late event loop refuses the busiest addresses and accounts first; a very late
 * event loop refuses everybody.
 */
export function reasonToShed(
  { inFlight, loopDelayMs, held }: Load,
  holder: Holder,
  many = MANY_OF_ONE,
): Reason | undefined {
  if (inFlight >= MAX_IN_FLIGHT) return 'requests';
  if (inFlight < FEW_IN_FLIGHT || loopDelayMs <= MAX_LOOP_DELAY_MS) return undefined;
  if (loopDelayMs > UNBEARABLE_LOOP_DELAY_MS) return 'event-loop';
  return held >= many ? holder : undefined;
}

/**
 * Load shedding: in an overload it replies 503 at once, so that the requests under way are served in time. A request
 * beyond the share of its address or account waits for a place.
 */
export class LoadShedding {
  readonly #loopDelayMs: () => number;
  readonly #meter: Meter;
  readonly #many: number;
  readonly #places: Semaphore<Holder>;
  /** Functions that free the place of a request before its end. */
  readonly #exits = new WeakMap<Response, () => void>();
  #inFlight = 0;

  constructor(options: LoadSheddingOptions = {}) {
    const { loopDelayMs, meter = NO_METER, scaled = (share) => share, waitMs = MAX_WAIT_MS } = options;
    const refuse = (holder: Holder) => this.#refuse(holder);
    this.#loopDelayMs = loopDelayMs ?? (() => 0);
    this.#meter = meter;
    this.#many = scaled(MANY_OF_ONE);
    this.#places = new Semaphore({ quotas: SHARES, scaled, mostWaiting: MAX_WAITING, waitMs, refuse });
  }

  /** The first gate: counts a request by its address and in common. */
  readonly byAddress: RequestHandler = async (req, res, next) => {
    if (await this.#enter({ address: widestNetwork(req.ip) }, res)) next();
  };

  /** The second gate, behind the session: counts a request by its account. Visitors have no account. */
  readonly byAccount: RequestHandler = async (req, res, next) => {
    const user = req.program?.user ?? req.session?.user;
    const account = String(user?.id);
    if (user && this.#places.hasRoom({ account })) {
      this.#check('account', this.#places.heldBy('account', account), this.#inFlight - 1);
      res.once('close', await this.#places.take({ account }));
    } else if (user) {
      // A request that waits for its account takes nothing from the others at its address.
      this.#exits.get(res)?.();
      if (!(await this.#enter({ account, address: widestNetwork(req.ip) }, res))) return;
    }
    next();
  };

  /** Lets a request in once it has its places; false when its client has gone while it waited. */
  async #enter(names: { address: string; account?: string }, res: Response): Promise<boolean> {
    const free = await this.#take(names, res);
    if (!free) return false;
    try {
      const { address, account } = names;
      this.#check('address', this.#places.heldBy('address', address) - 1);
      if (account) this.#check('account', this.#places.heldBy('account', account) - 1);
    } catch (error) {
      free();
      throw error;
    }
    this.#inFlight += 1;
    let isInside = true;
    const leave = () => {
      if (isInside) this.#inFlight -= 1;
      isInside = false;
      free();
    };
    this.#exits.set(res, leave);
    res.once('close', leave);
    return true;
  }

  /** Takes places, and waits for them if need be; undefined when the client goes meanwhile. */
  async #take(names: Partial<Record<Holder, string>>, res: Response): Promise<(() => void) | undefined> {
    if (this.#places.hasRoom(names)) return this.#places.take(names);
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    try {
      return await this.#places.take(names, gone.signal);
    } catch (error) {
      if (gone.signal.aborted) return undefined;
      throw error;
    }
  }

  #check(holder: Holder, held: number, inFlight = this.#inFlight): void {
    const reason = reasonToShed({ inFlight, held, loopDelayMs: this.#loopDelayMs() }, holder, this.#many);
    if (reason) throw this.#refuse(reason);
  }

  #refuse(reason: Reason): AppError {
    this.#meter.count('loadShed', { reason });
    return overloaded();
  }
}
