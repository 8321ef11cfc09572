/** How long a deletion can be undone, in milliseconds. */
export const UNDO_MS = 120_000;

/**
 * Days for which a tombstone (a deleted answer without text) is kept. Longer than any draft or tab can hold text for
 * the day, so a deleted day never reopens.
 */
export const TOMBSTONE_LIFETIME_DAYS = 33;
export const TOMBSTONE_LIFETIME_MS = TOMBSTONE_LIFETIME_DAYS * 86_400_000;

/** Default limit of ciphertext for an account, in megabytes; the operator can change it (`ACCOUNT_MAX_MB`). */
export const ACCOUNT_MAX_MB = 50;

/** Maximum answers or changes on a page. */
export const PAGE_MAX_ENTRIES = 500;

export const DAYS_PER_PAGE = 1_000;

/** A page returns up to 1 MB; this cost allows two pages in a document. */
export const PAGE_COST = 13_000;

/**
 * A page ends with the answer that reaches this size, as JSON in UTF-8. Even with the longest answer a page stays below
 * 1 MB.
 */
export const PAGE_FULL_BYTES = 800_000;

export const CHANGES_PER_PAGE = 200;

/** A page of changes ends with the change that reaches this size of ciphertext. */
export const CHANGES_FULL_BYTES = 1_000_000;

export const CURSOR_MAX_LENGTH = 64;
export const INSTANT_MAX_LENGTH = 40;
