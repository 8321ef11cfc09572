import { addDays, type CalendarDay, calendarDay, instantOf } from '../platform/lib/clock.ts';

const DAYS_PER_WEEK = 7;

/** The calendar days of two time zones differ by at most this. */
const MAX_DAYS_BETWEEN_ZONES = 2;

/** A local time on certain days of the week. */
export interface Schedule {
  minuteOfDay: number;
  /** Bit mask; Monday is the lowest bit. */
  weekdays: number;
  timeZone: string;
}

function isOn({ weekdays }: Schedule, day: CalendarDay): boolean {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK;
  return (weekdays & (1 << sinceMonday)) !== 0;
}

/** Returns the first occurrence after an instant, on a later day than `lastDay`, the day of the last reminder. */
export function nextOccurrence(schedule: Schedule, after: Date, lastDay: CalendarDay | null): Date {
  const { minuteOfDay, timeZone } = schedule;
  const today = calendarDay(after, timeZone);
  // Ignore a `lastDay` further ahead, which a wrong clock has stored: until then no reminder would come.
  const isTrue = lastDay !== null && lastDay <= addDays(today, MAX_DAYS_BETWEEN_ZONES);
  for (let ahead = 0; ahead <= DAYS_PER_WEEK + MAX_DAYS_BETWEEN_ZONES + 1; ahead += 1) {
    const day = addDays(today, ahead);
    if ((isTrue && day <= lastDay) || !isOn(schedule, day)) continue;
    const instant = instantOf(day, minuteOfDay, timeZone);
    if (instant > after) return instant;
  }
  throw new Error('A schedule has at least one day of the week.');
}
