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

function dayFormatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  // Cached under the canonical name, so that other spellings cannot fill the memory.
  formatters.set(formatter.resolvedOptions().timeZone, formatter);
  return formatter;
}

/** Returns the canonical name of an IANA time zone, or null for other texts. */
export function knownTimeZone(name: string): string | null {
  if (name.length > IANA_NAME_MAX_LENGTH) return null;
  if (formatters.has(name)) return name;
  if (!IANA_NAME.test(name)) return null;
  return attempt(() => dayFormatter(name).resolvedOptions().timeZone) ?? null;
}

/** Returns the calendar day of an instant in a zone; throws a RangeError for an unknown zone. */
export function calendarDay(instant: Date, zone: string): CalendarDay {
  // Avoid Intl for UTC, the only zone at start, because its locale data takes memory.
  if (zone === 'UTC') return instant.toISOString().slice(0, FIRST_DAY.length);
  return dayFormatter(zone).format(instant);
}

/** Adds a number of milliseconds, which may be negative, to an instant. */
export function addMs(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}

/** Adds a number of days, which may be negative, to a calendar day. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
