/** How old somebody has to be to have an account, in years. */
export const MINIMUM_AGE_YEARS = 16;

/** Shortest and longest accepted password, in Unicode code points: the longest is far above any passphrase, and cheap to hash. */
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 256;

/** Longest received address: 64 characters for the local part, 255 for the domain, and the @. */
export const ADDRESS_MAX_LENGTH = 320;

/** Longest stored address. */
export const USERNAME_MAX_LENGTH = 254;

/** A former address stays reserved for its account this many days, in which a link undoes the change. */
export const FORMER_ADDRESS_DAYS = 7;
export const RESERVATION_MS = FORMER_ADDRESS_DAYS * 86_400_000;

/** A person is told of new browsers at most once in this time. */
export const NEW_BROWSER_MAIL_EVERY_MS = 7 * 86_400_000;

/** More new accounts than this in an hour, from everywhere, are worth a line in the log. */
export const MANY_REGISTRATIONS = { count: 500, windowMs: 3_600_000 };
