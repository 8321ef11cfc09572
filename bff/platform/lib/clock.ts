/** The present moment; injected, so that tests can move it. */
export type Clock = () => Date;

/**
 * The version after an earlier version: versions never repeat, even within a millisecond or after the clock was set
 * back.
 */
export function versionAfter(earlier: Date, clock: Clock): Date {
  return new Date(Math.max(clock().getTime(), earlier.getTime() + 1));
}

/** A day as `yyyy-MM-dd`, without time and zone. */
export type CalendarDay = string;

/** The first calendar day that both engines know, and the last. */
export const FIRST_DAY: CalendarDay = '1000-01-01';
export const LAST_DAY: CalendarDay = '9999-12-31';

/** A day that no clock is changed on. */
export const DAY_MS = 86_400_000;

/** The time zone of a person whose time zone is unknown. */
export const DEFAULT_TIME_ZONE = 'Europe/Berlin';

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
  // Keyed by the canonical spelling, so that nobody can fill the memory with other spellings.
  formatters.set(formatter.resolvedOptions().timeZone, formatter);
  return formatter;
}

/** The name under which this runtime knows an IANA time zone, or null for any other text. */
export function knownTimeZone(name: string): string | null {
  if (name.length > IANA_NAME_MAX_LENGTH) return null;
  if (formatters.has(name)) return name;
  if (!IANA_NAME.test(name)) return null;
  try {
    return dayFormatter(name).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The calendar day of an instant in a zone; throws a RangeError for an unknown zone. */
export function calendarDay(instant: Date, zone: string): CalendarDay {
  // Without Intl, whose locale data takes memory: this is all that a start needs.
  if (zone === 'UTC') return instant.toISOString().slice(0, FIRST_DAY.length);
  return dayFormatter(zone).format(instant);
}

/** The calendar day this number of days later, or earlier if negative. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
