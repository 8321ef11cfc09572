/** The time in which a deletion can be undone, in milliseconds. */
export const UNDO_MS = 120_000;

/** How many days a tombstone, a deleted answer without its text, is kept: longer than a draft or a tab may bring a text for its day. */
export const TOMBSTONE_LIFETIME_DAYS = 33;
