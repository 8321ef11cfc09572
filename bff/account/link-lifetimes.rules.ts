/** How many hours the link that confirms an address is good, and a new address may wait for it. */
export const CONFIRMATION_HOURS = 24;

/** How many minutes the link that replaces a forgotten password is good. */
export const RESET_MINUTES = 30;
