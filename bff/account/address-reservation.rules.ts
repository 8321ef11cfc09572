/** A former address stays reserved for its account this many days, in which a link undoes the change. */
export const FORMER_ADDRESS_DAYS = 7;
