import type { KeyObject } from 'node:crypto';
import { sourceNetworks } from '../lib/client-facts.ts';
import type { Clock } from '../lib/clock.ts';
import { AppError, type ErrorCode } from '../lib/errors.ts';
import { pseudonym, purposeKey } from '../lib/purpose-key.ts';
import {
  type Bucket,
  ClosedBucket,
  type CountedTry,
  type LimitStore,
  NO_LIMIT,
  type Settlement,
  waitMs,
} from './limit-store.ts';
import { MemoryLimitStore } from './memory-limit-store.ts';
import { type LimitName, MANY_REGISTRATIONS, RATE_LIMITS, type RateLimit, TOO_MANY } from './rate-limits.ts';

const CLOSED_MEMORY_MS = 5_000;
const CLOSED_MEMORY_CAPACITY = 1_000;

/** The buckets of a guess at something that proves who somebody is. */
export interface Guess {
  /** Count it before its outcome is known; a right one is given back. */
  counted: Bucket[];
  /** Are emptied by a right one. */
  emptied: Bucket[];
  /** Count right ones alone, and refuse the next when they are full. */
  rightOnes?: Bucket[];
}

/** Counts tries; what is stored are buckets whose names tell nothing. */
export class RateLimiter {
  readonly #store: LimitStore;
  readonly #memory: MemoryLimitStore;
  readonly #clock: Clock;
  readonly #key: KeyObject;
  readonly #scale: number;
  /** Buckets found closed a moment ago, so that a flood costs no statements. */
  readonly #closed = new Map<string, { opensAt: number; forgetAt: number }>();

  /** Takes the session secrets; `scale` multiplies every limit (`RATE_LIMIT_SCALE`). */
  constructor(store: LimitStore, clock: Clock, secrets: string[], scale: number) {
    this.#store = store;
    this.#memory = new MemoryLimitStore(clock);
    this.#clock = clock;
    this.#key = purposeKey(secrets, 'rate-limit');
    this.#scale = scale;
  }

  /** Counts a try of this subject, an address or a user; throws `TOO_MANY_REQUESTS` when it is one too many. */
  async limit(name: LimitName, subject: string): Promise<void> {
    const row = RATE_LIMITS[name];
    if (row.store === 'memory') {
      const { windowMs } = row;
      const taken = this.#memory.take(`${name}|${subject}`, { windowMs, count: this.scaled(row.count) });
      if (taken.waitMs > 0) throw this.#tooMany(taken.waitMs);
      return;
    }
    const sources = row.by === 'address' ? sourceNetworks(subject) : [{ name: subject, factor: 1 }];
    const buckets = sources.map((source) => this.bucket(name, source.name, row, source.factor));
    await this.#check(buckets);
    await this.#take(buckets);
  }

  /**
   * Runs a guess, counted first in all of its buckets or in none, so that many at once get around no limit. One that ends
   * with the code of a wrong one stays counted; one that is right, or fails for another reason, is given back.
   */
  async guess<T>(guess: Guess, wrong: ErrorCode, work: () => Promise<T>): Promise<T> {
    const { counted, emptied, rightOnes = [] } = guess;
    await this.#check([...counted, ...rightOnes]);
    const giveBack = await this.#take(counted);
    let result: T;
    try {
      result = await work();
    } catch (error) {
      const isWrong = error instanceof AppError && error.code === wrong;
      if (!isWrong) await this.#settle({ giveBack });
      throw error;
    }
    await this.#settle({ giveBack, empty: emptied.map(({ key }) => key), count: rightOnes });
    return result;
  }

  /** Whether every one of these buckets would count one more try; asks, and counts nothing. */
  async isOpen(buckets: Bucket[]): Promise<boolean> {
    const states = await this.#store.read(buckets.map(({ key }) => key));
    const now = this.#clock().getTime();
    return states.every((state) => waitMs(state, state.count, limitOf(state.key, buckets), now) === 0);
  }

  /** Counts a new account of this process; true once, when there are so many that somebody should look. */
  areManyRegistrations(): boolean {
    const { key, limit } = this.bucket('registrations', '', MANY_REGISTRATIONS);
    const taken = this.#memory.take(key, { ...MANY_REGISTRATIONS, count: limit });
    return taken.waitMs === 0 && taken.counted === limit;
  }

  /** A bucket of the store, under its pseudonym and with the multiplied limit. */
  bucket(name: string, subject: string, { count, windowMs }: RateLimit, factor = 1): Bucket {
    return { key: pseudonym(this.#key, `${name}|${subject}`), limit: this.scaled(count * factor), windowMs };
  }

  /** A limit, multiplied. */
  scaled(count: number): number {
    return Math.max(1, Math.round(count * this.#scale));
  }

  /** Throws when one of these is closed; before anything is written, so that refused tries leave no rows. */
  async #check(all: Bucket[]): Promise<void> {
    const buckets = all.filter(({ limit }) => limit !== NO_LIMIT);
    const now = this.#clock().getTime();
    for (const { key } of buckets) {
      const closed = this.#closed.get(key);
      if (closed && closed.forgetAt > now && closed.opensAt > now) throw this.#tooMany(closed.opensAt - now);
    }
    for (const state of await this.#store.read(buckets.map(({ key }) => key))) {
      const wait = waitMs(state, state.count, limitOf(state.key, buckets), now);
      if (wait > 0) this.#refuse(state.key, wait);
    }
  }

  async #take(buckets: Bucket[]): Promise<CountedTry[]> {
    try {
      return await this.#store.take(buckets);
    } catch (error) {
      if (error instanceof ClosedBucket) this.#refuse(error.key, error.waitMs);
      throw error;
    }
  }

  async #settle(settlement: Settlement): Promise<void> {
    const { giveBack, empty = [] } = settlement;
    for (const key of [...giveBack.map(({ bucket }) => bucket.key), ...empty]) this.#closed.delete(key);
    await this.#store.settle(settlement);
  }

  #refuse(key: string, waitMs: number): never {
    const [oldest] = this.#closed.keys();
    if (oldest !== undefined && this.#closed.size >= CLOSED_MEMORY_CAPACITY) this.#closed.delete(oldest);
    const now = this.#clock().getTime();
    this.#closed.set(key, { opensAt: now + waitMs, forgetAt: now + CLOSED_MEMORY_MS });
    throw this.#tooMany(waitMs);
  }

  #tooMany(waitMs: number): AppError {
    const retryAfterSeconds = Math.ceil(waitMs / 1_000);
    return new AppError('TOO_MANY_REQUESTS', TOO_MANY, { retryAfterSeconds });
  }
}

function limitOf(key: string, buckets: Bucket[]): number {
  return buckets.find((bucket) => bucket.key === key)?.limit ?? 0;
}
