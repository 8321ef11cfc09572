import { addDays, monthNameOf } from '../lib/dates.ts';
import type { DiaryYearFieldsFragment } from './year.operations.generated.ts';

/** A day is answered or was open; before the first answer, and after today, it is outside. */
export type DayMark = 'answered' | 'open' | 'outside';

/** A month of a year: `2026-02`, its German name, its days in order. */
export type Month = { id: string; name: string; days: { day: string; mark: DayMark }[]; entries: number };

/** Counts the answered days among the possible days. */
export function sumOf({ answeredDays, possibleDays }: DiaryYearFieldsFragment): string {
  return `${answeredDays.length} von ${possibleDays === 1 ? '1\u00a0Tag' : `${possibleDays}\u00a0Tagen`}`;
}

/** The longest run of consecutive days; `days` is sorted, oldest first. */
export function longestRunOf(days: string[]): number {
  let [length, longest] = [0, 0];
  for (const [index, day] of days.entries()) {
    length = days[index - 1] === addDays(day, -1) ? length + 1 : 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

export function monthsOf(
  { year, answeredDays, earlierYear }: DiaryYearFieldsFragment,
  today: string,
): Month[] {
  const answered = new Set(answeredDays);
  const first = earlierYear === null ? (answeredDays[0] ?? today) : `${year}-01-01`;
  const markOf = (day: string): DayMark => {
    if (answered.has(day)) return 'answered';
    return day >= first && day <= today ? 'open' : 'outside';
  };
  return Array.from({ length: 12 }, (_, index) => {
    const id = `${year}-${String(index + 1).padStart(2, '0')}`;
    const firstDay = `${id}-01`;
    const length = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
    const days = Array.from({ length }, (_day, before) => {
      const day = addDays(firstDay, before);
      return { day, mark: markOf(day) };
    });
    return {
      id,
      name: monthNameOf(firstDay),
      days,
      entries: days.filter(({ mark }) => mark === 'answered').length,
    };
  });
}
