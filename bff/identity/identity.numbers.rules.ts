export const ID_TOKEN_MAX_LENGTH = 8_192;
export const CODE_MAX_LENGTH = 4_096;
export const USER_JSON_MAX_LENGTH = 4_096;
export const DISPLAY_NAME_MAX_LENGTH = 100;

/** Time limit for a provider's response, and for all requests of a sign-in together. */
export const PROVIDER_TIMEOUT_MS = 5_000;

/** The circuit opens after this many failures in a row, and stays open for this long. */
export const FAILURES_TO_OPEN = 5;
export const OPEN_MS = 30_000;

/** How long discovery documents and keys are cached, and how long an unknown key is not requested again. */
export const DISCOVERY_LIFETIME_MS = 86_400_000;
export const KEYS_LIFETIME_MS = 600_000;
export const KEYS_COOL_DOWN_MS = 30_000;

/** A token counts as expired this early; a provider's clock may be ahead by as much. */
export const EARLY_EXPIRY_MS = 30_000;
export const CLOCK_TOLERANCE_MS = 30_000;
export const ID_TOKEN_MAX_AGE_MS = 3_600_000;

export const CLIENT_SECRET_LIFETIME_MS = 5 * 60_000;

export const REVOCATION_PAUSES_MS = [1_000, 5_000, 30_000, 300_000];
