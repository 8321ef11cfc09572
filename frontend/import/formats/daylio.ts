import { parseDay } from '../calendar.ts';
import { htmlToText, isHtml } from '../marked-up.ts';
import type { TableFormat } from './format.ts';

const TIME = /^(\d{1,2})[:.](\d\d)(?:\s?([ap])\.?m\.?)?$/iu;
const MINUTES_PER_HOUR = 60;
const HALF_DAY_HOURS = 12;

/** The minute of the day for `19:05` or `10:00 pm`; for times in other languages the order in the file counts. */
function minuteOf(time: string): number {
  const [, hours, minutes, half] = TIME.exec(time.trim()) ?? [];
  if (hours === undefined) return 0;
  const isAfternoon = half?.toLowerCase() === 'p';
  const hour =
    half === undefined
      ? Number(hours)
      : (Number(hours) % HALF_DAY_HOURS) + (isAfternoon ? HALF_DAY_HOURS : 0);
  return hour * MINUTES_PER_HOUR + Number(minutes);
}

function asText(note: string): string {
  return isHtml(note) ? htmlToText(note) : note.trim();
}

/**
 * Daylio: moods with optional notes. Newer versions have more columns; only `full_date` has the same format in every
 * language.
 */
export const daylio: TableFormat = {
  app: 'Daylio',
  isOf: (columns) => ['full_date', 'mood', 'activities', 'note'].every((name) => columns.includes(name)),
  read(rows, collector) {
    // The file has the newest entry first.
    for (const row of rows.toReversed()) {
      if (row('mood') !== '') collector.leaveOut('rating');
      const activities = row('activities')
        .split('|')
        .filter((activity) => activity.trim() !== '');
      collector.leaveOut('tag', activities.length);
      const text = [row('note_title'), row('note')].map(asText).filter(Boolean).join('\n');
      if (text !== '') collector.add(parseDay(row('full_date')), text, { order: minuteOf(row('time')) });
    }
  },
};
