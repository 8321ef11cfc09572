import { body, route, tagged } from '../platform/rest/route.ts';
import { Nothing } from '../platform/rest/shapes.ts';
import * as documents from './feedback.rest.generated.ts';
import { feedbackRule } from './feedback.rules.ts';

const tag = { name: 'feedback', description: 'Messages to the operator.' };

export const feedbackRoutes = tagged(tag, [
  route({
    method: 'POST',
    path: '/api/feedback',
    summary: 'Send a message to the operator',
    description: 'The message is stored encrypted for at most 12 months, without a link to an account.',
    document: documents.SendFeedbackDocument,
    input: body(
      feedbackRule,
      {
        name: "The writer's name (optional); at most 100 Unicode code points. An empty name counts as absent.",
        email: 'A valid e-mail address for a reply (optional). An empty address counts as absent.',
        comment: 'The message; 1 to 10,000 Unicode code points after trimming.',
        honeypot:
          'Omit this field. A message with a text in this field counts as spam: the response is a success, and the message is not stored.',
      },
      { name: 'Anna', email: 'anna@example.org', comment: 'Eine Frage am Tag genügt mir.' },
    ),
    success: { 201: [Nothing, 'The message has arrived.'] },
    reply: () => ({}),
  }),
]);
