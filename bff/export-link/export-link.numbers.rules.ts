/** How many days the link is good that gives an account's export to its owner. */
export const EXPORT_LINK_DAYS = 7;

/** Longest name of an attempt: a UUID. */
export const ATTEMPT_MAX_LENGTH = 36;
