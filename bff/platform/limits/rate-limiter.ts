import type { KeyObject } from 'node:crypto';
import { sourceNetworks } from '../lib/client-facts.ts';
import type { Clock } from '../lib/clock.ts';
import { AppError, type ErrorCode } from '../lib/errors.ts';
import { type Meter, NO_METER } from '../lib/meter.ts';
import { pseudonym, purposeKey } from '../lib/purpose-key.ts';
import { type Bucket, type LimitStore, NO_LIMIT } from './limit-store.ts';
import { MemoryLimitStore } from './memory-limit-store.ts';
import {
  COUNTED_MAIL_MS,
  type LimitName,
  MANY_REGISTRATIONS,
  RATE_LIMITS,
  type RateLimit,
  tooMany,
  UNPROVED_MAILBOX_LIMITS,
} from './rate-limits.ts';

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
  readonly #key: KeyObject;
  readonly #scale: number;
  readonly #meter: Meter;

  /** Takes the session secrets; `scale` multiplies every limit (`RATE_LIMIT_SCALE`). */
  constructor(store: LimitStore, clock: Clock, secrets: string[], scale: number, meter: Meter = NO_METER) {
    this.#store = store;
    this.#memory = new MemoryLimitStore(clock);
    this.#key = purposeKey(secrets, 'rate-limit');
    this.#scale = scale;
    this.#meter = meter;
  }

  /** Counts a try of this subject, an address or a user; throws `TOO_MANY_REQUESTS` when it is one too many. */
  limit(name: LimitName, subject: string): Promise<void> {
    return this.#noted(name, () => this.#limit(name, subject));
  }

  async #limit(name: LimitName, subject: string): Promise<void> {
    const row = RATE_LIMITS[name];
    const sources = row.by === 'address' ? sourceNetworks(subject) : [{ name: subject, factor: 1 }];
    if (row.store === 'memory') {
      const { windowMs } = row;
      for (const source of sources) {
        const count = this.scaled(row.count * source.factor);
        const taken = this.#memory.take(`${name}|${source.name}`, { windowMs, count });
        if (taken.waitMs > 0) throw tooMany(taken.waitMs);
      }
      return;
    }
    const buckets = sources.map((source) => this.bucket(name, source.name, row, source.factor));
    await this.#store.check(buckets);
    await this.#store.take(buckets);
  }

  /**
   * Runs a guess, counted first in all of its buckets or in none, so that many at once get around no limit. One that ends
   * with the code of a wrong one stays counted; one that is right, or fails for another reason, is given back.
   */
  async guess<T>(guess: Guess, wrong: ErrorCode, work: () => Promise<T>): Promise<T> {
    const { counted, emptied, rightOnes = [] } = guess;
    const giveBack = await this.#noted('guess', async () => {
      await this.#store.check([...counted, ...rightOnes]);
      return this.#store.take(counted);
    });
    const result = await work().catch(async (error: unknown) => {
      const isWrong = error instanceof AppError && error.code === wrong;
      if (!isWrong) await this.#store.settle({ giveBack });
      throw error;
    });
    await this.#store.settle({ giveBack, empty: emptied, count: rightOnes });
    return result;
  }

  /**
   * Counts a mail to an address that nobody has proved, once however often it is sent again; false when its mailbox has
   * had enough.
   */
  async admitUnproved({ id, address }: { id: string; address: string }): Promise<boolean> {
    const mail = { ...this.bucket('mail', id, { count: 1, windowMs: COUNTED_MAIL_MS }), limit: NO_LIMIT };
    const mailbox = mailboxOf(address);
    const ofMailbox = Object.entries(UNPROVED_MAILBOX_LIMITS).map(([name, limit]) => ({
      ...this.bucket(`unproved-mailbox|${name}`, mailbox, limit),
      onceFor: mail,
    }));
    try {
      await this.#noted('unprovedMailbox', () => this.#store.take([mail, ...ofMailbox]));
      return true;
    } catch (error) {
      if (isTooMany(error)) return false;
      throw error;
    }
  }

  /** Whether every one of these buckets would count one more try; asks, and counts nothing. */
  isOpen(buckets: Bucket[]): Promise<boolean> {
    return this.#store.isOpen(buckets);
  }

  /** Counts a new account of this process; true once, at the number that somebody should look at. */
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

  /** Counts for the metrics when a try is one too many. */
  async #noted<T>(limit: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isTooMany(error)) this.#meter.count('limitMet', { limit });
      throw error;
    }
  }
}

function isTooMany(error: unknown): boolean {
  return error instanceof AppError && error.code === 'TOO_MANY_REQUESTS';
}

/** Mail servers deliver `anna+anything@…` to `anna@…`. */
function mailboxOf(address: string): string {
  return address.replace(/\+[^@]*(?=@)/, '');
}
