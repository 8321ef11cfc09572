import { dayOf } from '../calendar.ts';
import { ownValue, pairsOf, textOf } from '../json.ts';
import type { JsonFormat } from './format.ts';

const KEY = /^(\d{4})(\d{3,4})_(.{1,200})$/su;

/** The day of a key. JournalBook does not pad 9: `2020912` is September 12, and `2020129` December 9. */
function dayOfKey(year: string, digits: string): string | null {
  const monthLength = digits.length === 4 || digits[0] !== '9' ? 2 : 1;
  return dayOf(Number(year), Number(digits.slice(0, monthLength)), Number(digits.slice(monthLength)));
}

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
      const [, year = '', digits = '', slug = ''] = KEY.exec(key) ?? [];
      const question = textOf(ownValue(questions, slug), 'text').trim();
      const day = year === '' ? null : dayOfKey(year, digits);
      collector.add(day, question ? `${question}\n${answer.trim()}` : answer);
    }
    collector.leaveOut('rating', pairsOf(ownValue(value, 'trackingEntries')).length);
  },
};
