/**
 * How long the platform keeps data that is not its owner's to delete. The server deletes by these numbers, and the
 * privacy policy shows them; slices have numbers of their own.
 */

/** How many days a deleted account's key, and with it its texts, can be read from backups and a server's logs. */
export const KEEP_KEYS_DAYS = 30;

/** How many days a backup holds everything but keys. */
export const KEEP_DATA_DAYS = 90;

/** How many hours a mail may wait to be sent. */
export const MAIL_LIFETIME_HOURS = 24;

/** The longest window of a rate limit, in days. */
export const LONGEST_WINDOW_DAYS = 30;

/** How many minutes an attempt to sign in with a provider may take. */
export const ATTEMPT_LIFETIME_MINUTES = 10;

/** How many days a browser is known after its last log-in. */
export const TRUSTED_DEVICE_DAYS = 180;

/** How many days an operator keeps logs who has not said otherwise (`LOG_RETENTION_DAYS`). */
export const LOG_RETENTION_DAYS = 14;
