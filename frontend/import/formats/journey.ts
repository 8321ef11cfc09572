import { isHtml } from '../../lib/html-to-text.ts';
import { listOf, numberOf, textOf } from '../../lib/json-values.ts';
import { whenIn } from '../../lib/written-day.ts';
import type { JsonFormat } from './format.ts';

// Journey writes the largest number if the place is unknown.
const LARGEST_DEGREES = 180;
/** Read, counted, or written by the app alone. */
const FIELDS = ['id', 'text', 'preview_text', 'type', 'timezone', 'photos', 'tags', 'address', 'weather'];

function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Journey: a file with one entry or a list of entries, as plain text or HTML. */
export const journey: JsonFormat = {
  app: 'Journey',
  isOf: (value) => !Number.isNaN(numberOf(listed(value)[0], 'date_journal')),
  read(value, collector, viewer) {
    for (const entry of listed(value)) {
      const text = textOf(entry, 'text');
      const when = whenIn(numberOf(entry, 'date_journal'), viewer, textOf(entry, 'timezone'));
      collector.add(when, text, textOf(entry, 'type') === 'html' || isHtml(text));
      collector.leaveOut('attachment', listOf(entry, 'photos').length);
      collector.leaveOut('tag', listOf(entry, 'tags').length);
      collector.leaveOut('rating', Number(numberOf(entry, 'mood') > 0));
      const hasPlace = Math.abs(numberOf(entry, 'lat')) <= LARGEST_DEGREES || textOf(entry, 'address') !== '';
      collector.leaveOut('place', Number(hasPlace));
      collector.leaveOutOthers(entry, FIELDS);
    }
  },
};
