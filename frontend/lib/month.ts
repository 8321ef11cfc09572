const MONTH = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats the month of a calendar day, such as 'November 2026'. */
export function monthOf(day: string): string {
  return MONTH.format(Date.parse(day));
}
