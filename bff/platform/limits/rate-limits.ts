import { DAY_MS, HOUR_MS, MINUTE_MS } from '../lib/clock.ts';
import { AppError } from '../lib/errors.ts';
import { LONGEST_WINDOW_DAYS, MAIL_LIFETIME_HOURS } from '../lib/retention.rules.ts';

const SECOND_MS = 1_000;
const LONGEST_WINDOW_MS = LONGEST_WINDOW_DAYS * DAY_MS;

/** Message for a person who has to wait at most a minute. */
export const TOO_MANY = 'Zu viele Versuche. Bitte warte einen Moment.';

function waitInWords(waitMs: number): string {
  const words = new Intl.RelativeTimeFormat('de-DE');
  if (waitMs > 2 * DAY_MS) return words.format(Math.ceil(waitMs / DAY_MS), 'day');
  if (waitMs > 2 * HOUR_MS) return words.format(Math.ceil(waitMs / HOUR_MS), 'hour');
  return words.format(Math.ceil(waitMs / MINUTE_MS), 'minute');
}

/** Creates the error that tells when to retry: programs in seconds, people in words. */
export function tooMany(waitMs: number): AppError {
  const sentence = `Zu viele Versuche. Bitte versuche es ${waitInWords(waitMs)} noch einmal.`;
  return new AppError('TOO_MANY_REQUESTS', waitMs > MINUTE_MS ? sentence : TOO_MANY, {
    retryAfterSeconds: Math.ceil(waitMs / SECOND_MS),
  });
}

/** Returns whether an attempt was counted: false if a limit has refused it. */
export async function isWithinLimit(counting: Promise<unknown>): Promise<boolean> {
  try {
    await counting;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}

export function tooManyAtOnce(): AppError {
  return tooMany(2 * SECOND_MS);
}

/** Fixed window: at most `count` attempts within `windowMs` of the first attempt. */
export interface RateLimit {
  count: number;
  windowMs: number;
}

interface LimitRow extends RateLimit {
  /** Subject whose attempts count together. For an IPv6 address, the /64 counts, and the /56 with twice the count. */
  by: 'address' | 'user' | 'account' | 'mailbox' | 'session';
  /** The database is shared by all instances; memory belongs to one process. */
  store: 'database' | 'memory';
}

/**
 * All rate limits. Each use of a row, such as a root field, has its own bucket, so that uses do not affect each other.
 */
export const RATE_LIMITS = {
  /** Requests without an account; an address may be a whole school. */
  visitor: { count: 60, windowMs: HOUR_MS, by: 'address', store: 'database' },
  /** Credentials presented at an address or for an account: passwords, and links and codes that cannot be guessed. */
  credential: { count: 60, windowMs: 10 * MINUTE_MS, by: 'address', store: 'database' },
  /**
   * Successful log-ins at an address, each of which creates a session: a school of three hundred gets in within ten
   * minutes.
   */
  newSession: { count: 300, windowMs: 10 * MINUTE_MS, by: 'address', store: 'database' },
  /** Writes by a user: one a second. */
  write: { count: 60, windowMs: MINUTE_MS, by: 'user', store: 'memory' },
  /** Reads while the user types that cost more than a page of rows. */
  read: { count: 90, windowMs: MINUTE_MS, by: 'user', store: 'memory' },
  /** Occasional changes; some cost two hashes or send a mail. */
  settings: { count: 30, windowMs: 15 * MINUTE_MS, by: 'user', store: 'memory' },
  /**
   * Requests with a valid or unknown bearer token, and parts of an upload: the largest upload fits twice into a window.
   */
  bulk: { count: 400, windowMs: MINUTE_MS, by: 'user', store: 'memory' },
  /** Mails to one mailbox that strangers can trigger. */
  mail: { count: 3, windowMs: HOUR_MS, by: 'mailbox', store: 'database' },
  /** Actions that harm others if frequent, such as a mail to an unverified address. */
  rare: { count: 10, windowMs: DAY_MS, by: 'user', store: 'database' },
  /** Wrong passwords of one stranger or device at one account, with exponential back-off after the free failures. */
  failedAttempt: { count: 10, windowMs: 15 * MINUTE_MS, by: 'account', store: 'database' },
  /** Wrong passwords of all strangers at one account in a day. */
  failedAttemptDay: { count: 50, windowMs: DAY_MS, by: 'account', store: 'database' },
  /** Wrong passwords in a row, the cap of NIST SP 800-63B; any successful log-in resets the count. */
  failedAttemptInARow: { count: 100, windowMs: LONGEST_WINDOW_MS, by: 'account', store: 'database' },
  /** Wrong passwords in one session; the last failure ends the session. */
  failedAttemptInSession: { count: 10, windowMs: LONGEST_WINDOW_MS, by: 'session', store: 'database' },
  /** Different accounts at which one address has failed: password spraying. */
  spray: { count: 10, windowMs: HOUR_MS, by: 'address', store: 'database' },
  /** Wrong passwords from an address in a day. */
  sprayDay: { count: 300, windowMs: DAY_MS, by: 'address', store: 'database' },
} as const satisfies Record<string, LimitRow>;

export type LimitName = keyof typeof RATE_LIMITS;

/** Name of a rate limit whose subject is part of every request: the address or the user. */
export type OwnLimitName = {
  [Name in LimitName]: (typeof RATE_LIMITS)[Name]['by'] extends 'address' | 'user' ? Name : never;
}[LimitName];

/** Window in which a counted mail is not counted again: the whole time of its retries. */
export const COUNTED_MAIL_MS = MAIL_LIFETIME_HOURS * HOUR_MS;

/** Failures at one account before the back-off starts. */
export const FREE_FAILURES = 5;

const LONGEST_WAIT_MS = 30 * SECOND_MS;

/** Returns the exponential back-off after failures beyond the free failures: 1, 2, 4 … 30 s. */
export function backoffMs(failuresBeyond: number): number {
  return Math.min(LONGEST_WAIT_MS, SECOND_MS * 2 ** failuresBeyond);
}

/**
 * Concurrent password hashes per account and per address, which may be a school class that registers at the same
 * moment.
 */
export const HASH_QUOTAS = { account: { slots: 4 }, address: { slots: 10, maxWaiting: 100 } };

/** Concurrent whole lists per account and per address, and how many more wait. */
export const LIST_QUOTAS = { account: { slots: 2, maxWaiting: 50 }, address: { slots: 4, maxWaiting: 50 } };

/** Maximum wait of a whole list for its slot. */
export const LIST_WAIT_MS = 60 * SECOND_MS;

type Asker = { user?: { id: number } | null };

/**
 * Returns the quota of concurrent work that a request counts for, or null for a visitor. The programs of a person share
 * a quota of their own, so that they never slow down the person.
 */
export function quotaOf({ program, session }: { program?: Asker; session?: Asker }): string | null {
  if (program) return `program|${program.user?.id}`;
  return session?.user ? String(session.user.id) : null;
}
