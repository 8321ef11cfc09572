import { TOMBSTONE_LIFETIME_DAYS } from '../answer/answer.numbers.rules.ts';

/**
 * Days for which a draft is offered. Shorter than a tombstone lives, so that no draft can reopen the day of a deleted
 * answer.
 */
export const DRAFT_LIFETIME_DAYS = TOMBSTONE_LIFETIME_DAYS - 3;

/** Days after which a draft is deleted; by then its last day has ended in every time zone. */
export const DRAFT_GONE_DAYS = DRAFT_LIFETIME_DAYS + 2;
