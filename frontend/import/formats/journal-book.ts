import { ownValue, pairsOf, textOf } from '../../lib/json-values.ts';
import { dayOf } from '../../lib/written-day.ts';
import type { JsonFormat } from './format.ts';

const KEY = /^(\d{4})(\d\d)(\d\d)_(.{1,200})$/su;

/** JournalBook: answers below the person's own questions. */
export const journalBook: JsonFormat = {
  app: 'JournalBook',
  isOf: (value) => {
    const parts = ['entries', 'questions'].map((key) => ownValue(value, key));
    return parts.every((part) => typeof part === 'object' && part !== null && !Array.isArray(part));
  },
  read(value, collector) {
    const questions = ownValue(value, 'questions');
    for (const [key, answer] of pairsOf(ownValue(value, 'entries'))) {
      if (typeof answer !== 'string' || answer.trim() === '') continue;
      const [, year, month, date, slug = ''] = KEY.exec(key) ?? [];
      const question = textOf(ownValue(questions, slug), 'text').trim();
      const day = dayOf(Number(year), Number(month), Number(date));
      collector.add(day === null ? null : { day }, question ? `${question}\n${answer.trim()}` : answer);
    }
    collector.leaveOut('rating', pairsOf(ownValue(value, 'trackingEntries')).length);
  },
};
