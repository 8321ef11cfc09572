import type { DiaryReader } from '../answer/diary-reader.ts';
import type { CalendarDay } from '../platform/lib/clock.ts';
import { type DiaryYear, diaryYear, yearOf } from './diary-year.rules.ts';

/** Computes the years of a diary from its answered days. */
export class YearService {
  readonly #diary: DiaryReader;

  constructor(diary: DiaryReader) {
    this.#diary = diary;
  }

  /** Returns the given year, by default the year of the newest answer; a second statement reads an earlier year. */
  async of(userId: number, today: CalendarDay, year?: number | null): Promise<DiaryYear> {
    const wanted = year ?? yearOf(today);
    const days = await this.#diary.daysAround(userId, `${wanted}-01-01`, `${wanted}-12-31`);
    const newest = yearOf(days.at(-1) ?? today);
    if (!year && newest !== wanted) return this.of(userId, today, newest);
    return diaryYear(days, wanted, today);
  }
}
