const LONG = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const SHORT = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

function utcMidnight(calendarDay: string): Date {
  return new Date(`${calendarDay}T00:00:00Z`);
}

/** The calendar day of an instant, in this browser's time zone. */
export function calendarDay(instant: Date): string {
  const month = String(instant.getMonth() + 1).padStart(2, '0');
  return `${instant.getFullYear()}-${month}-${String(instant.getDate()).padStart(2, '0')}`;
}

/** The calendar day `days` later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  const date = utcMidnight(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Formats a calendar day as 'EEEE, d. MMMM yyyy' in German. */
export function longDate(day: string): string {
  return LONG.format(utcMidnight(day));
}

/** Formats the calendar day of an instant as 'd. MMMM yyyy' in German. */
export function shortDay(instant: string): string {
  return shortDate(calendarDay(new Date(instant)));
}

/** Formats a calendar day as 'd. MMMM yyyy' in German. */
export function shortDate(day: string): string {
  return SHORT.format(utcMidnight(day));
}
