import { yesterdayOf } from '../answer/requested-day.ts';
import { addDays, type CalendarDay } from '../platform/lib/clock.ts';

/**
 * Returns the length of the run of consecutive days that ends today, or yesterday while today is unanswered. `days` are
 * unique, sorted newest first, and not after today.
 */
export function countStreak(days: CalendarDay[], today: CalendarDay): number {
  const last = days[0] === today ? today : yesterdayOf(today);
  // Binary search: days are unique and sorted, so if a day is at its expected index, all newer days are too.
  let count = 0;
  for (let tooMany = days.length + 1; tooMany - count > 1; ) {
    const middle = Math.floor((count + tooMany) / 2);
    if (days[middle - 1] === addDays(last, 1 - middle)) count = middle;
    else tooMany = middle;
  }
  return count;
}

export function longestRun(days: CalendarDay[]): number {
  let longest = 0;
  let length = 0;
  let expected = '';
  for (const day of days) {
    length = day === expected ? length + 1 : 1;
    expected = addDays(day, -1);
    longest = Math.max(longest, length);
  }
  return longest;
}

/** Returns for each of the last seven days, oldest first, whether it has an answer. */
export function lastSevenDays(days: CalendarDay[], today: CalendarDay): boolean[] {
  return [6, 5, 4, 3, 2, 1, 0].map((ago) => days.includes(addDays(today, -ago)));
}
