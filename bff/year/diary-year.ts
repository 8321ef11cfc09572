import type { DiaryYear } from '../platform/graphql/resolvers.generated.ts';
import { DAY_MS } from '../platform/lib/clock.ts';

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** Returns the number of days from `first` to `last`, both included. */
function daysFromTo(first: string, last: string): number {
  return Math.max(0, (Date.parse(last) - Date.parse(first)) / DAY_MS + 1);
}

/** Computes a year's statistics from the answered days, oldest first; of other years only the nearest days matter. */
export function diaryYear(days: readonly string[], year: number, today: string): DiaryYear {
  const answeredDays = days.filter((day) => yearOf(day) === year);
  const earlierYear = days.map(yearOf).findLast((other) => other < year) ?? null;
  const laterYear = days.map(yearOf).find((other) => other > year) ?? null;
  const first = earlierYear === null ? answeredDays[0] : `${year}-01-01`;
  // A traveller across the date line may already have answered tomorrow.
  const upTo = [today, answeredDays.at(-1) ?? today].sort().at(-1) ?? today;
  const last = yearOf(upTo) > year ? `${year}-12-31` : upTo;
  return {
    year,
    answeredDays,
    possibleDays: first === undefined ? 0 : daysFromTo(first, last),
    earlierYear,
    laterYear,
  };
}
