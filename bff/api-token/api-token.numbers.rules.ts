export const MAX_API_TOKENS = 20;

export const PROGRAM_NAME_MAX_LENGTH = 60;

/** Longest lifetime of a token, in days. */
export const MAX_TOKEN_DAYS = 366;

/** Minimum interval between two updates of a token's last use. */
export const USE_UPDATE_INTERVAL_MS = 3_600_000;
