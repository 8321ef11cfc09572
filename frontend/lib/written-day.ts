/** The person who imports a file: their time zone, today and now. */
export type Viewer = { timeZone: string; today: string; now: number };

/** When a text was written: its day, and the second of the day and the instant where the file has them. */
export type When = { day: string; second?: number; createdAt?: number };

/** What comes first in days such as `1/2/2024`. */
export type DayOrder = 'day first' | 'month first';

const MONTHS = 'j[aä]n feb m(?:[aä]r|rz) apr ma[iy] jun jul aug sep o[kc]t nov de[zc]'
  .split(' ')
  .map((start) => new RegExp(`^${start}`, 'iu'));
const WEEKDAY = '(?:(?:mo|di|mi|do|fr|sa|so|tu|we|th|su)\\p{L}{0,9}\\.?,?\\s(?:den\\s)?)?';
const NAME = '(?<name>\\p{L}{3,9})\\.?';
// Both marks are compared later: Safari matches a back reference only in texts without emojis (WebKit 2.50, flag `u`).
const DAYS = [
  '(?<year>\\d{4})(?<mark>[-./])(?<month>\\d{1,2})(?<again>[-./])(?<day>\\d{1,2})',
  '(?<first>\\d{1,2})(?<mark>[-./])\\s?(?<second>\\d{1,2})(?<again>[-./])\\s?(?<year>\\d{4}|\\d\\d)',
  `(?<day>\\d{1,2})(?:\\.|st|nd|rd|th)?\\s?${NAME},?\\s(?<year>\\d{4})`,
  `${NAME}\\s(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s(?<year>\\d{4})`,
];
const CLOCK =
  '(?<hours>\\d{1,2})(?=[:.]\\d|\\s?[ap]\\.?m|\\s?Uhr)(?:[:.](?<minutes>\\d\\d)(?:[:.](?<seconds>\\d\\d)(?:[.,]\\d{1,9})?)?)?(?:\\s?(?<half>[ap])\\.?m\\.?)?(?:\\s?Uhr)?';
const ZONE =
  '(?:\\s?(?<zone>(?:z|utc|gmt|mes?z|ces?t)?(?:[+-]\\d{1,2}(?::?\\d\\d)?)?))?(?:\\s?[([][^()[\\]]{1,60}[)\\]])?';
const WHENS = DAYS.map(
  (day) => new RegExp(`^${WEEKDAY}${day}(?:(?:T|,?\\s)(?:um\\s|at\\s)?${CLOCK}${ZONE})?$`, 'iu'),
);
const OFFSET = /^(?=.)(z|utc|gmt|mez|cet|mesz|cest)?(?:([+-])(\d{1,2})(?::?(\d\d))?)?$/iu;
const OFFSET_HOURS: Record<string, number> = { mez: 1, cet: 1, mesz: 2, cest: 2 };
const MAX_OFFSET_MINUTES = 14 * 60;
const MS_PER_MINUTE = 60_000;
const LONGEST_LENGTH = 90;

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
    const formatter =
      formatters.get(timeZone) ??
      new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formatters.set(timeZone, formatter);
    return formatter;
  } catch {
    // Unknown time zone. Not cached: a file can name any number of unknown zones.
    return null;
  }
}

/** The minutes from UTC of `Z`, `+0100`, `GMT-7` and the like, or null. */
function offsetOf(zone: string): number | null {
  const [all, name = '', sign, hours = 0, minutes = 0] = OFFSET.exec(zone) ?? [];
  if (all === undefined) return null;
  const beyond = Number(hours) * 60 + Number(minutes);
  if (beyond > MAX_OFFSET_MINUTES) return null;
  return (OFFSET_HOURS[name.toLowerCase()] ?? 0) * 60 + (sign === '-' ? -beyond : beyond);
}

/** The day and time of an instant in a zone of the file, or else in the viewer's; null for no instant. */
export function whenIn(createdAt: number, viewer: Viewer, zone = ''): When | null {
  const offset = offsetOf(zone);
  const shifted = new Date(createdAt + (offset ?? 0) * MS_PER_MINUTE);
  if (Number.isNaN(shifted.getTime())) return null;
  const local =
    offset === null
      ? (formatterOf(zone || viewer.timeZone) ?? formatterOf(viewer.timeZone))?.format(createdAt)
      : shifted.toISOString().slice(0, 19).replace('T', ' ');
  const when = parseWhen(local ?? '', viewer);
  return when && { ...when, createdAt };
}

function secondOf({ hours, minutes = '0', seconds = '0', half }: Record<string, string | undefined>) {
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  const isTime = hour < 24 && Number(minutes) < 60 && Number(seconds) <= 60;
  return isTime ? (hour * 60 + Number(minutes)) * 60 + Number(seconds) : null;
}

function dayOfParts(parts: Record<string, string | undefined>, { today }: Viewer, order: DayOrder) {
  const { year = '', month, day, name, mark, first, second } = parts;
  // An entry planned for next year is in the future, not a hundred years ago.
  const isEarlier = Number(year) > Number(today.slice(2, 4)) + 1;
  const century = year.length > 2 ? 0 : Number(today.slice(0, 2)) - Number(isEarlier);
  const fullYear = century * 100 + Number(year);
  // A German day is never written with dots and the month first.
  const isMonthFirst = order === 'month first' && mark !== '.';
  if (first)
    return dayOf(fullYear, Number(isMonthFirst ? first : second), Number(isMonthFirst ? second : first));
  const named = MONTHS.findIndex((start) => start.test(name ?? '')) + 1;
  return dayOf(fullYear, name ? named : Number(month), Number(day));
}

/**
 * Parses a day in German, English or ISO form, with or without a time, or returns null. A time with an offset is an
 * instant, whose day is in the viewer's zone.
 */
export function parseWhen(text: string, viewer: Viewer, order: DayOrder = 'day first'): When | null {
  const plain = text.trim().replace(/\s+/gu, ' ');
  if (plain.length > LONGEST_LENGTH || !/\d/u.test(plain)) return null;
  for (const form of WHENS) {
    const parts = form.exec(plain)?.groups;
    if (!parts || parts.again !== parts.mark) continue;
    const day = dayOfParts(parts, viewer, order);
    if (!day) continue;
    if (parts.hours === undefined) return { day };
    const second = secondOf(parts);
    if (second === null) return null;
    if (!parts.zone) return { day, second };
    const offset = offsetOf(parts.zone);
    return offset === null ? null : whenIn(Date.parse(day) + second * 1000 - offset * MS_PER_MINUTE, viewer);
  }
  return null;
}
