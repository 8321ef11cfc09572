import type { Database, Transaction } from '../database/database.ts';
import { placeholders } from '../database/sql-value.ts';
import { addMs, type Clock } from '../lib/clock.ts';
import type { Meter } from '../lib/meter.ts';
import { Service } from '../lib/service.ts';
import { RateLimitEntity, type RateLimitRow } from './rate-limit.entity.ts';
import { backoffMs, type LimitName, tooMany } from './rate-limits.ts';

/** Limit of a bucket that counts attempts and never refuses them. */
export const NO_LIMIT = Number.POSITIVE_INFINITY;

const COLUMNS = Object.keys(RateLimitEntity.options.columns).join(', ');

const FULL_BUCKET_CACHE_MS = 5_000;
const FULL_BUCKET_CACHE_CAPACITY = 1_000;

/** Counter of attempts in a time window. */
export interface Bucket {
  /** Pseudonym that reveals neither address nor account. */
  key: string;
  /** Rate limit reported to the metrics when the bucket refuses an attempt. */
  row: LimitName;
  limit: number;
  windowMs: number;
  /** From this number of attempts on, each further attempt must wait, with exponential back-off. */
  backoffFrom?: number;
  /** Counts only the first attempt in the window of that bucket, and is refunded when that bucket is reset. */
  onceFor?: Bucket;
}

/** A counted attempt with the end of its window: only that window can be refunded. */
interface CountedAttempt {
  bucket: Bucket;
  resetAt: Date;
}

/** Changes to buckets once the outcome of an attempt is known. */
interface Settlement {
  refund: CountedAttempt[];
  reset?: Bucket[];
  /** Buckets that count the attempt now, without refusing it. */
  count?: Bucket[];
}

type Rows = Map<string, RateLimitRow>;

/** Buckets in the database, shared by all instances. */
export class LimitStore extends Service<{ db: Database; clock: Clock; meter?: Meter }> {
  // MySQL assigns from left to right, so `resetAt`, on which the conditions depend, comes last.
  readonly #upsert = `${this.deps.db.dialect.onDuplicate(['bucket'])}
    count = CASE WHEN resetAt <= ? THEN 1 ELSE count + 1 END,
    blockedUntil = CASE WHEN resetAt <= ? THEN NULL ELSE blockedUntil END,
    resetAt = CASE WHEN resetAt <= ? THEN ${this.deps.db.dialect.inserted('resetAt')} ELSE resetAt END`;
  /** Buckets that were full a moment ago, so that a flood causes no statements. */
  readonly #fullBuckets = new Map<string, { opensAt: number; forgetAt: number }>();

  /**
   * Throws `TOO_MANY_REQUESTS` for a full bucket before anything is written, so that refused attempts leave no rows.
   */
  async check(all: Bucket[]): Promise<void> {
    const buckets = all.filter(({ limit }) => limit !== NO_LIMIT);
    const now = this.deps.clock().getTime();
    for (const { key, row } of buckets) {
      const closed = this.#fullBuckets.get(key);
      if (closed && Math.min(closed.forgetAt, closed.opensAt) > now) this.#refuse(row, closed.opensAt - now);
    }
    const rows = await rowsOf(this.deps.db, buckets);
    for (const bucket of buckets) this.#refuseIfFull(bucket, waitMs(bucket, rows, 0, now), now);
  }

  /** Checks without counting whether all these buckets would accept an attempt. */
  async isOpen(buckets: Bucket[]): Promise<boolean> {
    const rows = await rowsOf(this.deps.db, buckets);
    return buckets.every((bucket) => waitMs(bucket, rows, 0, this.deps.clock().getTime()) === 0);
  }

  /** Counts an attempt in every bucket. If a bucket is full, counts in none of them and throws `TOO_MANY_REQUESTS`. */
  take(buckets: Bucket[]): Promise<CountedAttempt[]> {
    return this.deps.db.write(async (tx) => {
      const now = this.deps.clock();
      const always = buckets.filter(({ onceFor }) => !onceFor);
      await this.#add(tx, always, now);
      const rows = await rowsOf(tx, buckets);
      const firsts = buckets.filter(({ onceFor }) => onceFor && rows.get(onceFor.key)?.count === 1);
      await this.#add(tx, firsts, now);
      for (const [key, row] of await rowsOf(tx, firsts)) rows.set(key, row);
      for (const bucket of [...always, ...firsts]) {
        this.#refuseIfFull(bucket, waitMs(bucket, rows, 1, now.getTime()), now.getTime());
        await blockWithBackoff(tx, bucket, rows, now);
      }
      return buckets.flatMap((bucket) => {
        const resetAt = rows.get(bucket.key)?.resetAt;
        const isCounted = !bucket.onceFor || startOf(bucket, rows) <= startOf(bucket.onceFor, rows);
        return isCounted && resetAt ? [{ bucket, resetAt }] : [];
      });
    });
  }

  /** Refunds an attempt in its windows, resets buckets and counts in others, in one transaction. */
  async settle({ refund, reset = [], count = [] }: Settlement): Promise<void> {
    const resetKeys = new Set(reset.map(({ key }) => key));
    const keys = new Set([...refund.map(({ bucket }) => bucket.key), ...resetKeys]);
    for (const key of keys) this.#fullBuckets.delete(key);
    await this.deps.db.write(async (tx) => {
      await refundAttempts(
        tx,
        refund.filter(({ bucket }) => !bucket.onceFor && !resetKeys.has(bucket.key)),
      );
      for (const counted of refund) {
        const { onceFor } = counted.bucket;
        // If several attempts settle at once, only the attempt that resets the bucket refunds its once-counted attempt.
        if (onceFor && (await remove(tx, [onceFor.key], resetKeys))) await refundAttempts(tx, [counted]);
      }
      await remove(tx, [...keys].sort(), resetKeys);
      await this.#add(tx, count, this.deps.clock());
    });
  }

  async purge(): Promise<void> {
    await this.deps.db.purge('rate_limit', 'resetAt <= ?', [this.deps.clock()]);
  }

  #refuseIfFull({ key, row }: Bucket, waitMs: number, now: number): void {
    if (waitMs === 0) return;
    const [oldest] = this.#fullBuckets.keys();
    if (oldest !== undefined && this.#fullBuckets.size >= FULL_BUCKET_CACHE_CAPACITY)
      this.#fullBuckets.delete(oldest);
    this.#fullBuckets.set(key, { opensAt: now + waitMs, forgetAt: now + FULL_BUCKET_CACHE_MS });
    this.#refuse(row, waitMs);
  }

  #refuse(limit: LimitName, waitMs: number): never {
    this.deps.meter?.count('limitMet', { limit });
    throw tooMany(waitMs);
  }

  async #add(tx: Transaction, buckets: Bucket[], now: Date): Promise<void> {
    if (buckets.length === 0) return;
    // In a fixed order, so that two attempts never deadlock.
    const sorted = buckets.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    await tx.run(
      `INSERT INTO rate_limit (bucket, count, resetAt) VALUES ${sorted.map(() => '(?, 1, ?)').join(', ')} ${this.#upsert}`,
      [...sorted.flatMap(({ key, windowMs }) => [key, addMs(now, windowMs)]), now, now, now],
    );
  }
}

/** Returns the wait before the next attempt; `own` attempts in the bucket belong to the current attempt. */
function waitMs({ key, limit }: Bucket, rows: Rows, own: number, now: number): number {
  const row = rows.get(key);
  if (!row || row.resetAt.getTime() <= now) return 0;
  const untilReset = row.count - own >= limit ? row.resetAt.getTime() - now : 0;
  return Math.max(0, untilReset, (row.blockedUntil?.getTime() ?? 0) - now);
}

/** Returns the start of a bucket's window, or Infinity without a window. */
function startOf({ key, windowMs }: Bucket, rows: Rows): number {
  return (rows.get(key)?.resetAt.getTime() ?? Number.POSITIVE_INFINITY) - windowMs;
}

async function rowsOf(reader: Pick<Transaction, 'all'>, buckets: Bucket[]): Promise<Rows> {
  if (buckets.length === 0) return new Map();
  const keys = buckets.map(({ key }) => key);
  const sql = `SELECT ${COLUMNS} FROM rate_limit WHERE bucket IN (${placeholders(keys)})`;
  return new Map((await reader.all<RateLimitRow>(sql, keys)).map((row) => [row.bucket, row]));
}

async function blockWithBackoff(
  tx: Transaction,
  { key, backoffFrom }: Bucket,
  rows: Rows,
  now: Date,
): Promise<void> {
  const count = rows.get(key)?.count ?? 0;
  if (backoffFrom === undefined || count < backoffFrom) return;
  const blockedUntil = addMs(now, backoffMs(count - backoffFrom));
  await tx.manager.update(RateLimitEntity, key, { blockedUntil });
}

async function refundAttempts(tx: Transaction, counted: CountedAttempt[]): Promise<void> {
  if (counted.length === 0) return;
  const windows = counted.map(({ bucket, resetAt }) => [bucket.key, resetAt] as const);
  // `IN` lets the engine use the key.
  await tx.run(
    `UPDATE rate_limit SET count = count - 1 WHERE bucket IN (${placeholders(windows)})
     AND (${windows.map(() => 'bucket = ? AND resetAt = ?').join(' OR ')})`,
    [...windows.map(([key]) => key), ...windows.flat()],
  );
}

/** Deletes the buckets that are empty or to be reset; returns whether any was deleted. */
async function remove(tx: Transaction, keys: string[], resetKeys: Set<string>): Promise<boolean> {
  if (keys.length === 0) return false;
  const reset = keys.filter((key) => resetKeys.has(key));
  const sql = `DELETE FROM rate_limit WHERE bucket IN (${placeholders(keys)})
    AND (count <= 0${reset.length > 0 ? ` OR bucket IN (${placeholders(reset)})` : ''})`;
  return (await tx.run(sql, [...keys, ...reset])).matched > 0;
}
