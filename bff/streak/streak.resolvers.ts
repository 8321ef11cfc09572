import { requireUser } from '../platform/graphql/context.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';

/** The root field of the streak slice, and the field it adds to a saved answer. */
export const streakResolvers: Resolvers = {
  Query: {
    streak: async (_root, _args, context) => ({
      count: await context.services.streak.count(requireUser(context).id, context.today),
    }),
  },
  SaveAnswerPayload: {
    milestone: ({ answer, isNew }, _args, context) =>
      isNew ? context.services.streak.milestoneOf(requireUser(context).id, answer.day) : null,
  },
};
