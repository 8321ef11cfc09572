import { longDate } from './dates.ts';

/** German name of a calendar day's weekday. */
export function weekdayOf(day: string): string {
  return longDate(day).split(',', 1).join();
}
