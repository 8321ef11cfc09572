import { addDays, type CalendarDay } from '../platform/lib/clock.ts';

/**
 * Length of the run of consecutive days that ends today, or yesterday while today is still open.
 * `days` are answered days, each once, newest first, none after today.
 */
export function countStreak(days: CalendarDay[], today: CalendarDay): number {
  let expected = days[0] === today ? today : addDays(today, -1);
  let count = 0;
  for (const day of days) {
    if (day !== expected) break;
    count += 1;
    expected = addDays(expected, -1);
  }
  return count;
}
