/** Shortest accepted password, in UTF-16 code units (SPEC §9). */
export const PASSWORD_MIN_LENGTH = 6;

/** Longest accepted password, in UTF-16 code units: far above any passphrase, and cheap to hash. */
export const PASSWORD_MAX_LENGTH = 256;
