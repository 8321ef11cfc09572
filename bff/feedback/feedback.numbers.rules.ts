export const MESSAGE_LIFETIME_MONTHS = 12;

/** Days for which a message's truncated address and browser are kept. */
export const ORIGIN_LIFETIME_DAYS = 7;

export const COMMENT_MAX_LENGTH = 10_000;
export const NAME_MAX_LENGTH = 100;
export const HONEYPOT_MAX_LENGTH = 10_000;
