import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import type { AnsweredDays, StreakService } from './streak.service.ts';

declare module '../platform/graphql/parents.ts' {
  interface Parents {
    Streak: AnsweredDays;
  }
}

/** Access of the streak slice's root field. */
export const streakFields = {
  streak: { access: 'user', scope: 'answers:read' },
} satisfies Record<string, RootField>;

/** Resolvers of the streak slice, and the `milestone` field of a saved answer. */
export function streakResolvers(streaks: StreakService): Resolvers {
  return {
    Query: {
      streak: (_root, _args, { user, today }) => streaks.of(user.id, today),
    },
    Streak: {
      count: (streak) => streak.count(),
      lastSevenDays: (streak) => streak.lastSevenDays(),
      longest: (streak) => streak.longest(),
      isYesterdayOpen: (streak, _args, { user, timeZone }) =>
        streak.isYesterdayOpen(timeZone, user.createdAt),
    },
    SaveAnswerPayload: {
      milestone: ({ isNew, answer }, _args, context) => {
        const { user, today } = context;
        const isShown = isNew && answer && context.mayShow('answers:read');
        return isShown ? streaks.milestoneOf(user.id, today, answer.day) : null;
      },
    },
  };
}
