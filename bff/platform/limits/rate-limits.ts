import { DAY_MS } from '../lib/clock.ts';
import { AppError } from '../lib/errors.ts';
import { LONGEST_WINDOW_DAYS, MAIL_LIFETIME_HOURS } from '../lib/retention.rules.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The sentence for a person who has to wait a minute at most. */
export const TOO_MANY = 'Zu viele Versuche. Bitte warte einen Moment.';

let words: Intl.RelativeTimeFormat | undefined;

function waitInWords(waitMs: number): string {
  // At the first wait, because locale data takes memory.
  words ??= new Intl.RelativeTimeFormat('de-DE');
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

/** A fixed window: at most `count` tries within `windowMs` of the first. */
export interface RateLimit {
  count: number;
  windowMs: number;
}

/**
 * Limits of what one address or one user does, or of what is asked for the e-mail address of an account;
 * `context.limits.limit(name)` counts them.
 */
export const RATE_LIMITS = {
  /** An address may be a whole school, or the one host of a test suite. */
  register: { count: 60, windowMs: HOUR_MS, by: 'address', store: 'database' },
  feedback: { count: 20, windowMs: HOUR_MS, by: 'address', store: 'database' },
  providerSignIn: { count: 60, windowMs: 10 * MINUTE_MS, by: 'address', store: 'database' },
  confirmationMail: { count: 5, windowMs: HOUR_MS, by: 'user', store: 'database' },
  changeAddress: { count: 10, windowMs: DAY_MS, by: 'user', store: 'database' },
  mailLink: { count: 60, windowMs: 10 * MINUTE_MS, by: 'address', store: 'database' },
  /** The three refuse silently; known browsers of an account count in the last one alone, which no stranger can fill. */
  resetByClient: { count: 10, windowMs: HOUR_MS, by: 'address', store: 'database' },
  resetOfMailbox: { count: 3, windowMs: HOUR_MS, by: 'username', store: 'database' },
  resetByKnownBrowser: { count: 3, windowMs: HOUR_MS, by: 'username', store: 'database' },
  /** Every use of a recovery sheet's code, right or wrong. */
  recoverySheet: { count: 60, windowMs: 10 * MINUTE_MS, by: 'address', store: 'database' },
  /** Wrong codes alone, once they are found wrong: 120 random bits, and no stranger may lock out the right one. */
  wrongRecoverySheet: { count: 100, windowMs: 10 * MINUTE_MS, by: 'username', store: 'database' },
  /** Each costs up to two hashes of this process; wrong proofs are counted in the database beside it. */
  changePassword: { count: 20, windowMs: 15 * MINUTE_MS, by: 'user', store: 'memory' },
  setNotices: { count: 20, windowMs: 15 * MINUTE_MS, by: 'user', store: 'memory' },
  renewConsent: { count: 60, windowMs: 15 * MINUTE_MS, by: 'user', store: 'memory' },
  setReminder: { count: 60, windowMs: 15 * MINUTE_MS, by: 'user', store: 'memory' },
  /** Passkeys and the recovery sheet. */
  changeWaysIn: { count: 30, windowMs: 15 * MINUTE_MS, by: 'user', store: 'memory' },
  saveDraft: { count: 60, windowMs: MINUTE_MS, by: 'user', store: 'memory' },
  searchAnswers: { count: 90, windowMs: MINUTE_MS, by: 'user', store: 'memory' },
  /** Twenty thousand entries of ordinary length and a second try pass in one window. */
  importAnswers: { count: 1_000, windowMs: 15 * MINUTE_MS, by: 'user', store: 'memory' },
  undoImport: { count: 20, windowMs: 15 * MINUTE_MS, by: 'user', store: 'memory' },
  writeAnswer: { count: 60, windowMs: MINUTE_MS, by: 'user', store: 'memory' },
  /** Every request of a key for a program. */
  program: { count: 300, windowMs: MINUTE_MS, by: 'user', store: 'memory' },
  /** Keys that are not good: 256 random bits need no common count, and no stranger may lock out a good one. */
  programTry: { count: 50, windowMs: 10 * MINUTE_MS, by: 'address', store: 'memory' },
} as const satisfies Record<
  string,
  RateLimit & { by: 'address' | 'user' | 'username'; store: 'database' | 'memory' }
>;

/** A row of `RATE_LIMITS`. */
export type LimitName = keyof typeof RATE_LIMITS;

/**
 * Limits of log-ins, other proofs of who somebody is, and guesses at a text. A try is counted before it is looked at; a right one
 * takes its own counts back. What is counted by address is counted by its /56 in IPv6 as well, where twice as much is open.
 */
export const GUESS_LIMITS = {
  /** Any failure from one address. */
  address: { count: 50, windowMs: 10 * MINUTE_MS },
  addressDay: { count: 300, windowMs: DAY_MS },
  /** Different accounts that one address failed at: few passwords tried on many accounts. */
  spraying: { count: 10, windowMs: HOUR_MS },
  /** One account from one address, with growing waits after the first few. */
  accountAtAddress: { count: 10, windowMs: 15 * MINUTE_MS },
  /** One account from everywhere but its owner's known browsers. */
  accountDay: { count: 50, windowMs: DAY_MS },
  /** Failures of an account in a row, the cap of NIST SP 800-63B; a right password from anywhere ends the row. */
  accountInARow: { count: 100, windowMs: LONGEST_WINDOW_DAYS * DAY_MS },
  /** A browser that this account has logged in from: its own bucket, which no stranger can fill. */
  knownBrowser: { count: 10, windowMs: 15 * MINUTE_MS },
  /** Beyond either of these it counts as an unknown browser: somebody else may have its cookie. */
  knownBrowserDay: { count: 30, windowMs: DAY_MS },
  knownBrowserInARow: { count: 100, windowMs: LONGEST_WINDOW_DAYS * DAY_MS },
  /** Proofs in an account's open sessions, with growing waits after the first few. */
  ownerProof: { count: 10, windowMs: 15 * MINUTE_MS },
  /** The wrong proof that fills this one ends its session. */
  ownerProofOfSession: { count: 10, windowMs: LONGEST_WINDOW_DAYS * DAY_MS },
  /** Conflicts of a program that may write and not read: a conflict tells that its text is not the stored one. */
  blindConflict: { count: 20, windowMs: DAY_MS },
} satisfies Record<string, RateLimit>;

/**
 * Limits of right log-ins, each of which costs a hash and leaves a session: a program that logs in before every call keeps
 * within one in ten seconds, and a school class of three hundred within ten minutes. Only right ones count, so nobody can
 * use them up for somebody else.
 */
export const LOG_IN_LIMITS = {
  logInsOfAccount: { count: 60, windowMs: 10 * MINUTE_MS },
  logInsAtAddress: { count: 300, windowMs: 10 * MINUTE_MS },
} satisfies Record<string, RateLimit>;

/** Limits of mails to one mailbox whose owner has not proved the address, over all kinds and accounts. */
export const UNPROVED_MAILBOX_LIMITS = {
  hour: { count: 3, windowMs: HOUR_MS },
  day: { count: 10, windowMs: DAY_MS },
} satisfies Record<string, RateLimit>;

/** How long a mail is known as counted: as long as it is tried again. */
export const COUNTED_MAIL_MS = MAIL_LIFETIME_HOURS * HOUR_MS;

/** The number of failures of one account that cost no wait. */
export const FREE_FAILURES = 5;

const LONGEST_WAIT_MS = 30 * SECOND_MS;

/** Exponential backoff: the wait after a number of failures beyond the free ones: 1, 2, 4 … 30 s. */
export function growingWaitMs(failuresBeyond: number): number {
  return Math.min(LONGEST_WAIT_MS, SECOND_MS * 2 ** failuresBeyond);
}

/** More new accounts than this, from everywhere, are worth a line in the log; they are not refused. */
export const MANY_REGISTRATIONS: RateLimit = { count: 500, windowMs: HOUR_MS };

/**
 * How many operations that hash a password may be under way at once for one account, one browser and one address, which
 * may be a school class that registers at the same moment.
 */
export const HASH_SHARES = { account: 4, browser: 4, address: 32 };

/** The longest queue for a hash: half of the requests that may be under way, so that nothing else has to stand back. */
export const HASH_QUEUE_LIMIT = 100;
