import type { AnswerDay } from '../platform/graphql/resolvers.generated.ts';
import { addDays, type CalendarDay } from '../platform/lib/clock.ts';

/** The day named by a request: today or yesterday, and the calendar day on which the text was typed. */
interface RequestedDay {
  day?: AnswerDay | null | undefined;
  expectedDay?: CalendarDay | null | undefined;
}

/** Returns yesterday, which can be answered until today ends. */
export function yesterdayOf(today: CalendarDay): CalendarDay {
  return addDays(today, -1);
}

/** Returns the calendar day that a request names; the day may be over by now. */
export function requestedDay({ day, expectedDay }: RequestedDay, today: CalendarDay): CalendarDay {
  const typedOn = expectedDay ?? today;
  return day === 'YESTERDAY' ? yesterdayOf(typedOn) : typedOn;
}

export function isTodayOrYesterday(day: CalendarDay, today: CalendarDay): boolean {
  return day === today || day === yesterdayOf(today);
}
