import type { CalendarDay } from '../platform/lib/clock.ts';

/** The years that a memory looks back, more than anybody keeps a diary. */
export const MOST_YEARS = 50;

/** The same date this many calendar months earlier, or the last day of a month that is shorter. */
export function monthsBefore(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const inMonth = (of: number) => new Date(Date.UTC(year, month - 1 - months, of));
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return inMonth(Math.min(date, lastDate)).toISOString().slice(0, 10);
}

/** The days of which a memory is taken, the best first: this date in each earlier year, the latest first, then a month ago. */
export function memoryDays(today: CalendarDay): CalendarDay[] {
  const years = Array.from({ length: MOST_YEARS }, (_, index) => monthsBefore(today, 12 * (index + 1)));
  return [...years, monthsBefore(today, 1)];
}
