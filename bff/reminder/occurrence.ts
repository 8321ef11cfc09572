import { addDays, type CalendarDay, calendarDay, DAY_MS, MINUTE_MS } from '../platform/lib/clock.ts';

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

const wallClocks = new Map<string, Intl.DateTimeFormat>();

function wallClock(timeZone: string): Intl.DateTimeFormat {
  const clock =
    wallClocks.get(timeZone) ??
    // The Swedish format is ISO 8601.
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  wallClocks.set(timeZone, clock);
  return clock;
}

/** Returns the wall-clock time of an instant, in milliseconds as if the wall clock showed UTC. */
function wallTime(instant: number, timeZone: string): number {
  return Date.parse(`${wallClock(timeZone).format(instant).replace(' ', 'T')}Z`);
}

/**
 * Returns the instant of a wall-clock time. An ambiguous time means its first instant; a time skipped by a clock change
 * is shifted by the length of the change.
 */
export function instantOf(day: CalendarDay, minuteOfDay: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minuteOfDay * MINUTE_MS;
  const offsetAt = (instant: number) => wallTime(instant, timeZone) - instant;
  const before = wanted - offsetAt(wanted - DAY_MS);
  const after = wanted - offsetAt(wanted + DAY_MS);
  const found = [before, after].find((instant) => wallTime(instant, timeZone) === wanted);
  return new Date(found ?? before);
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
