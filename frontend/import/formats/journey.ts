import { dayIn } from '../calendar.ts';
import { listOf, numberOf, textOf } from '../json.ts';
import { htmlToText, isHtml } from '../marked-up.ts';
import type { JsonFormat } from './format.ts';

// Journey writes the largest number if the place is unknown.
const LARGEST_DEGREES = 180;

function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isEntry(value: unknown): boolean {
  return !Number.isNaN(numberOf(value, 'date_journal'));
}

/** Journey: a file with one entry or a list of entries, as plain text or HTML. */
export const journey: JsonFormat = {
  app: 'Journey',
  isOf: (value) => isEntry(listed(value)[0]),
  read(value, collector, viewer) {
    for (const entry of listed(value)) {
      const createdAt = numberOf(entry, 'date_journal');
      const text = textOf(entry, 'text');
      const isMarkedUp = textOf(entry, 'type') === 'html' || isHtml(text);
      const day = dayIn(createdAt, textOf(entry, 'timezone'), viewer.timeZone);
      collector.add(day, isMarkedUp ? htmlToText(text) : text, { createdAt });
      collector.leaveOut('attachment', listOf(entry, 'photos').length);
      collector.leaveOut('tag', listOf(entry, 'tags').length);
      if (numberOf(entry, 'mood') > 0) collector.leaveOut('rating');
      if (Math.abs(numberOf(entry, 'lat')) <= LARGEST_DEGREES || textOf(entry, 'address') !== '')
        collector.leaveOut('place');
    }
  },
};
