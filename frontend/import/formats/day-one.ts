import { parsed } from '../../lib/failure.ts';
import { listOf, ownValue, textOf } from '../../lib/json-values.ts';
import { markdownToText } from '../../lib/markdown-to-text.ts';
import { whenIn } from '../../lib/written-day.ts';
import type { JsonFormat } from './format.ts';

const ATTACHMENTS = ['photos', 'videos', 'audios', 'pdfAttachments'];
const SURROUNDINGS = ['location', 'weather'];
/** Read, counted, or written by the app alone. */
const FIELDS = [
  ...ATTACHMENTS,
  ...SURROUNDINGS,
  ...[
    'text',
    'richText',
    'tags',
    'uuid',
    'creationDate',
    'modifiedDate',
    'timeZone',
    'sourceString',
    'userActivity',
  ],
  ...['creationDevice', 'creationDeviceModel', 'creationDeviceType', 'creationOSName', 'creationOSVersion'],
];

/** Entries of newer versions may have no Markdown, but JSON inside a string. */
function richTextOf(entry: unknown): string {
  const parts = listOf(parsed(textOf(entry, 'richText')), 'contents');
  return parts
    .map((part) => textOf(part, 'text'))
    .join('')
    .trim();
}

/** Day One: a journal of its JSON export. The day is the instant's day in the zone of the entry. */
export const dayOne: JsonFormat = {
  app: 'Day One',
  isOf: (value) =>
    Array.isArray(ownValue(value, 'entries')) && textOf(ownValue(value, 'metadata'), 'version') !== '',
  read(value, collector, viewer) {
    for (const entry of listOf(value, 'entries')) {
      const when = whenIn(Date.parse(textOf(entry, 'creationDate')), viewer, textOf(entry, 'timeZone'));
      collector.add(when, markdownToText(textOf(entry, 'text')) || richTextOf(entry));
      for (const kind of ATTACHMENTS) collector.leaveOut('attachment', listOf(entry, kind).length);
      collector.leaveOut('tag', listOf(entry, 'tags').length);
      collector.leaveOut('place', Number(SURROUNDINGS.some((kind) => ownValue(entry, kind) !== undefined)));
      collector.leaveOutOthers(entry, FIELDS);
    }
  },
};
