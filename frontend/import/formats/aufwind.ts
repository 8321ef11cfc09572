import { UNREADABLE_CONTENT } from '../../../bff/answer/answer.sentences.rules.ts';
import { asOneText, eachText } from '../../../bff/answer/answer-content.rules.ts';
import { unguarded } from '../../lib/formula-guard.ts';
import { parseDay } from '../calendar.ts';
import type { ImportCollector } from '../collector.ts';
import { listOf, ownValue, textOf } from '../json.ts';
import type { JsonFormat, TableFormat } from './format.ts';

const APP = 'Aufwind';

/** Adds an entry by its cells, which have the same names in both files. */
function add(collector: ImportCollector, cellOf: (name: string) => string): void {
  const texts = eachText(cellOf);
  const createdAt = Date.parse(cellOf('createdAt') || cellOf('date'));
  const moment = Number.isNaN(createdAt) ? {} : { createdAt };
  // The placeholder of a text that the server could not decrypt.
  if (texts.content === UNREADABLE_CONTENT) collector.leaveOut('blank');
  else collector.add(parseDay(cellOf('day')), asOneText(texts), moment);
}

/** The app's own JSON export. */
export const aufwind: JsonFormat = {
  app: APP,
  isOf: (value) => Array.isArray(ownValue(value, 'answers')),
  read(value, collector) {
    for (const answer of listOf(value, 'answers')) add(collector, (key) => textOf(answer, key));
  },
};

/** The app's own CSV export, whose cells are guarded against formulas. */
export const aufwindTable: TableFormat = {
  app: APP,
  isOf: (columns) => ['day', 'content', 'createdAt', 'updatedAt'].every((name) => columns.includes(name)),
  read(rows, collector) {
    for (const row of rows) add(collector, (column) => unguarded(row(column)));
  },
};
