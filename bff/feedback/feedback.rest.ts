import { TOO_MANY } from '../platform/limits/rate-limits.ts';
import { body, route } from '../platform/rest/route.ts';
import { Nothing } from '../platform/rest/shapes.ts';
import * as documents from './feedback.rest.generated.ts';
import { feedbackRule } from './feedback.rules.ts';

const tag = { name: 'feedback', description: 'Messages to the people behind the product.' };

/** The REST path of contact messages. */
export const feedbackRoutes = [
  route({
    method: 'POST',
    path: '/api/feedback',
    tag,
    summary: 'Send a message to the people behind the product',
    description: 'Tied to no account, stored encrypted for at most 12 months.',
    document: documents.SendFeedbackDocument,
    input: body(
      feedbackRule,
      {
        name: "The writer's name, if given; at most 100 Unicode code points. An empty one counts as absent.",
        email: 'A valid e-mail address for a reply, if one is wanted. An empty one counts as absent.',
        comment: 'The message; 1 to 10,000 Unicode code points after trimming.',
        honeypot:
          'Leave it out. Filled, the message counts as spam: answered like a success, stored nowhere.',
      },
      { name: 'Anna', email: 'anna@example.org', comment: 'Eine Frage am Tag genügt mir.' },
    ),
    success: { 201: [Nothing, 'The message has arrived.'] },
    reply: () => ({}),
    errors: { TOO_MANY_REQUESTS: TOO_MANY },
  }),
];
