export const EXPORT_LINK_DAYS = 7;

/** Longest id of an attempt: a UUID. */
export const ATTEMPT_MAX_LENGTH = 36;
