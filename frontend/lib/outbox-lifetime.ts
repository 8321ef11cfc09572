/** Days that an unconfirmed text stays in the local outbox. */
export const OUTBOX_LIFETIME_DAYS = 7;
