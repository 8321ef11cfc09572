import { attempt } from './attempt.ts';

/** Returns the current time; injected, so that tests can control the clock. */
export type Clock = () => Date;

/** Returns a version later than the earlier version, even within one millisecond or after the clock was set back. */
export function versionAfter(earlier: Date, clock: Clock): Date {
  return new Date(Math.max(clock().getTime(), earlier.getTime() + 1));
}

/** Calendar day as `yyyy-MM-dd`, without time and zone. */
export type CalendarDay = string;

/** First and last calendar day that both database engines support. */
export const FIRST_DAY: CalendarDay = '1000-01-01';
export const LAST_DAY: CalendarDay = '9999-12-31';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** 24 hours; days with a clock change are longer or shorter. */
export const DAY_MS = 24 * HOUR_MS;

/** Time zone of a person whose zone is unknown. */
export const DEFAULT_TIME_ZONE = 'Europe/Berlin';

/** Checked first, so that a long text meets no pattern (`hostile-heads.test.ts`). */
const IANA_NAME_MAX_LENGTH = 64;
const IANA_NAME = /^[A-Za-z][A-Za-z0-9_+/-]+$/;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  // The Swedish format is ISO 8601.
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  // Cached under the canonical name, so that other spellings cannot fill the memory.
  formatters.set(formatter.resolvedOptions().timeZone, formatter);
  return formatter;
}

/** Returns the canonical name of an IANA time zone, or null for other texts. */
export function knownTimeZone(name: string): string | null {
  if (name.length > IANA_NAME_MAX_LENGTH) return null;
  if (formatters.has(name)) return name;
  if (!IANA_NAME.test(name)) return null;
  return attempt(() => formatterOf(name).resolvedOptions().timeZone) ?? null;
}

/** Returns the wall-clock time of an instant in a zone, as `yyyy-MM-ddTHH:mm:ss`. */
function wallTime(instant: Date, zone: string): string {
  return formatterOf(zone).format(instant).replace(' ', 'T');
}

/** Returns the calendar day of an instant in a zone; throws a RangeError for an unknown zone. */
export function calendarDay(instant: Date, zone: string): CalendarDay {
  // Avoid Intl for UTC, the only zone at start, because its locale data takes memory.
  if (zone === 'UTC') return instant.toISOString().slice(0, FIRST_DAY.length);
  return wallTime(instant, zone).slice(0, FIRST_DAY.length);
}

/**
 * Returns the instant of a wall-clock time. An ambiguous time means its first instant; a time skipped by a clock change
 * is shifted by the length of the change.
 */
export function instantOf(day: CalendarDay, minuteOfDay: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minuteOfDay * MINUTE_MS;
  /** The wall-clock time, in milliseconds as if the wall clock showed UTC. */
  const wallAt = (instant: number) => Date.parse(`${wallTime(new Date(instant), timeZone)}Z`);
  const offsetAt = (instant: number) => wallAt(instant) - instant;
  const before = wanted - offsetAt(wanted - DAY_MS);
  const after = wanted - offsetAt(wanted + DAY_MS);
  const found = [before, after].find((instant) => wallAt(instant) === wanted);
  return new Date(found ?? before);
}

/** Adds a number of milliseconds, which may be negative, to an instant. */
export function addMs(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}

/** Adds a number of days, which may be negative, to a calendar day. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
