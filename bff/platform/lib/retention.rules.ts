/**
 * Retention periods of the platform: the server deletes by these numbers, and the privacy policy shows them. Slices
 * keep their own numbers, and session lifetimes are in the rules of sessions.
 */

/** Days for which backups and database logs still contain the key, and so the texts, of a deleted account. */
export const KEEP_KEYS_DAYS = 30;

/** Days for which a backup keeps everything except keys. */
export const KEEP_DATA_DAYS = 90;

/** Hours for which a mail may wait to be sent. */
export const MAIL_LIFETIME_HOURS = 24;

/** Longest window of a rate limit, in days. */
export const LONGEST_WINDOW_DAYS = 30;

/** Minutes that a sign-in through a provider may take. */
export const ATTEMPT_LIFETIME_MINUTES = 10;

/** Days for which a device is trusted after its last log-in. */
export const TRUSTED_DEVICE_DAYS = 180;

/** Default days for which the operator keeps logs (`LOG_RETENTION_DAYS`). */
export const LOG_RETENTION_DAYS = 14;
