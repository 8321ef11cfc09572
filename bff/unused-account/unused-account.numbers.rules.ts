import { SESSION_ABSOLUTE_DAYS } from '../platform/session/session-lifetime.rules.ts';

const DAY_MS = 86_400_000;

/** Minimum age of the noted use of an unused account; sessions and programs may have used it up to 30 days later. */
export const UNUSED_MS = (3 * 366 + SESSION_ABSOLUTE_DAYS) * DAY_MS;

/** Minimum time between the questions, and before a question is repeated that was not accepted. */
export const BETWEEN_MAILS_MS = 28 * DAY_MS;
/** Minimum time between the second accepted question and the deletion. */
export const BEFORE_DELETION_MS = 183 * DAY_MS;
/** Lifetime of a link that keeps an account. */
export const KEEP_LINK_MS = 400 * DAY_MS;
/** Longest time between two runs that shows no jump of the clock, and the pause after a longer one. */
export const MAX_GAP_MS = DAY_MS;
export const QUIET_MS = 60 * DAY_MS;
/** Minimum time between two notes that mails reach other people. */
export const OTHERS_NOTE_INTERVAL_MS = 3_600_000;
/** One account of so many may be deleted on a day. */
export const ACCOUNTS_PER_DELETION = 100;
/** How many account numbers a run searches, and how many steps of a kind it takes. */
export const SEARCH_SIZE = 10_000;
export const BATCH_SIZE = 200;
