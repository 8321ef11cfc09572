import type { Database, Transaction } from '../database/database.ts';
import { placeholders } from '../database/sql-value.ts';
import type { Clock } from '../lib/clock.ts';
import type { RateLimitRow } from './rate-limit.entity.ts';
import { growingWaitMs } from './rate-limits.ts';

/** The limit of a bucket that counts a try and never refuses it. */
export const NO_LIMIT = Number.POSITIVE_INFINITY;

/** What a try is counted in. */
export interface Bucket {
  /** A pseudonym: neither address nor account can be read from it. */
  key: string;
  limit: number;
  windowMs: number;
  /** From this many tries on each further one has to wait, and longer each time. */
  waitsFrom?: number;
  /** Counts the first try of that bucket's window only, and is given back when that bucket is emptied. */
  onceFor?: Bucket;
}

/** What is known of a bucket whose window is still open. */
export interface BucketState {
  key: string;
  count: number;
  resetAt: Date;
  /** Nothing more before then. */
  closedUntil: Date | null;
}

/** A try that was counted, and the end of the window it was counted in: only from that one it can be given back. */
export interface CountedTry {
  bucket: Bucket;
  resetAt: Date;
}

/** What becomes of buckets once the outcome of a try is known. */
export interface Settlement {
  giveBack: CountedTry[];
  /** Keys of buckets that are emptied. */
  empty?: string[];
  /** Buckets that count it now, without refusing it. */
  count?: Bucket[];
}

/** Thrown by `take`, so that nothing of the unit of work is kept. */
export class ClosedBucket extends Error {
  readonly key: string;
  readonly waitMs: number;

  constructor(key: string, waitMs: number) {
    super('closed');
    this.key = key;
    this.waitMs = waitMs;
  }
}

function stateOf({ bucket, count, resetAt, closedUntil }: RateLimitRow): BucketState {
  return { key: bucket, count, resetAt, closedUntil };
}

/** How long the next try has to wait; `counted` tries are in the bucket before it. */
export function waitMs(state: BucketState, counted: number, limit: number, now: number): number {
  const untilReset = counted >= limit ? state.resetAt.getTime() - now : 0;
  return Math.max(0, untilReset, (state.closedUntil?.getTime() ?? 0) - now);
}

/** Buckets in the database, so that several instances agree. */
export class LimitStore {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #upsert: string;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
    // MySQL assigns from left to right, so the column that decides comes last.
    this.#upsert = `${db.dialect.onDuplicate(['bucket'])}
      count = CASE WHEN resetAt <= ? THEN 1 ELSE count + 1 END,
      closedUntil = CASE WHEN resetAt <= ? THEN NULL ELSE closedUntil END,
      resetAt = CASE WHEN resetAt <= ? THEN ${db.dialect.inserted('resetAt')} ELSE resetAt END`;
  }

  /** The open windows among these buckets. */
  async read(keys: string[]): Promise<BucketState[]> {
    const rows = await this.#db.all<RateLimitRow>(
      `SELECT bucket, count, resetAt, closedUntil FROM rate_limit WHERE bucket IN (${placeholders(keys)}) AND resetAt > ?`,
      [...keys, this.#clock()],
    );
    return rows.map(stateOf);
  }

  /** Counts one try in every bucket; throws `ClosedBucket` and counts it in none when one of them is closed. */
  take(buckets: Bucket[]): Promise<CountedTry[]> {
    return this.#db.write((tx) => this.#take(tx, buckets));
  }

  /** Gives a try back to the windows it was counted in, empties buckets and counts in others, all at once. */
  async settle({ giveBack, empty = [], count = [] }: Settlement): Promise<void> {
    const own = giveBack.filter(({ bucket }) => !bucket.onceFor && !empty.includes(bucket.key));
    const firsts = giveBack.flatMap((counted) =>
      counted.bucket.onceFor ? [{ counted, of: counted.bucket.onceFor.key }] : [],
    );
    await this.#db.write(async (tx) => {
      await takeBack(tx, own);
      for (const { counted, of } of firsts) {
        // Of several who settle at once, only the one who empties the bucket gives back what was counted once for it.
        if (await remove(tx, [of], empty)) await takeBack(tx, [counted]);
      }
      const all = [...giveBack.map(({ bucket }) => bucket.key), ...empty];
      await remove(tx, [...new Set(all)].sort(), empty);
      await this.#add(tx, count, this.#clock());
    });
  }

  /** Deletes windows that have passed. */
  async purge(): Promise<void> {
    await this.#db.write((tx) => tx.run('DELETE FROM rate_limit WHERE resetAt <= ?', [this.#clock()]));
  }

  async #take(tx: Transaction, buckets: Bucket[]): Promise<CountedTry[]> {
    const now = this.#clock();
    const always = buckets.filter(({ onceFor }) => !onceFor);
    await this.#add(tx, always, now);
    const states = await statesOf(tx, buckets);
    const firsts = buckets.filter(({ onceFor }) => onceFor && states.get(onceFor.key)?.count === 1);
    await this.#add(tx, firsts, now);
    for (const [key, state] of await statesOf(tx, firsts)) states.set(key, state);
    for (const bucket of [...always, ...firsts]) await refuseOrClose(tx, bucket, states.get(bucket.key), now);
    return buckets.flatMap((bucket) => {
      const { key, onceFor } = bucket;
      const isCounted = !onceFor || beganAt(bucket, states) <= beganAt(onceFor, states);
      const resetAt = states.get(key)?.resetAt;
      return isCounted && resetAt ? [{ bucket, resetAt }] : [];
    });
  }

  async #add(tx: Transaction, buckets: Bucket[], now: Date): Promise<void> {
    if (buckets.length === 0) return;
    // In one order everywhere, so that two tries never wait for each other.
    const sorted = buckets.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    await tx.run(
      `INSERT INTO rate_limit (bucket, count, resetAt) VALUES ${sorted.map(() => '(?, 1, ?)').join(', ')} ${this.#upsert}`,
      [...sorted.flatMap(({ key, windowMs }) => [key, new Date(now.getTime() + windowMs)]), now, now, now],
    );
  }
}

/** When the window of a bucket began; one that has none never did. */
function beganAt({ key, windowMs }: Bucket, states: Map<string, BucketState>): number {
  return (states.get(key)?.resetAt.getTime() ?? Number.POSITIVE_INFINITY) - windowMs;
}

async function statesOf(tx: Transaction, buckets: Bucket[]): Promise<Map<string, BucketState>> {
  if (buckets.length === 0) return new Map();
  const keys = buckets.map(({ key }) => key);
  const rows = await tx.all<RateLimitRow>(
    `SELECT bucket, count, resetAt, closedUntil FROM rate_limit WHERE bucket IN (${placeholders(keys)})`,
    keys,
  );
  return new Map(rows.map((row) => [row.bucket, stateOf(row)]));
}

async function refuseOrClose(tx: Transaction, bucket: Bucket, state: BucketState | undefined, now: Date) {
  if (!state) return;
  const { key, limit, waitsFrom } = bucket;
  const wait = waitMs(state, state.count - 1, limit, now.getTime());
  if (wait > 0) throw new ClosedBucket(key, wait);
  if (waitsFrom === undefined || state.count < waitsFrom) return;
  const closedUntil = new Date(now.getTime() + growingWaitMs(state.count - waitsFrom));
  await tx.run('UPDATE rate_limit SET closedUntil = ? WHERE bucket = ?', [closedUntil, key]);
}

async function takeBack(tx: Transaction, counted: CountedTry[]): Promise<void> {
  if (counted.length === 0) return;
  const keys = counted.map(({ bucket }) => bucket.key);
  await tx.run(
    `UPDATE rate_limit SET count = count - 1
     WHERE bucket IN (${placeholders(keys)}) AND (${counted.map(() => 'bucket = ? AND resetAt = ?').join(' OR ')})`,
    [...keys, ...counted.flatMap(({ bucket, resetAt }) => [bucket.key, resetAt])],
  );
}

/** Deletes those of these buckets that hold nothing or are to be emptied; tells whether there was one. */
async function remove(tx: Transaction, keys: string[], empty: string[]): Promise<boolean> {
  if (keys.length === 0) return false;
  const emptied = keys.filter((key) => empty.includes(key));
  const { matched } = await tx.run(
    `DELETE FROM rate_limit WHERE bucket IN (${placeholders(keys)})
     AND (count <= 0 ${emptied.length > 0 ? `OR bucket IN (${placeholders(emptied)})` : ''})`,
    [...keys, ...emptied],
  );
  return matched > 0;
}
