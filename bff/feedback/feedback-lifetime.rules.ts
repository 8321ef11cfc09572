/** How many months a message from the contact page is kept. */
export const MESSAGE_LIFETIME_MONTHS = 12;

/** How many days a message's origin is kept: its shortened address and its browser. */
export const ORIGIN_LIFETIME_DAYS = 7;
