import * as z from 'zod/mini';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import type { YearService } from './year.service.ts';

const YEAR_INVALID = 'Das Jahr muss zwischen 1000 und 9998 liegen';

/** A calendar year whose days both database engines can store. */
const yearRule = z.object({
  year: z.nullish(z.int(YEAR_INVALID).check(z.gte(1_000, YEAR_INVALID), z.lte(9_998, YEAR_INVALID))),
});

/** Access of the year slice's root field. */
export const yearFields = {
  diaryYear: { access: 'user', scope: 'answers:read' },
} satisfies Record<string, RootField>;

/** Resolvers of the year slice. */
export function yearResolvers(years: YearService): Resolvers {
  return {
    Query: {
      diaryYear: (_root, args, { user, today }) => years.of(user.id, today, parseInput(yearRule, args).year),
    },
  };
}
