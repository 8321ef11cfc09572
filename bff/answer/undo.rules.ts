/** The time in which a deletion can be undone, in milliseconds. */
export const UNDO_MS = 120_000;
