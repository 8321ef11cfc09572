import type { AnswerDay } from '../platform/graphql/resolvers.generated.ts';
import { addDays, type CalendarDay } from '../platform/lib/clock.ts';

/** The day that a request names: today or yesterday, and the `today` on which its text was typed. */
export interface SentDay {
  day?: AnswerDay | null | undefined;
  expectedDay?: CalendarDay | null | undefined;
}

/** The day before today, which can be answered until today ends. */
export function yesterdayOf(today: CalendarDay): CalendarDay {
  return addDays(today, -1);
}

/** The calendar day that a request means; it may be over by now. */
export function meantDay({ day, expectedDay }: SentDay, today: CalendarDay): CalendarDay {
  const typedOn = expectedDay ?? today;
  return day === 'YESTERDAY' ? yesterdayOf(typedOn) : typedOn;
}

/** Whether a day is near enough to be answered: today, or yesterday by now. */
export function isNear(day: CalendarDay, today: CalendarDay): boolean {
  return day === today || day === yesterdayOf(today);
}

/** Whether a day has not begun, so that no entry can be of it, not even an imported entry. */
export function isToCome(day: CalendarDay, today: CalendarDay): boolean {
  return day > today;
}
