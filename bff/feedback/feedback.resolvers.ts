import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import { feedbackRule } from './feedback.rules.ts';
import type { FeedbackService } from './feedback.service.ts';

export const feedbackFields = {
  sendFeedback: { access: 'public', scope: 'none' },
} satisfies Record<string, RootField>;

export function feedbackResolvers(messages: FeedbackService): Resolvers {
  return {
    Mutation: {
      sendFeedback: async (_root, { input }, { client, limits, now }) => {
        const feedback = parseInput(feedbackRule, input);
        await limits.limit('visitor', 'sendFeedback');
        await messages.send(feedback, client());
        return { receivedAt: now };
      },
    },
  };
}
