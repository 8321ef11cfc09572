/** The time that is offered first. */
export const DEFAULT_TIME = '20:30';

/** So many reminders in a row without an answer, and it ends by itself. */
export const MOST_UNANSWERED = 7;

/** A reminder that could not go out for so long is left out: nobody expects it any more. */
export const MOST_LATE_MS = 2 * 3_600_000;

/** A push that has not reached its device for so long after it was due is dropped by the push service. */
export const PUSH_LIFETIME_MS = 4 * 3_600_000;

export const UNSUBSCRIPTION_LIFETIME_MS = 365 * 86_400_000;
export const MAX_DEVICES = 10;
export const ENDPOINT_MAX_LENGTH = 1_000;

/** A device that its service refuses so often in a row is given up. */
export const MOST_FAILURES = 5;

/** Minimum back-off after a failure, or after a Retry-After shorter than this. */
export const SHORTEST_PAUSE_MS = 60_000;
export const LONGEST_PAUSE_MS = 30 * 60_000;
