/** How many days a deleted account's key, and with it its texts, can be read from backups and a server's logs. */
export const KEEP_KEYS_DAYS = 30;
