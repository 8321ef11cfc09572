import type { Clock } from '../lib/clock.ts';
import { AppError } from '../lib/errors.ts';
import { pseudonym, purposeKey } from '../lib/purpose-key.ts';
import { type Bucket, type Closed, type LimitStore, waitMs } from './limit-store.ts';
import { MemoryLimitStore } from './memory-limit-store.ts';
import { type LimitName, MANY_REGISTRATIONS, RATE_LIMITS, type RateLimit } from './rate-limits.ts';

/** What a person reads who was too fast. */
export const TOO_MANY = 'Zu viele Versuche. Bitte warte einen Moment.';

const CLOSED_MEMORY_MS = 5_000;
const CLOSED_MEMORY_CAPACITY = 1_000;

/** Counts tries; what is stored are buckets whose names tell nothing (`SECURITY` §2.4). */
export class RateLimiter {
  readonly #store: LimitStore;
  readonly #memory: MemoryLimitStore;
  readonly #clock: Clock;
  readonly #key: Buffer;
  readonly #scale: number;
  /** Buckets found closed a moment ago, so that a flood costs no statements. */
  readonly #closed = new Map<string, { opensAt: number; forgetAt: number }>();

  /** Takes the session secrets; `scale` multiplies every limit (`PRODUCT`, `RATE_LIMIT_SCALE`). */
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
    if (row.store === 'database') {
      const bucket = this.bucket(name, subject, row);
      await this.check([bucket]);
      await this.take([bucket]);
    } else {
      const { windowMs } = row;
      const taken = this.#memory.take(`${name}|${subject}`, { windowMs, count: this.scaled(row.count) });
      if (taken.waitMs > 0) throw this.#tooMany(taken.waitMs);
    }
  }

  /** Counts a new account of this process; true once, when there are so many that somebody should look. */
  areManyRegistrations(): boolean {
    const { key, limit } = this.bucket('registrations', '', MANY_REGISTRATIONS);
    const taken = this.#memory.take(key, { ...MANY_REGISTRATIONS, count: limit });
    return taken.waitMs === 0 && taken.counted === limit;
  }

  /** A bucket of the store, under its pseudonym and with the multiplied limit. */
  bucket(name: string, subject: string, { count, windowMs }: RateLimit): Bucket {
    return { key: pseudonym(this.#key, `${name}|${subject}`), limit: this.scaled(count), windowMs };
  }

  /** A limit, multiplied. */
  scaled(count: number): number {
    return Math.max(1, Math.round(count * this.#scale));
  }

  /** Throws when one of these is closed, and counts nothing; returns the keys of those that are in use. */
  async check(buckets: Bucket[]): Promise<Set<string>> {
    const now = this.#clock().getTime();
    for (const { key } of buckets) {
      const closed = this.#closed.get(key);
      if (closed && closed.forgetAt > now && closed.opensAt > now) throw this.#tooMany(closed.opensAt - now);
    }
    const states = await this.#store.read(buckets.map(({ key }) => key));
    for (const state of states) {
      const limit = buckets.find(({ key }) => key === state.key)?.limit ?? 0;
      this.#refuse({ key: state.key, waitMs: waitMs(state, state.count, limit, now) });
    }
    return new Set(states.map(({ key }) => key));
  }

  /** Counts a try in all of these or, when one is closed, in none: then it throws. */
  async take(buckets: Bucket[]): Promise<void> {
    const closed = await this.#store.take(buckets);
    if (closed) this.#refuse(closed);
  }

  /** Empties buckets, and takes a try back from others. */
  async forget(buckets: Bucket[], giveBack: Bucket[]): Promise<void> {
    for (const { key } of [...buckets, ...giveBack]) this.#closed.delete(key);
    await this.#store.forget(
      buckets.map(({ key }) => key),
      giveBack.map(({ key }) => key),
    );
  }

  #refuse({ key, waitMs }: Closed): void {
    if (waitMs <= 0) return;
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
