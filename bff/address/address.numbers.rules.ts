/** Hours for which a confirmation link is valid, and a new address can be confirmed. */
export const CONFIRMATION_HOURS = 24;
export const CONFIRMATION_MS = CONFIRMATION_HOURS * 3_600_000;
