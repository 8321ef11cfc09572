const DAY_MS = 86_400_000;

/** A calendar year of the diary; days are given as `yyyy-MM-dd`. */
export interface DiaryYear {
  year: number;
  answeredDays: string[];
  possibleDays: number;
  earlierYear: number | null;
  laterYear: number | null;
}

/** The calendar year of a day. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The number of days from the first to the last, both included. */
function daysFromTo(first: string, last: string): number {
  return Math.max(0, (Date.parse(last) - Date.parse(first)) / DAY_MS + 1);
}

/** Sums a year up from the answered days, oldest first, of which only the nearest of other years matter. */
export function diaryYear(days: readonly string[], year: number, today: string): DiaryYear {
  const answeredDays = days.filter((day) => yearOf(day) === year);
  const earlierYear = days.map(yearOf).findLast((other) => other < year) ?? null;
  const laterYear = days.map(yearOf).find((other) => other > year) ?? null;
  const first = earlierYear === null ? answeredDays[0] : `${year}-01-01`;
  // Beyond a date line an answer can be of tomorrow.
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
