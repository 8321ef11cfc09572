/** Value of a statement; dates are stored in UTC with milliseconds. */
export type SqlValue = string | number | boolean | Date | null;

/** Returns the placeholders for a list of values, as in `IN (?, ?)`. */
export function placeholders({ length }: { length: number }): string {
  return Array<string>(length).fill('?').join(', ');
}
