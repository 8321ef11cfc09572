import { DRAFT_LIFETIME_DAYS } from '../draft/draft-lifetime.rules.ts';

/** The time in which a deletion can be undone, in milliseconds. */
export const UNDO_MS = 120_000;

/** How many days a tombstone, a deleted answer without its text, is kept: longer than a draft or a tab may bring a text for its day. */
export const TOMBSTONE_LIFETIME_DAYS = DRAFT_LIFETIME_DAYS + 3;
