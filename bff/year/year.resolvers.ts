import * as z from 'zod/mini';
import type { DiaryReader } from '../answer/diary-reader.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { DiaryYear, Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import type { CalendarDay } from '../platform/lib/clock.ts';
import { diaryYear, yearOf } from './diary-year.ts';

const YEAR_INVALID = 'Das Jahr muss zwischen 1000 und 9998 liegen';

/** A calendar year whose days both database engines can store. */
const yearRule = z.object({
  year: z.nullish(z.int(YEAR_INVALID).check(z.gte(1_000, YEAR_INVALID), z.lte(9_998, YEAR_INVALID))),
});

export const yearFields = {
  diaryYear: { access: 'user', scope: 'answers:read' },
} satisfies Record<string, RootField>;

export function yearResolvers(diary: DiaryReader): Resolvers {
  /** Reads the given year, by default the year of the newest answer; a second statement reads an earlier year. */
  const read = async (userId: number, today: CalendarDay, year?: number | null): Promise<DiaryYear> => {
    const wanted = year ?? yearOf(today);
    const days = await diary.daysAround(userId, `${wanted}-01-01`, `${wanted}-12-31`);
    const newest = yearOf(days.at(-1) ?? today);
    if (!year && newest !== wanted) return read(userId, today, newest);
    return diaryYear(days, wanted, today);
  };
  return {
    Query: {
      diaryYear: (_root, args, { user, today }) => read(user.id, today, parseInput(yearRule, args).year),
    },
  };
}
