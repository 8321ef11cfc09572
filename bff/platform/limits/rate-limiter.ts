import { type SourceNetwork, sourceNetworks } from '../lib/client-facts.ts';
import type { Clock } from '../lib/clock.ts';
import { AppError, type ErrorCode } from '../lib/errors.ts';
import type { Meter } from '../lib/meter.ts';
import { Signer } from '../lib/purpose-key.ts';
import { Service } from '../lib/service.ts';
import { type Bucket, type LimitStore, NO_LIMIT } from './limit-store.ts';
import { MemoryLimitStore } from './memory-limit-store.ts';
import { COUNTED_MAIL_MS, isWithinLimit, type LimitName, RATE_LIMITS, tooMany } from './rate-limits.ts';

interface AttemptBuckets {
  /** Count the attempt before its outcome is known; a success is refunded. */
  failures: Bucket[];
  resetOnSuccess: Bucket[];
  /** Count only successes, and refuse the next attempt when they are full. */
  successes?: Bucket[];
}

interface RateLimiterDeps {
  store: LimitStore;
  clock: Clock;
  secrets: string[];
  /** Multiplies every limit (`RATE_LIMIT_SCALE`). */
  scale: number;
  meter: Meter;
}

/** Limits attempts; stored buckets have pseudonyms as keys. */
export class RateLimiter extends Service<RateLimiterDeps> {
  readonly #memory = new MemoryLimitStore(this.deps);
  readonly #signer = new Signer({ ...this.deps, purpose: 'rate-limit' });

  /**
   * Counts an attempt of a subject, such as a user, in the bucket of one use. Throws `TOO_MANY_REQUESTS` if the bucket
   * is full.
   */
  limit(name: LimitName, use: string, subject: string): Promise<void> {
    return this.#count(name, use, [{ name: subject, factor: 1 }]);
  }

  /** Like `limit`, for the networks of an address. */
  limitAddress(name: LimitName, use: string, address: string | undefined): Promise<void> {
    return this.#count(name, use, sourceNetworks(address));
  }

  async #count(name: LimitName, use: string, subjects: SourceNetwork[]): Promise<void> {
    const buckets = subjects.map((subject) => this.bucket(name, use, subject.name, subject.factor));
    if (RATE_LIMITS[name].store === 'database') {
      await this.deps.store.check(buckets);
      await this.deps.store.take(buckets);
      return;
    }
    for (const { key, row, limit, windowMs } of buckets) {
      const { waitMs } = this.#memory.take(key, { count: limit, windowMs });
      if (waitMs === 0) continue;
      this.deps.meter.count('limitMet', { limit: row });
      throw tooMany(waitMs);
    }
  }

  /**
   * Runs an attempt that is counted beforehand, so that parallel attempts cannot bypass a limit. Only an attempt that
   * fails with the code `wrong` stays counted, any other outcome is refunded.
   */
  async limitAttempt<T>(buckets: AttemptBuckets, wrong: ErrorCode, work: () => Promise<T>): Promise<T> {
    const { failures, resetOnSuccess, successes = [] } = buckets;
    await this.deps.store.check([...failures, ...successes]);
    const refund = await this.deps.store.take(failures);
    const result = await work().catch(async (error: unknown) => {
      const isWrong = error instanceof AppError && error.code === wrong;
      if (!isWrong) await this.deps.store.settle({ refund });
      throw error;
    });
    await this.deps.store.settle({ refund, reset: resetOnSuccess, count: successes });
    return result;
  }

  /**
   * Counts a mail to an unverified address, once regardless of retries. Returns false if the mailbox has received
   * enough.
   */
  admitUnverified({ id, address }: { id: string; address: string }): Promise<boolean> {
    const mail = { ...this.bucket('rare', 'mail', id), limit: NO_LIMIT, windowMs: COUNTED_MAIL_MS };
    const ofMailbox = (['mail', 'rare'] as const).map((name) => ({
      ...this.bucket(name, 'unproved mailbox', mailboxOf(address)),
      onceFor: mail,
    }));
    return isWithinLimit(this.deps.store.take([mail, ...ofMailbox]));
  }

  isOpen(buckets: Bucket[]): Promise<boolean> {
    return this.deps.store.isOpen(buckets);
  }

  /** Returns the bucket of a subject for one use of a limit, with a pseudonym as key and the multiplied limit. */
  bucket(row: LimitName, use: string, subject: string, factor = 1): Bucket {
    const { count, windowMs } = RATE_LIMITS[row];
    const key = this.#signer.sign(`${row}|${use}|${subject}`);
    return { key, row, limit: this.scale(count * factor), windowMs };
  }

  scale(count: number): number {
    return Math.max(1, Math.round(count * this.deps.scale));
  }
}

/** Mail servers deliver `anna+anything@…` to `anna@…`. */
function mailboxOf(address: string): string {
  return address.replace(/\+[^@]*(?=@)/, '');
}
