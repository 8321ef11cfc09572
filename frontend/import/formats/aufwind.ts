import { UNREADABLE_CONTENT } from '../../../bff/answer/answer.sentences.rules.ts';
import { type AnswerTexts, asOneText, eachText } from '../../../bff/answer/answer-content.rules.ts';
import { unguarded } from '../../lib/formula-guard.ts';
import { parseDay } from '../calendar.ts';
import type { Finds } from '../finds.ts';
import { listOf, ownValue, textOf } from '../json.ts';
import type { JsonFormat, TableFormat } from './format.ts';

const APP = 'Aufwind';

function add(finds: Finds, day: string | null, texts: AnswerTexts, createdAt: number): void {
  // It stands for a text that the server could not open; there is nothing behind it.
  if (texts.content === UNREADABLE_CONTENT) finds.leaveOut('blank');
  else finds.add(day, asOneText(texts), Number.isNaN(createdAt) ? { order: 0 } : { createdAt });
}

/** Our own export. */
export const aufwind: JsonFormat = {
  app: APP,
  isOf: (value) => Array.isArray(ownValue(value, 'answers')),
  read(value, finds) {
    for (const answer of listOf(value, 'answers')) {
      const createdAt = Date.parse(textOf(answer, 'createdAt') || textOf(answer, 'date'));
      const texts = eachText((field) => textOf(answer, field));
      add(finds, parseDay(textOf(answer, 'day')), texts, createdAt);
    }
  },
};

/** The same as CSV, whose cells are guarded against being run as formulas. */
export const aufwindTable: TableFormat = {
  app: APP,
  isOf: (columns) => ['day', 'content', 'createdAt', 'updatedAt'].every((name) => columns.includes(name)),
  read(rows, finds) {
    for (const row of rows) {
      const texts = eachText((field) => unguarded(row(field)));
      add(finds, parseDay(row('day')), texts, Date.parse(row('createdAt')));
    }
  },
};
