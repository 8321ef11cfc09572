import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import { feedbackRule } from './feedback.rules.ts';

/** The root field of the feedback slice. */
export const feedbackResolvers: Resolvers = {
  Mutation: {
    sendFeedback: async (_root, { input }, { services, client, limits }) => {
      const { honeypot, ...feedback } = parseInput(feedbackRule, input);
      await limits.limit('feedback');
      if (!honeypot) await services.feedback.send(feedback, client);
      return true;
    },
  },
};
