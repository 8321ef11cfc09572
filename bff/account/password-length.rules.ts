/** Shortest accepted password, in Unicode code points. */
export const PASSWORD_MIN_LENGTH = 6;

/** Longest accepted password, in Unicode code points: far above any passphrase, and cheap to hash. */
export const PASSWORD_MAX_LENGTH = 256;
