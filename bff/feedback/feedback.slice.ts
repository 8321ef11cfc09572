import type { Platform } from '../platform/platform.ts';
import type { Slice } from '../platform/slice.ts';
import { FeedbackEntity } from './feedback.entity.ts';
import { feedbackFields, feedbackResolvers } from './feedback.resolvers.ts';
import { feedbackRoutes } from './feedback.rest.ts';
import { FeedbackService } from './feedback.service.ts';

/** Messages to the people behind the product. */
export const feedbackSlice = {
  entities: [FeedbackEntity],
  fields: feedbackFields,
  routes: feedbackRoutes,
  open: ({ db, ring, clock }: Platform) => {
    const feedback = new FeedbackService(db, ring, clock);
    return {
      services: { feedback },
      resolvers: feedbackResolvers(feedback),
      purge: () => feedback.purge(),
    };
  },
} satisfies Slice;
