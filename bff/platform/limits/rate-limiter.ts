import type { KeyObject } from 'node:crypto';
import { type SourceNetwork, sourceNetworks } from '../lib/client-facts.ts';
import type { Clock } from '../lib/clock.ts';
import { AppError, type ErrorCode } from '../lib/errors.ts';
import { type Meter, NO_METER } from '../lib/meter.ts';
import { pseudonym, purposeKey } from '../lib/purpose-key.ts';
import { type Bucket, type LimitStore, NO_LIMIT } from './limit-store.ts';
import { MemoryLimitStore } from './memory-limit-store.ts';
import { COUNTED_MAIL_MS, type LimitName, RATE_LIMITS, tooMany } from './rate-limits.ts';

/** The buckets of a guess at something that proves who somebody is. */
export interface Attempt {
  /** Counted before the outcome is known; a success is given back. */
  counted: Bucket[];
  /** Emptied by a success. */
  emptied: Bucket[];
  /** Count successes only, and refuse the next attempt when they are full. */
  successes?: Bucket[];
}

/** Counts attempts in buckets whose names are pseudonyms. */
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

  /**
   * Counts an attempt of a subject, such as a user, in the bucket of this use. Throws `TOO_MANY_REQUESTS` when the
   * bucket is full.
   */
  limit(name: LimitName, use: string, subject: string): Promise<void> {
    return this.#count(name, use, [{ name: subject, factor: 1 }]);
  }

  /** The same for the networks of an address. */
  limitAddress(name: LimitName, use: string, address: string | undefined): Promise<void> {
    return this.#count(name, use, sourceNetworks(address));
  }

  async #count(name: LimitName, use: string, subjects: SourceNetwork[]): Promise<void> {
    const buckets = subjects.map((subject) => this.bucket(name, use, subject.name, subject.factor));
    if (RATE_LIMITS[name].store === 'memory') this.#countInMemory(buckets);
    else {
      await this.#store.check(buckets);
      await this.#store.take(buckets);
    }
  }

  #countInMemory(buckets: Bucket[]): void {
    for (const { key, row, limit, windowMs } of buckets) {
      const { waitMs } = this.#memory.take(key, { count: limit, windowMs });
      if (waitMs === 0) continue;
      this.#meter.count('limitMet', { limit: row });
      throw tooMany(waitMs);
    }
  }

  /**
   * Counts an attempt in all of its buckets before it runs, so that concurrent attempts evade no limit. An attempt
   * that fails with the code `wrong` stays counted; any other outcome is given back.
   */
  async attempt<T>(guess: Attempt, wrong: ErrorCode, work: () => Promise<T>): Promise<T> {
    const { counted, emptied, successes = [] } = guess;
    await this.#store.check([...counted, ...successes]);
    const giveBack = await this.#store.take(counted);
    const result = await work().catch(async (error: unknown) => {
      const isWrong = error instanceof AppError && error.code === wrong;
      if (!isWrong) await this.#store.settle({ giveBack });
      throw error;
    });
    await this.#store.settle({ giveBack, empty: emptied, count: successes });
    return result;
  }

  /**
   * Counts a mail to an address that nobody has proved, once however often it is sent again. Gives false when its mailbox
   * has had enough.
   */
  async admitUnproved({ id, address }: { id: string; address: string }): Promise<boolean> {
    const mail = { ...this.bucket('rare', 'mail', id), limit: NO_LIMIT, windowMs: COUNTED_MAIL_MS };
    const ofMailbox = (['mail', 'rare'] as const).map((name) => ({
      ...this.bucket(name, 'unproved mailbox', mailboxOf(address)),
      onceFor: mail,
    }));
    try {
      await this.#store.take([mail, ...ofMailbox]);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
      throw error;
    }
  }

  /** Whether all buckets would accept another attempt. Counts nothing. */
  isOpen(buckets: Bucket[]): Promise<boolean> {
    return this.#store.isOpen(buckets);
  }

  /** The bucket of a subject for a use of a row, under the subject's pseudonym and with the multiplied limit. */
  bucket(row: LimitName, use: string, subject: string, factor = 1): Bucket {
    const { count, windowMs } = RATE_LIMITS[row];
    const key = pseudonym(this.#key, `${row}|${use}|${subject}`);
    return { key, row, limit: this.scaled(count * factor), windowMs };
  }

  /** A limit, multiplied. */
  scaled(count: number): number {
    return Math.max(1, Math.round(count * this.#scale));
  }
}

/** Mail servers deliver `anna+anything@…` to `anna@…`. */
function mailboxOf(address: string): string {
  return address.replace(/\+[^@]*(?=@)/, '');
}
