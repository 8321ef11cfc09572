import { DAY_MS } from '../lib/clock.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** So many within a window that begins with the first. */
export interface RateLimit {
  count: number;
  windowMs: number;
}

/** Limits of what one address or one user does; `context.limit(name)` counts them (`SECURITY` §2.4). */
export const RATE_LIMITS = {
  /** An address may be a whole school, or the one host of a test suite. */
  register: { count: 60, windowMs: HOUR_MS, by: 'address', store: 'database' },
  feedback: { count: 20, windowMs: HOUR_MS, by: 'address', store: 'database' },
  providerSignIn: { count: 60, windowMs: 10 * MINUTE_MS, by: 'address', store: 'database' },
  saveDraft: { count: 60, windowMs: MINUTE_MS, by: 'user', store: 'memory' },
  writeAnswer: { count: 60, windowMs: MINUTE_MS, by: 'user', store: 'memory' },
} as const;

/** A row of `RATE_LIMITS`. */
export type LimitName = keyof typeof RATE_LIMITS;

/** Limits of failed log-ins: a try is counted before the password is looked at, and given back when it was right. */
export const LOG_IN_LIMITS = {
  /** Any failure from one address. */
  address: { count: 50, windowMs: 10 * MINUTE_MS },
  addressDay: { count: 300, windowMs: DAY_MS },
  /** Different accounts that one address failed at: few passwords tried on many accounts. */
  spraying: { count: 10, windowMs: HOUR_MS },
  /** One account from one address, with growing waits after the first few. */
  accountAtAddress: { count: 10, windowMs: 15 * MINUTE_MS },
  /** One account from everywhere but its owner's known browsers. */
  accountDay: { count: 50, windowMs: DAY_MS },
  /** Failures in a row, the cap of NIST SP 800-63B; a right password from anywhere ends the row. */
  accountInARow: { count: 100, windowMs: 30 * DAY_MS },
  /** A browser that this account has logged in from: its own bucket, which no stranger can fill. */
  knownBrowser: { count: 10, windowMs: 15 * MINUTE_MS },
} satisfies Record<string, RateLimit>;

/** So many failures of one account from one address cost no wait. */
export const FREE_FAILURES = 5;

const LONGEST_WAIT_MS = 30 * SECOND_MS;

/** The wait after so many failures beyond the free ones: 1, 2, 4 … 30 s. */
export function growingWaitMs(failuresBeyond: number): number {
  return Math.min(LONGEST_WAIT_MS, SECOND_MS * 2 ** failuresBeyond);
}

/** More new accounts than this, from everywhere, are worth a line in the log; they are not refused. */
export const MANY_REGISTRATIONS: RateLimit = { count: 500, windowMs: HOUR_MS };
