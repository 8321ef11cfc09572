import { TOMBSTONE_LIFETIME_DAYS } from '../answer/answer.numbers.rules.ts';

/** How many days a draft is offered to its owner. No draft outlives the tombstone of its day. */
export const DRAFT_LIFETIME_DAYS = TOMBSTONE_LIFETIME_DAYS - 3;

/** After how many days a draft is deleted: its last day has ended in every time zone. */
export const DRAFT_GONE_DAYS = DRAFT_LIFETIME_DAYS + 2;
