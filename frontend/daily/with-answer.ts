import { addDays } from '../lib/dates.ts';
import type { Answer } from '../writing/text.ts';
import type { TodayQuery } from '../writing/today.generated.ts';

/** The answers of today and yesterday, and the person's figures, as the server has sent them. */
export type Days = Omit<TodayQuery, 'me'>;

/** The days of the page once this answer is saved; other figures wait until the page asks the server again. */
export function withAnswer<Known extends Days>(known: Known, answer: Answer): Known {
  const { today, todayAnswer, yesterdayAnswer, answerCount, streak } = known;
  const isToday = answer.day === today;
  const isNew = isToday ? !todayAnswer : answer.day === addDays(today, -1) && !yesterdayAnswer;
  if (!isNew) return known;
  const place = streak.lastSevenDays.length - (isToday ? 1 : 2);
  return {
    ...known,
    ...(isToday ? { todayAnswer: answer } : { yesterdayAnswer: answer }),
    answerCount: answerCount + 1,
    streak: {
      ...streak,
      // The streak has its own requests, which may know the answer already.
      count: streak.count + (isToday && !streak.lastSevenDays[place] ? 1 : 0),
      isYesterdayOpen: isToday && streak.isYesterdayOpen,
      lastSevenDays: streak.lastSevenDays.map((isAnswered, index) => isAnswered || index === place),
    },
  };
}
