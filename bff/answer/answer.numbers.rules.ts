/** The time in which a deletion can be undone, in milliseconds. */
export const UNDO_MS = 120_000;

/**
 * How many days a tombstone (a deleted answer without its text) is kept: longer than a draft or tab can bring a text
 * for its day, so that the day never becomes open again.
 */
export const TOMBSTONE_LIFETIME_DAYS = 33;
export const TOMBSTONE_LIFETIME_MS = TOMBSTONE_LIFETIME_DAYS * 86_400_000;

/** How many megabytes of ciphertext an account may hold unless the operator says otherwise (`ACCOUNT_MAX_MB`). */
export const ACCOUNT_MAX_MB = 50;

/** The most answers, or changes, on a page. */
export const PAGE_MAX_ENTRIES = 500;

/** The most days on a page of answered days. */
export const DAYS_A_PAGE = 1_000;

/** A page ends with the answer whose texts fill it, as JSON in UTF-8; with the longest answer it stays below 1 MB. */
export const PAGE_FULL_BYTES = 800_000;

/** The changes on a page for which nobody names a number. */
export const CHANGES_A_PAGE = 200;

/** A page of changes ends with the change whose ciphertext reaches this. */
export const CHANGES_FULL_BYTES = 1_000_000;

export const CURSOR_MAX_LENGTH = 64;
export const INSTANT_MAX_LENGTH = 40;
