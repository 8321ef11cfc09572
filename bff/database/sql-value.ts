/** What a statement can be given; dates are stored in UTC with milliseconds. */
export type SqlValue = string | number | boolean | Date | null;
