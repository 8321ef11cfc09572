import { type Bucket, type BucketState, type Closed, type LimitStore, waitMs } from '../http/limit-store.ts';
import { growingWaitMs } from '../http/rate-limits.ts';
import type { Clock } from '../lib/clock.ts';
import { type Database, instant, type Transaction } from './database.ts';
import { placeholders } from './sql-value.ts';

interface Row {
  bucket: string;
  count: number;
  resetAt: Date | string;
  closedUntil: Date | string | null;
}

/** Thrown inside a unit of work, so that nothing of it is kept. */
class ClosedBucket extends Error {
  readonly closed: Closed;

  constructor(closed: Closed) {
    super('closed');
    this.closed = closed;
  }
}

function stateOf({ bucket, count, resetAt, closedUntil }: Row): BucketState {
  const closed = closedUntil === null ? null : instant(closedUntil);
  return { key: bucket, count: Number(count), resetAt: instant(resetAt), closedUntil: closed };
}

/** Buckets in the database, so that several instances agree (`STACK`, Rate limits: two statements a try). */
export class DatabaseLimitStore implements LimitStore {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #upsert: string;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
    const fresh = db.isMysql ? 'VALUES(resetAt)' : 'excluded.resetAt';
    // MySQL assigns from left to right, so the column that decides comes last.
    this.#upsert = `${db.isMysql ? 'ON DUPLICATE KEY UPDATE' : 'ON CONFLICT (bucket) DO UPDATE SET'}
      count = CASE WHEN resetAt <= ? THEN 1 ELSE count + 1 END,
      closedUntil = CASE WHEN resetAt <= ? THEN NULL ELSE closedUntil END,
      resetAt = CASE WHEN resetAt <= ? THEN ${fresh} ELSE resetAt END`;
  }

  async read(keys: string[]): Promise<BucketState[]> {
    const rows = await this.#db.all<Row>(
      `SELECT bucket, count, resetAt, closedUntil FROM rate_limit WHERE bucket IN (${placeholders(keys)}) AND resetAt > ?`,
      [...keys, this.#clock()],
    );
    return rows.map(stateOf);
  }

  async take(buckets: Bucket[]): Promise<Closed | null> {
    // In one order everywhere, so that two tries never wait for each other.
    const sorted = buckets.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    try {
      await this.#db.write((tx) => this.#count(tx, sorted));
      return null;
    } catch (error) {
      if (error instanceof ClosedBucket) return error.closed;
      throw error;
    }
  }

  async forget(keys: string[], giveBack: string[]): Promise<void> {
    await this.#db.write(async (tx) => {
      const back = giveBack.filter((key) => !keys.includes(key)).sort();
      if (back.length > 0) {
        await tx.run(`UPDATE rate_limit SET count = count - 1 WHERE bucket IN (${placeholders(back)})`, back);
      }
      const all = [...keys, ...back];
      const emptied = keys.length > 0 ? `bucket IN (${placeholders(keys)})` : '1 = 0';
      await tx.run(
        `DELETE FROM rate_limit WHERE bucket IN (${placeholders(all)}) AND (count <= 0 OR ${emptied})`,
        [...all, ...keys],
      );
    });
  }

  /** Deletes windows that have passed. */
  async purge(): Promise<void> {
    await this.#db.write((tx) => tx.run('DELETE FROM rate_limit WHERE resetAt <= ?', [this.#clock()]));
  }

  async #count(tx: Transaction, buckets: Bucket[]): Promise<void> {
    const now = this.#clock();
    await tx.run(
      `INSERT INTO rate_limit (bucket, count, resetAt) VALUES ${buckets.map(() => '(?, 1, ?)').join(', ')} ${this.#upsert}`,
      [...buckets.flatMap(({ key, windowMs }) => [key, new Date(now.getTime() + windowMs)]), now, now, now],
    );
    const keys = buckets.map(({ key }) => key);
    const rows = await tx.all<Row>(
      `SELECT bucket, count, resetAt, closedUntil FROM rate_limit WHERE bucket IN (${placeholders(keys)})`,
      keys,
    );
    for (const state of rows.map(stateOf)) {
      const bucket = buckets.find(({ key }) => key === state.key);
      if (bucket) await this.#settle(tx, bucket, state, now.getTime());
    }
  }

  async #settle(tx: Transaction, bucket: Bucket, state: BucketState, now: number): Promise<void> {
    const wait = waitMs(state, state.count - 1, bucket.limit, now);
    if (wait > 0) throw new ClosedBucket({ key: bucket.key, waitMs: wait });
    if (bucket.waitsFrom === undefined || state.count < bucket.waitsFrom) return;
    const closedUntil = new Date(now + growingWaitMs(state.count - bucket.waitsFrom));
    await tx.run('UPDATE rate_limit SET closedUntil = ? WHERE bucket = ?', [closedUntil, bucket.key]);
  }
}
