import { calendarDay } from '../lib/dates.ts';

const ENDS_AT_HOUR = 4;

/** Whether the moment lies in the first hours of today, which count as the evening before. */
export function isNight(moment: Date, today: string | null): boolean {
  return calendarDay(moment) === today && moment.getHours() < ENDS_AT_HOUR;
}
