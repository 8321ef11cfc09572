import type { Env } from '../platform/env/env.ts';
import type { Platform } from '../platform/platform.ts';
import { FeedbackEntity } from './feedback.entity.ts';
import { FEEDBACK_MAILS, feedbackMails } from './feedback.mails.ts';
import { feedbackFields, feedbackResolvers } from './feedback.resolvers.ts';
import { feedbackRoutes } from './feedback.rest.ts';
import { FeedbackService } from './feedback.service.ts';

/** Messages to the people behind the product. */
export const feedbackSlice = {
  folder: 'feedback',
  entities: [FeedbackEntity],
  fields: feedbackFields,
  routes: feedbackRoutes,
  mailKinds: FEEDBACK_MAILS,
  open: (given: Platform & Pick<Env, 'operatorMail'>) => {
    const { outbox, operatorMail } = given;
    const feedback = new FeedbackService(given);
    return {
      services: { feedback },
      resolvers: feedbackResolvers(feedback),
      mails: feedbackMails(feedback, operatorMail),
      jobs: { feedback: () => feedback.purge() },
      offers: {
        'message-notices': outbox.isOn && operatorMail !== undefined,
        'messages-by-mail': outbox.isOn && operatorMail?.hasText === true,
      },
    };
  },
};
