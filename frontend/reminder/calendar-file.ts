import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { REMINDER_TEXT } from '../../bff/reminder/reminder.sentences.rules.ts';
import { WEEKDAYS } from '../../bff/reminder/reminder-days.rules.ts';
import { addDays } from '../lib/dates.ts';
import type { Weekday } from './reminder.generated.ts';

export const CALENDAR_FILE_NAME = `${BRAND}-Erinnerung.ics`;

const LINE_OCTETS = 75;

export type CalendarEvent = {
  /** As `HH:mm`, in the calendar's local time. */
  time: string;
  weekdays: readonly Weekday[];
  /** The earliest day, as `yyyy-MM-dd`. */
  from: string;
  uid: string;
  madeAt: Date;
  url: string;
};

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&');
}

/** Folds a content line after 75 octets; continuation lines begin with a space. */
function folded(line: string): string {
  const pieces = [''];
  for (const character of line) {
    const piece = `${pieces.at(-1)}${character}`;
    if (new TextEncoder().encode(piece).length <= LINE_OCTETS) pieces[pieces.length - 1] = piece;
    else pieces.push(` ${character}`);
  }
  return pieces.join('\r\n');
}

/** The first day, from `from` on, that is one of the weekdays. */
function firstDay(from: string, weekdays: readonly Weekday[]): string {
  const weekdayOf = (day: string) => WEEKDAYS.at(new Date(day).getUTCDay() - 1);
  const days = WEEKDAYS.map((_, ahead) => addDays(from, ahead));
  return days.find((day) => weekdays.some((weekday) => weekday === weekdayOf(day))) ?? from;
}

/** A calendar file (RFC 5545) with an alarm of one minute, in floating time: it follows the person's time zone. */
export function calendarFile({ time, weekdays, from, uid, madeAt, url }: CalendarEvent): string {
  const start = `${firstDay(from, weekdays).replaceAll('-', '')}T${time.replace(':', '')}00`;
  const isDaily = weekdays.length === WEEKDAYS.length;
  // The standard names a weekday by its first two letters.
  const days = WEEKDAYS.filter((weekday) => weekdays.includes(weekday)).map((weekday) => weekday.slice(0, 2));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND}//Erinnerung//DE`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${madeAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${start}`,
    'DURATION:PT1M',
    `RRULE:FREQ=${isDaily ? 'DAILY' : `WEEKLY;BYDAY=${days.join(',')}`}`,
    `SUMMARY:${escaped(REMINDER_TEXT.title)}`,
    `DESCRIPTION:${escaped(`${REMINDER_TEXT.body}\n`).replaceAll('\n', '\\n')}${escaped(url)}`,
    `URL:${url}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(REMINDER_TEXT.title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}
