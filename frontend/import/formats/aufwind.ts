import { UNREADABLE_CONTENT } from '../../../bff/answer/answer.sentences.rules.ts';
import { asOneText, eachText } from '../../../bff/answer/answer-content.rules.ts';
import { unguarded } from '../../lib/formula-guard.ts';
import { parseDay } from '../calendar.ts';
import type { Finds } from '../finds.ts';
import { listOf, ownValue, textOf } from '../json.ts';
import type { JsonFormat, TableFormat } from './format.ts';

const APP = 'Aufwind';

/** Adds an entry by its cells, which are called alike in both files. */
function add(finds: Finds, cellOf: (name: string) => string): void {
  const texts = eachText(cellOf);
  const createdAt = Date.parse(cellOf('createdAt') || cellOf('date'));
  const moment = Number.isNaN(createdAt) ? { order: 0 } : { createdAt };
  // It stands for a text that the server could not open; there is nothing behind it.
  if (texts.content === UNREADABLE_CONTENT) finds.leaveOut('blank');
  else finds.add(parseDay(cellOf('day')), asOneText(texts), moment);
}

/** Our own export. */
export const aufwind: JsonFormat = {
  app: APP,
  isOf: (value) => Array.isArray(ownValue(value, 'answers')),
  read(value, finds) {
    for (const answer of listOf(value, 'answers')) add(finds, (key) => textOf(answer, key));
  },
};

/** The same as CSV, whose cells are guarded against being run as formulas. */
export const aufwindTable: TableFormat = {
  app: APP,
  isOf: (columns) => ['day', 'content', 'createdAt', 'updatedAt'].every((name) => columns.includes(name)),
  read(rows, finds) {
    for (const row of rows) add(finds, (column) => unguarded(row(column)));
  },
};
