/** A value that a statement can bind. Dates are stored in UTC with milliseconds. */
export type SqlValue = string | number | boolean | Date | null;

/** The placeholders of a list of values, as in `IN (?, ?)`. */
export function placeholders({ length }: { length: number }): string {
  return Array<string>(length).fill('?').join(', ');
}
