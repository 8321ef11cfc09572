/** The person who imports a file: their time zone, today and now. */
export type Viewer = { timeZone: string; today: string; now: number };

const ISO_DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const GERMAN_DAY = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/;
const ISO_INSTANT = /^(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The calendar day as `yyyy-MM-dd`, or null for an invalid day. */
export function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

function formatterOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    // The Swedish date format is ISO 8601.
    const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
    formatters.set(timeZone, formatter);
    return formatter;
  } catch {
    // Unknown time zone. Not cached: a file can name any number of unknown zones.
    return null;
  }
}

/** The calendar day of an instant in the first known zone, or null for no instant. */
export function dayIn(instant: number, ...timeZones: string[]): string | null {
  if (Number.isNaN(new Date(instant).getTime())) return null;
  for (const timeZone of timeZones) {
    const day = timeZone && formatterOf(timeZone)?.format(instant);
    if (day) return parseDay(day);
  }
  return null;
}

/** Parses `2025-12-31` and `31.12.2025` to `yyyy-MM-dd`, or null. */
export function parseDay(text: string): string | null {
  const iso = ISO_DAY.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const german = GERMAN_DAY.exec(text);
  return german && dayOf(Number(german[3]), Number(german[2]), Number(german[1]));
}

/** Like `parseDay`, also with a time. A time with an offset is an instant, whose day is in the viewer's zone. */
export function parseDayOrTime(text: string, { timeZone }: Viewer): string | null {
  const [, day, offset] = ISO_INSTANT.exec(text) ?? [];
  if (day === undefined) return parseDay(text.split(' ')[0] ?? '') ?? parseDay(text);
  return offset === undefined ? parseDay(day) : dayIn(Date.parse(text), timeZone);
}
