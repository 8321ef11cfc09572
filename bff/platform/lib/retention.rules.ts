/**
 * How long everything is kept that does not stay until its owner deletes it: the server deletes by these numbers, and the
 * privacy policy shows them. Those of sessions, links and former addresses stand beside the rules that they belong to.
 */

/** How many days a deleted account's key, and with it its texts, can be read from backups and a server's logs. */
export const KEEP_KEYS_DAYS = 30;

/** How many days a backup holds everything but keys. */
export const KEEP_DATA_DAYS = 90;

/** How many days a draft is offered to its owner. */
export const DRAFT_LIFETIME_DAYS = 30;

/** After how many days a draft is gone, when its last day has ended in every time zone. */
export const DRAFT_GONE_DAYS = DRAFT_LIFETIME_DAYS + 2;

/** A tombstone, a deleted answer without its text, lives longer than what may be moved onto its day: drafts, tabs, time zones. */
export const TOMBSTONE_LIFETIME_DAYS = DRAFT_LIFETIME_DAYS + 3;

/** How many hours an import can be undone after its last part. */
export const IMPORT_UNDO_HOURS = 24;

/** How many months a message from the contact page is kept. */
export const MESSAGE_LIFETIME_MONTHS = 12;

/** How many days a message's origin is kept, its shortened address and its browser. */
export const ORIGIN_LIFETIME_DAYS = 7;

/** How many hours a mail may wait to be sent. */
export const MAIL_LIFETIME_HOURS = 24;

/** The longest window of a rate limit, in days. */
export const LONGEST_WINDOW_DAYS = 30;

/** How many minutes an attempt to sign in with a provider may take. */
export const ATTEMPT_LIFETIME_MINUTES = 10;

/** How many days a browser is known after its last log-in. */
export const KNOWN_BROWSER_DAYS = 180;

/** How many days a text that the server has not confirmed waits in its browser. */
export const SHELF_LIFETIME_DAYS = 7;

/** How many days an operator keeps logs who has not said otherwise (`LOG_RETENTION_DAYS`). */
export const LOG_RETENTION_DAYS = 14;
