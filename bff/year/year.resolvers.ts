import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import { yearRule } from './year.rules.ts';
import type { YearService } from './year.service.ts';

/** Access of the year slice's root field. */
export const yearFields = {
  diaryYear: { access: 'user', scope: 'answers:read' },
} satisfies Record<string, RootField>;

/** The root field of the year slice. */
export function yearResolvers(years: YearService): Resolvers {
  return {
    Query: {
      diaryYear: (_root, args, { user, today }) => years.of(user.id, today, parseInput(yearRule, args).year),
    },
  };
}
