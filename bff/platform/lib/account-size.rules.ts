/** How many megabytes of ciphertext an account may hold unless the operator says otherwise (`ACCOUNT_MAX_MB`). */
export const ACCOUNT_MAX_MB = 50;

/** The highest bound that can be set: sums stay below 2^31, for the column and for GraphQL's `Int`. */
export const HIGHEST_ACCOUNT_MAX_MB = 2_000;

/** Bytes of a megabyte, as disks and browsers count. */
export const MEGABYTE_BYTES = 1_000_000;
