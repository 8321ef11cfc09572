export const MINIMUM_AGE_YEARS = 16;

/** Password length in Unicode code points. The maximum bounds the cost of hashing and is far above any passphrase. */
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 256;

/** Longest address that a request may contain: 64 characters for the local part, 255 for the domain, and the @. */
export const ADDRESS_MAX_LENGTH = 320;

/** Longest stored address. */
export const USERNAME_MAX_LENGTH = 254;

/** Days for which a former address stays reserved for its account; until then a link undoes the change. */
export const FORMER_ADDRESS_DAYS = 7;
export const RESERVATION_MS = FORMER_ADDRESS_DAYS * 86_400_000;

/** Minimum interval between two notes that a program uses an account. */
export const USE_NOTE_INTERVAL_MS = 30 * 86_400_000;

/** Minimum interval between two mails about sign-ins from new devices. */
export const NEW_DEVICE_MAIL_INTERVAL_MS = 7 * 86_400_000;

/** Log a warning when all clients together create this many accounts within the window. */
export const MANY_REGISTRATIONS = { count: 500, windowMs: 3_600_000 };
