import { textsOf } from '../../bff/answer/answer-content.rules.ts';
import type { Answer } from '../writing/text.ts';
import { type Days, withAnswer } from './with-answer.ts';

const OF_TODAY: Answer = {
  ...textsOf({ content: 'Kaffee' }),
  id: '7',
  day: '2026-11-25',
  isReadable: true,
  updatedAt: 'v1',
};
const OF_YESTERDAY: Answer = { ...OF_TODAY, id: '6', day: '2026-11-24' };
const OF_LAST_WEEK: Answer = { ...OF_TODAY, id: '1', day: '2026-11-18' };

/** The last seven days, today last, with answers on these days. */
const week = (...answered: number[]) => Array.from({ length: 7 }, (_, index) => answered.includes(index));

const OPEN: Days = {
  today: '2026-11-25',
  todayAnswer: null,
  yesterdayAnswer: null,
  answerCount: 12,
  streak: { count: 0, isYesterdayOpen: true, lastSevenDays: week(3), isShown: true },
  question: { prompts: [] },
};

test.each([
  [
    'of today lengthens the run',
    OF_TODAY,
    { todayAnswer: OF_TODAY, streak: { ...OPEN.streak, count: 1, lastSevenDays: week(3, 6) } },
  ],
  [
    'of yesterday leaves the length of the run to the server',
    OF_YESTERDAY,
    {
      yesterdayAnswer: OF_YESTERDAY,
      streak: { ...OPEN.streak, isYesterdayOpen: false, lastSevenDays: week(3, 5) },
    },
  ],
])('a saved answer %s, and is one entry more', (_which, answer, changes) => {
  expect(withAnswer(OPEN, answer)).toEqual({ ...OPEN, ...changes, answerCount: 13 });
});

test('a saved answer that the streak knows already does not lengthen the run again', () => {
  const streak = { ...OPEN.streak, count: 1, lastSevenDays: week(3, 6), isYesterdayOpen: false };
  expect(withAnswer({ ...OPEN, streak }, OF_TODAY).streak).toEqual(streak);
});

test.each([
  ['of another day', OPEN, OF_LAST_WEEK],
  ['that the server has named already', { ...OPEN, todayAnswer: OF_TODAY }, OF_TODAY],
  [
    'of yesterday that the server has named already',
    { ...OPEN, yesterdayAnswer: OF_YESTERDAY },
    OF_YESTERDAY,
  ],
])('a saved answer %s changes nothing', (_which, known, answer) => {
  expect(withAnswer(known, answer)).toBe(known);
});
