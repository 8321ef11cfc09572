export const OUTBOX_LIFETIME_DAYS = 7;
