import { dayIn } from '../calendar.ts';
import { listOf, ownValue, parseJson, textOf } from '../json.ts';
import { dayOneToText } from '../marked-up.ts';
import type { JsonFormat } from './format.ts';

const ATTACHMENTS = ['photos', 'videos', 'audios', 'pdfAttachments'];
const SURROUNDINGS = ['location', 'weather'];

/** Entries of newer versions may have no Markdown, but JSON inside a string. */
function richTextOf(entry: unknown): string {
  const richText = textOf(entry, 'richText');
  if (richText === '') return '';
  try {
    return listOf(parseJson(richText), 'contents')
      .map((part) => textOf(part, 'text'))
      .join('')
      .trim();
  } catch {
    return '';
  }
}

/** Day One: a journal of its JSON export. The day is the instant's day in the zone of the entry. */
export const dayOne: JsonFormat = {
  app: 'Day One',
  isOf: (value) =>
    Array.isArray(ownValue(value, 'entries')) && textOf(ownValue(value, 'metadata'), 'version') !== '',
  read(value, collector, viewer) {
    for (const entry of listOf(value, 'entries')) {
      const createdAt = Date.parse(textOf(entry, 'creationDate'));
      const day = dayIn(createdAt, textOf(entry, 'timeZone'), viewer.timeZone);
      collector.add(day, dayOneToText(textOf(entry, 'text')) || richTextOf(entry), { createdAt });
      for (const kind of ATTACHMENTS) collector.leaveOut('attachment', listOf(entry, kind).length);
      collector.leaveOut('tag', listOf(entry, 'tags').length);
      if (SURROUNDINGS.some((kind) => ownValue(entry, kind) !== undefined)) collector.leaveOut('place');
    }
  },
};
