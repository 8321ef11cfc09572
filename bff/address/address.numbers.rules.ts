/** How many hours the link that confirms an address is good, and a new address may wait for it. */
export const CONFIRMATION_HOURS = 24;
export const CONFIRMATION_MS = CONFIRMATION_HOURS * 3_600_000;
