export const DEFAULT_TIME = '20:30';

/** Reminders stop after this many in a row without an answer. */
export const MAX_UNANSWERED = 7;

/** Drop a reminder that is later than this. */
export const MAX_DELAY_MS = 2 * 3_600_000;

/** The push service drops a push that it cannot deliver within this time. */
export const PUSH_LIFETIME_MS = 4 * 3_600_000;

export const UNSUBSCRIPTION_LIFETIME_MS = 365 * 86_400_000;
export const MAX_DEVICES = 10;
export const ENDPOINT_MAX_LENGTH = 1_000;

/** Remove a device after this many rejected pushes in a row. */
export const MAX_FAILURES = 5;

/** Minimum back-off after a failure, or after a Retry-After shorter than this. */
export const MIN_PAUSE_MS = 60_000;
export const MAX_PAUSE_MS = 30 * 60_000;
