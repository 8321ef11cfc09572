/** How many months a message from the contact page is kept. */
export const MESSAGE_LIFETIME_MONTHS = 12;

/** How many days a message's origin is kept: its shortened address and its browser. */
export const ORIGIN_LIFETIME_DAYS = 7;

export const COMMENT_MAX_LENGTH = 10_000;
export const NAME_MAX_LENGTH = 100;
export const HONEYPOT_MAX_LENGTH = 10_000;
