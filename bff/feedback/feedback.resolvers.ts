import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import { feedbackRule } from './feedback.rules.ts';
import type { FeedbackService } from './feedback.service.ts';

/** The root field of the feedback slice. */
export function feedbackResolvers(messages: FeedbackService): Resolvers {
  return {
    Mutation: {
      sendFeedback: async (_root, { input }, { client, limits }) => {
        const { honeypot, ...feedback } = parseInput(feedbackRule, input);
        await limits.limit('feedback');
        if (!honeypot) await messages.send(feedback, client);
        return true;
      },
    },
  };
}
