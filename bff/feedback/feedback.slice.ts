import type { Env } from '../platform/env/env.ts';
import type { Platform } from '../platform/platform.ts';
import type { Slice } from '../platform/slice.ts';
import { FeedbackEntity } from './feedback.entity.ts';
import { feedbackMails } from './feedback.mails.ts';
import { feedbackFields, feedbackResolvers } from './feedback.resolvers.ts';
import { feedbackRoutes } from './feedback.rest.ts';
import { FeedbackService } from './feedback.service.ts';

/** Whom the operator's mails go to. */
export type FeedbackSettings = Partial<Pick<Env, 'operatorMail'>>;

/** Messages to the people behind the product. */
export const feedbackSlice = {
  entities: [FeedbackEntity],
  fields: feedbackFields,
  routes: feedbackRoutes,
  open: (platform: Platform, { operatorMail }: FeedbackSettings) => {
    const feedback = new FeedbackService({ ...platform, operatorMail });
    return {
      services: { feedback },
      resolvers: feedbackResolvers(feedback),
      mails: feedbackMails(feedback, operatorMail),
      purge: () => feedback.purge(),
    };
  },
} satisfies Slice;
