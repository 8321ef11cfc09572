import type { DiaryReader } from '../answer/diary-reader.ts';
import type { CalendarDay } from '../platform/lib/clock.ts';
import { type DiaryYear, diaryYear, yearOf } from './diary-year.rules.ts';

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
    return diaryYear(days, wanted, today);
  }
}
