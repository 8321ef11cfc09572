/** How many days a draft is offered to its owner. */
export const DRAFT_LIFETIME_DAYS = 30;

/** After how many days a draft is deleted: its last day has ended in every time zone. */
export const DRAFT_GONE_DAYS = DRAFT_LIFETIME_DAYS + 2;
