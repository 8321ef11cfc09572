/** What a try is counted in. */
export interface Bucket {
  /** A pseudonym: neither address nor account can be read from it. */
  key: string;
  limit: number;
  windowMs: number;
  /** From this many tries on each further one has to wait, and longer each time. */
  waitsFrom?: number;
}

/** What a store knows of a bucket whose window is still open. */
export interface BucketState {
  key: string;
  count: number;
  resetAt: Date;
  /** Nothing more before then. */
  closedUntil: Date | null;
}

/** Why a try was not counted. */
export interface Closed {
  key: string;
  waitMs: number;
}

/** Where buckets are kept; all instances that share a store agree on them. */
export interface LimitStore {
  /** The open windows among these buckets. */
  read(keys: string[]): Promise<BucketState[]>;
  /** Counts one try in every bucket, unless one of them is closed: then in none. Returns that one, else null. */
  take(buckets: Bucket[]): Promise<Closed | null>;
  /** Empties buckets, and takes a try back from others. */
  forget(keys: string[], giveBack: string[]): Promise<void>;
}

/** How long the next try has to wait; `counted` tries are in the bucket before it. */
export function waitMs(state: BucketState, counted: number, limit: number, now: number): number {
  const untilReset = counted >= limit ? state.resetAt.getTime() - now : 0;
  return Math.max(0, untilReset, (state.closedUntil?.getTime() ?? 0) - now);
}
