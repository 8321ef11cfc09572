import type { Env } from '../platform/env/env.ts';
import type { Platform } from '../platform/platform.ts';
import { FeedbackEntity } from './feedback.entity.ts';
import { FEEDBACK_MAILS, feedbackMails } from './feedback.mails.ts';
import { feedbackFields, feedbackResolvers } from './feedback.resolvers.ts';
import { feedbackRoutes } from './feedback.rest.ts';
import { FeedbackService } from './feedback.service.ts';

export const feedbackSlice = {
  folder: 'feedback',
  entities: [FeedbackEntity],
  fields: feedbackFields,
  routes: feedbackRoutes,
  mailKinds: FEEDBACK_MAILS,
  open: (given: Platform & Pick<Env, 'operatorEmail'>) => {
    const feedback = new FeedbackService(given);
    return {
      services: { feedback },
      resolvers: feedbackResolvers(feedback),
      mails: feedbackMails(feedback),
      jobs: { feedback: () => feedback.purge() },
      offers: { 'message-notices': given.outbox.isOn && given.operatorEmail !== undefined },
    };
  },
};
