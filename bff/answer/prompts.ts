import { addDays, type CalendarDay, DAY_MS } from '../platform/lib/clock.ts';
import prompts from './prompts.json' with { type: 'json' };

const LEAP_YEAR = 2028;
const WEEK_DAYS = 7;
const OFFERED = 5;

/** A prompt for each day of a leap year, 1 January first. */
export const PROMPTS: string[] = prompts;

function promptOf(day: CalendarDay): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  const index = (Date.UTC(LEAP_YEAR, month - 1, date) - Date.UTC(LEAP_YEAR, 0)) / DAY_MS;
  return PROMPTS[index] ?? '';
}

/** Returns the prompts to offer on a day: the prompt of the day, then the prompts of the same weekday, newest first. */
export function promptsOf(day: CalendarDay): string[] {
  return Array.from({ length: OFFERED }, (_, weeks) => promptOf(addDays(day, -weeks * WEEK_DAYS)));
}
