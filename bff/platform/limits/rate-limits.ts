import { DAY_MS } from '../lib/clock.ts';
import { AppError } from '../lib/errors.ts';
import { LONGEST_WINDOW_DAYS, MAIL_LIFETIME_HOURS } from '../lib/retention.rules.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The sentence for a person who has to wait a minute at most. */
export const TOO_MANY = 'Zu viele Versuche. Bitte warte einen Moment.';

function waitInWords(waitMs: number): string {
  const words = new Intl.RelativeTimeFormat('de-DE');
  if (waitMs > 2 * DAY_MS) return words.format(Math.ceil(waitMs / DAY_MS), 'day');
  if (waitMs > 2 * HOUR_MS) return words.format(Math.ceil(waitMs / HOUR_MS), 'hour');
  return words.format(Math.ceil(waitMs / MINUTE_MS), 'minute');
}

/** The error that says when to come back: to programs in seconds, to people in words. */
export function tooMany(waitMs: number): AppError {
  const sentence = `Zu viele Versuche. Bitte versuche es ${waitInWords(waitMs)} noch einmal.`;
  return new AppError('TOO_MANY_REQUESTS', waitMs > MINUTE_MS ? sentence : TOO_MANY, {
    retryAfterSeconds: Math.ceil(waitMs / SECOND_MS),
  });
}

/** The refusal of somebody who has too much under way at once. */
export function tooManyAtOnce(): AppError {
  return tooMany(2 * SECOND_MS);
}

/** A fixed window: at most `count` tries within `windowMs` of the first. */
export interface RateLimit {
  count: number;
  windowMs: number;
}

/** A row of the table. */
interface LimitRow extends RateLimit {
  /** Whose tries count together. Of an IPv6 address the /64 counts, and the /56 with twice the count. */
  by: 'address' | 'user' | 'account' | 'mailbox' | 'session';
  /** All instances share the database; each process has a memory of its own. */
  store: 'database' | 'memory';
}

/**
 * Every limit of a count in a time. Each root field and each other use counts in a bucket of its own, so that no use
 * fills the bucket of another use.
 */
export const RATE_LIMITS = {
  /** Requests that anybody may make without an account; an address may be a whole school. */
  visitor: { count: 60, windowMs: HOUR_MS, by: 'address', store: 'database' },
  /** Credentials shown at an address or for an account: passwords, and links and codes that nobody can guess. */
  credential: { count: 60, windowMs: 10 * MINUTE_MS, by: 'address', store: 'database' },
  /** Right log-ins at an address, each of which leaves a session: a school of three hundred gets in within ten minutes. */
  newSession: { count: 300, windowMs: 10 * MINUTE_MS, by: 'address', store: 'database' },
  /** Changes by a writing person: a change a second. */
  write: { count: 60, windowMs: MINUTE_MS, by: 'user', store: 'memory' },
  /** Reads that follow the typing and cost more than a page of rows. */
  read: { count: 90, windowMs: MINUTE_MS, by: 'user', store: 'memory' },
  /** Changes that people make now and then; some cost two hashes or cause a mail. */
  settings: { count: 30, windowMs: 15 * MINUTE_MS, by: 'user', store: 'memory' },
  /**
   * Requests by programs, with good and with unknown tokens, and the parts of an upload: the largest upload fits twice
   * into a window.
   */
  bulk: { count: 400, windowMs: MINUTE_MS, by: 'user', store: 'memory' },
  /** Mails to a mailbox that strangers can cause. */
  mail: { count: 3, windowMs: HOUR_MS, by: 'mailbox', store: 'database' },
  /** Acts that harm others when they are frequent, such as a mail to an unproved address. */
  rare: { count: 10, windowMs: DAY_MS, by: 'user', store: 'database' },
  /** Wrong passwords of an attacker at an account, with growing waits after the first few. */
  failedAttempt: { count: 10, windowMs: 15 * MINUTE_MS, by: 'account', store: 'database' },
  /** Wrong passwords of all attackers at an account in a day. */
  failedAttemptDay: { count: 50, windowMs: DAY_MS, by: 'account', store: 'database' },
  /** Wrong passwords in a row, the cap of NIST SP 800-63B; a right password from anywhere ends the row. */
  failedAttemptInARow: {
    count: 100,
    windowMs: LONGEST_WINDOW_DAYS * DAY_MS,
    by: 'account',
    store: 'database',
  },
  /** Wrong passwords in a session. The last wrong password ends the session. */
  failedAttemptInSession: {
    count: 10,
    windowMs: LONGEST_WINDOW_DAYS * DAY_MS,
    by: 'session',
    store: 'database',
  },
  /** Different accounts at which an address has failed: few passwords tried on many accounts. */
  spray: { count: 10, windowMs: HOUR_MS, by: 'address', store: 'database' },
  /** Wrong passwords from an address in a day. */
  sprayDay: { count: 300, windowMs: DAY_MS, by: 'address', store: 'database' },
} as const satisfies Record<string, LimitRow>;

/** A row of `RATE_LIMITS`. */
export type LimitName = keyof typeof RATE_LIMITS;

/** A row whose subject every request names by itself: its address or its user. */
export type OwnLimitName = {
  [Name in LimitName]: (typeof RATE_LIMITS)[Name]['by'] extends 'address' | 'user' ? Name : never;
}[LimitName];

/** How long a mail is known as counted: as long as it is tried again. */
export const COUNTED_MAIL_MS = MAIL_LIFETIME_HOURS * HOUR_MS;

/** The number of failures at an account without a wait. */
export const FREE_FAILURES = 5;

const LONGEST_WAIT_MS = 30 * SECOND_MS;

/** Exponential back-off: the wait after this many failures beyond the free failures: 1, 2, 4 … 30 s. */
export function growingWaitMs(failuresBeyond: number): number {
  return Math.min(LONGEST_WAIT_MS, SECOND_MS * 2 ** failuresBeyond);
}

/**
 * Concurrent password hashes of an account, and of an address, which may be a school class that registers together.
 */
export const HASH_SHARES = { account: { most: 4 }, address: { most: 10, waiting: 100 } };

/** Concurrent whole lists of an account and of an address, and how many more may wait. */
export const LIST_SHARES = { account: { most: 2, waiting: 50 }, address: { most: 4, waiting: 50 } };

/** How long a whole list waits for its place. */
export const LIST_WAIT_MS = 60 * SECOND_MS;
