import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import type { StreakService } from './streak.service.ts';

/** Access of the streak slice's root field. */
export const streakFields = {
  streak: { access: 'user' },
} satisfies Record<string, RootField>;

/** The root field of the streak slice, and the field it adds to a saved answer. */
export function streakResolvers(streaks: StreakService): Resolvers {
  return {
    Query: {
      streak: async (_root, _args, { user, today }) => ({ count: await streaks.count(user.id, today) }),
    },
    SaveAnswerPayload: {
      milestone: ({ isNew }, _args, { user, today }) => (isNew ? streaks.milestoneOf(user.id, today) : null),
    },
  };
}
