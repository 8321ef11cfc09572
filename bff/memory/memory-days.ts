import { addDays, type CalendarDay } from '../platform/lib/clock.ts';

/** Years that a memory looks back; no diary is older. */
export const MAX_YEARS = 50;

/** Returns the same date this many months earlier, or the last day of a shorter month. */
export function monthsBefore(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const inMonth = (of: number) => new Date(Date.UTC(year, month - 1 - months, of));
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return inMonth(Math.min(date, lastDate)).toISOString().slice(0, 10);
}

/**
 * Returns the candidate days of a memory, best first: this date in each earlier year, newest first, then a month ago.
 * A common year remembers 29 February on the day before 1 March.
 */
export function memoryDays(today: CalendarDay): CalendarDay[] {
  const years = Array.from({ length: MAX_YEARS }, (_, index) => monthsBefore(today, 12 * (index + 1)));
  const isBeforeMarch = (day: CalendarDay) => addDays(day, 1).endsWith('-03-01');
  const days = years.flatMap((day) =>
    isBeforeMarch(today) && !isBeforeMarch(day) ? [day, addDays(day, 1)] : [day],
  );
  return [...days, monthsBefore(today, 1)];
}
