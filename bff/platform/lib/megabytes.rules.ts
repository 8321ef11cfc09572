/** Decimal megabyte, as disks and browsers count. */
export const MEGABYTE_BYTES = 1_000_000;

/** Maximum of a megabyte setting: the bytes stay below 2^31, the limit of the column and of GraphQL's `Int`. */
export const MAX_MEGABYTES = 2_000;
