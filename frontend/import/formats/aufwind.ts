import { UNREADABLE_CONTENT } from '../../../bff/answer/unreadable.rules.ts';
import { dayIn, parseDay } from '../calendar.ts';
import { listOf, ownValue, textOf } from '../json.ts';
import type { JsonFormat } from './format.ts';

/** Our own export. Older ones name no day: there it is that of the instant in the person's zone. */
export const aufwind: JsonFormat = {
  app: 'Aufwind',
  isOf: (value) => Array.isArray(ownValue(value, 'answers')),
  read(value, finds, viewer) {
    for (const answer of listOf(value, 'answers')) {
      const content = textOf(answer, 'content');
      const createdAt = Date.parse(textOf(answer, 'createdAt') || textOf(answer, 'date'));
      const day =
        parseDay(textOf(answer, 'day')) ?? dayIn(Date.parse(textOf(answer, 'date')), viewer.timeZone);
      // It stands for a text that the server could not open; there is nothing behind it.
      if (content === UNREADABLE_CONTENT) finds.leaveOut('blank');
      else finds.add(day, content, Number.isNaN(createdAt) ? { order: 0 } : { createdAt });
    }
  },
};
