import type { SaveAnswerInput } from '../platform/graphql/resolvers.generated.ts';
import { addDays, type CalendarDay } from '../platform/lib/clock.ts';

/** Returns yesterday, which can be answered until today ends. */
export function yesterdayOf(today: CalendarDay): CalendarDay {
  return addDays(today, -1);
}

/** Returns the calendar day that a request names, as today or yesterday; the day may be over by now. */
export function requestedDay(
  { day, expectedDay }: Pick<SaveAnswerInput, 'day' | 'expectedDay'>,
  today: CalendarDay,
): CalendarDay {
  const typedOn = expectedDay ?? today;
  return day === 'YESTERDAY' ? yesterdayOf(typedOn) : typedOn;
}

export function isTodayOrYesterday(day: CalendarDay, today: CalendarDay): boolean {
  return day === today || day === yesterdayOf(today);
}
