import type { DiaryReader } from '../answer/diary-reader.ts';
import { type CalendarDay, DAY_MS } from '../platform/lib/clock.ts';

/** A calendar year of the diary. */
export interface DiaryYear {
  year: number;
  answeredDays: CalendarDay[];
  possibleDays: number;
  earlierYear: number | null;
  laterYear: number | null;
}

function yearOf(day: CalendarDay): number {
  return Number(day.slice(0, 4));
}

/** How many days there are from one to the other, both included. */
function daysFromTo(first: CalendarDay, last: CalendarDay): number {
  return Math.max(0, (Date.parse(last) - Date.parse(first)) / DAY_MS + 1);
}

/** The years of a diary, computed from its days and never stored. */
export class YearService {
  readonly #diary: DiaryReader;

  constructor(diary: DiaryReader) {
    this.#diary = diary;
  }

  /** The year; or that of the newest answer, with a second statement where that is not this year. */
  async of(userId: number, today: CalendarDay, year?: number | null): Promise<DiaryYear> {
    const wanted = year ?? yearOf(today);
    const days = await this.#diary.daysAround(userId, `${wanted}-01-01`, `${wanted}-12-31`);
    const newest = yearOf(days.at(-1) ?? today);
    if (!year && newest !== wanted) return this.of(userId, today, newest);
    return summary(days, wanted, today);
  }
}

function summary(days: CalendarDay[], year: number, today: CalendarDay): DiaryYear {
  const answeredDays = days.filter((day) => yearOf(day) === year);
  const [earlierYear = null] = days.map(yearOf).filter((other) => other < year);
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
