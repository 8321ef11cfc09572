/** How many days a text that the server has not confirmed waits in its browser. */
export const OUTBOX_LIFETIME_DAYS = 7;
