// Names and numbers of our own: on a slow phone the first use of Intl blocks the page for 100 ms.
const WEEKDAYS = 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' ');
const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
  ' ',
);

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

/** German name of a calendar day's weekday. */
export function weekdayOf(day: string): string {
  return WEEKDAYS[utcMidnight(day).getUTCDay()] ?? '';
}

/** German name of a calendar day's month. */
export function monthNameOf(day: string): string {
  return MONTHS[utcMidnight(day).getUTCMonth()] ?? '';
}

/** Formats the month of a calendar day as 'MMMM yyyy' in German. */
export function monthOf(day: string): string {
  return `${monthNameOf(day)} ${day.slice(0, 4)}`;
}

/** Formats a calendar day as 'd. MMMM yyyy' in German. */
export function shortDate(day: string): string {
  return `${utcMidnight(day).getUTCDate()}. ${monthOf(day)}`;
}

/** Formats the calendar day of an instant as 'd. MMMM yyyy' in German. */
export function shortDay(instant: string): string {
  return shortDate(calendarDay(new Date(instant)));
}

/** Formats a calendar day as 'EEEE, d. MMMM yyyy' in German. */
export function longDate(day: string): string {
  return `${weekdayOf(day)}, ${shortDate(day)}`;
}
