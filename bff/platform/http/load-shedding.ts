import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Request, RequestHandler, Response } from 'express';
import { widestNetwork } from '../lib/client-facts.ts';
import { type AppError, overloaded } from '../lib/errors.ts';
import type { Meter } from '../lib/meter.ts';
import { Service } from '../lib/service.ts';
import { quotaOf } from '../limits/rate-limits.ts';
import { Semaphore } from '../limits/semaphore.ts';

export const MAX_IN_FLIGHT = 200;

export const MAX_PER_ADDRESS = MAX_IN_FLIGHT / 10;

/**
 * Maximum number of concurrent requests of one account; lower than for an address, so that neither a person
 * nor the person's programs block an address.
 */
export const MAX_PER_ACCOUNT = 16;

/** A longer event loop delay counts as overload… */
export const MAX_LOOP_DELAY_MS = 200;

/** …unless fewer requests than this are running, because a refusal would not help then. */
export const FEW_IN_FLIGHT = 20;

/** An address or account with this many running requests causes the load: one browser has six connections. */
export const MANY_REQUESTS = 6;

/** Above this delay, all requests are refused. */
const EXTREME_LOOP_DELAY_MS = 2 * MAX_LOOP_DELAY_MS;

/** Time for the hashes of a school class that registers at once; pages abort a request after 20 s. */
const MAX_WAIT_MS = 15_000;
const MAX_WAITING_PER_KEY = 200;
const MAX_WAITING = 800;
const QUOTAS = {
  address: { slots: MAX_PER_ADDRESS, maxWaiting: MAX_WAITING_PER_KEY },
  account: { slots: MAX_PER_ACCOUNT, maxWaiting: MAX_WAITING_PER_KEY },
};

const WINDOW_MS = 1_000;
const RESOLUTION_MS = 20;
const NS_PER_MS = 1e6;

type QuotaKind = keyof typeof QUOTAS;

type Reason = 'requests' | 'event-loop' | QuotaKind;

/** Load at the arrival of a request. */
export interface Load {
  inFlight: number;
  loopDelayMs: number;
  /** Running requests of the same address or account. */
  held: number;
}

export interface LoadSheddingOptions {
  /** Event loop delay; unset: only the number of requests counts. */
  loopDelayMs?: (() => number) | undefined;
  meter: Meter;
  /** Multiplies the quotas of an address and an account, as rate limits are multiplied. */
  scale: (quota: number) => number;
  /** Throws if the session or token of a request has ended while the request waited. */
  requireValid: (req: Request) => Promise<void>;
  waitMs?: number;
}

/** Measures the event loop delay as the median of the last second, so that one garbage collection refuses nobody. */
export function watchLoopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  setInterval(() => {
    // The histogram includes its own interval.
    delayMs = histogram.percentile(50) / NS_PER_MS - RESOLUTION_MS;
    histogram.reset();
  }, WINDOW_MS).unref();
  return () => delayMs;
}

/**
 * Decides whether to refuse a request. A late event loop refuses subjects with many slots first, a very late event loop
 * refuses everybody.
 */
export function reasonToShed(
  { inFlight, loopDelayMs, held }: Load,
  kind: QuotaKind,
  many = MANY_REQUESTS,
): Reason | undefined {
  if (inFlight >= MAX_IN_FLIGHT) return 'requests';
  if (inFlight < FEW_IN_FLIGHT || loopDelayMs <= MAX_LOOP_DELAY_MS) return undefined;
  if (loopDelayMs > EXTREME_LOOP_DELAY_MS) return 'event-loop';
  return held >= many ? kind : undefined;
}

/**
 * Load shedding: under overload, replies 503 at once, so that running requests finish in time. A request above the
 * quota of its address or account waits for a slot.
 */
export class LoadShedding extends Service<LoadSheddingOptions> {
  readonly #many = this.deps.scale(MANY_REQUESTS);
  readonly #slots = new Semaphore<QuotaKind>({
    quotas: QUOTAS,
    scale: this.deps.scale,
    maxQueueLength: MAX_WAITING,
    waitMs: this.deps.waitMs ?? MAX_WAIT_MS,
    refuse: (kind) => this.#refuse(kind),
  });
  /** The running requests, each with the function that releases its slots. */
  readonly #running = new Map<Response, () => void>();

  /** First middleware: counts a request by its address and in total. */
  readonly byAddress: RequestHandler = async (req, res, next) => {
    if (await this.#admit({ address: widestNetwork(req.ip) }, res)) next();
  };

  /** Second middleware, after the session is loaded: counts a request by its account; visitors have no account. */
  readonly byAccount: RequestHandler = async (req, res, next) => {
    const account = quotaOf(req);
    if (account && this.#slots.hasFreeSlot({ account })) {
      this.#check('account', this.#slots.heldBy('account', account), this.#running.size - 1);
      res.once('close', await this.#slots.acquire({ account }));
    } else if (account) {
      // A request that waits for its account must not block others at its address.
      this.#leave(res);
      if (!(await this.#admit({ account, address: widestNetwork(req.ip) }, res))) return;
      await this.deps.requireValid(req);
    }
    next();
  };

  /** Admits a request once its slots are free; returns false if the client disconnected while waiting. */
  async #admit(keys: { address: string; account?: string }, res: Response): Promise<boolean> {
    const release = await this.#acquire(keys, res);
    if (!release) return false;
    try {
      const { address, account } = keys;
      this.#check('address', this.#slots.heldBy('address', address) - 1);
      if (account) this.#check('account', this.#slots.heldBy('account', account) - 1);
    } catch (error) {
      release();
      throw error;
    }
    this.#running.set(res, release);
    res.once('close', () => this.#leave(res));
    return true;
  }

  #leave(res: Response): void {
    this.#running.get(res)?.();
    this.#running.delete(res);
  }

  /** Acquires slots, waiting if necessary; returns undefined if the client disconnects meanwhile. */
  async #acquire(keys: Partial<Record<QuotaKind, string>>, res: Response): Promise<(() => void) | undefined> {
    if (this.#slots.hasFreeSlot(keys)) return this.#slots.acquire(keys);
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    try {
      return await this.#slots.acquire(keys, gone.signal);
    } catch (error) {
      if (gone.signal.aborted) return undefined;
      throw error;
    }
  }

  #check(kind: QuotaKind, held: number, inFlight = this.#running.size): void {
    const loopDelayMs = this.deps.loopDelayMs?.() ?? 0;
    const reason = reasonToShed({ inFlight, held, loopDelayMs }, kind, this.#many);
    if (reason) throw this.#refuse(reason);
  }

  #refuse(reason: Reason): AppError {
    this.deps.meter.count('loadShed', { reason });
    return overloaded();
  }
}
