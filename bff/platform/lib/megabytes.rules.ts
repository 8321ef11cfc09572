/** Bytes of a megabyte, as disks and browsers count. */
export const MEGABYTE_BYTES = 1_000_000;

/** The most megabytes that a setting may name: their bytes stay below 2^31, for a column and for GraphQL's `Int`. */
export const MOST_MEGABYTES = 2_000;
