import { TOO_MANY } from '../platform/limits/rate-limits.ts';
import * as documents from '../platform/rest/operations.generated.ts';
import { body, route } from '../platform/rest/route.ts';
import { shapes } from '../platform/rest/shapes.ts';
import { draftRule } from './draft.rules.ts';

/** The unsent text. */
export const draftRoutes = [
  route({
    method: 'GET',
    path: '/api/draft',
    tag: 'draft',
    summary: 'The unsent text',
    description: 'One draft a user, kept until it is saved as an answer or 30 days old.',
    document: documents.DraftDocument,
    success: { 200: [shapes.Draft, 'The draft; an empty text when there is none.'] },
    reply: ({ draft }) => draft,
    errors: {},
  }),
  route({
    method: 'POST',
    path: '/api/draft',
    tag: 'draft',
    summary: 'Keep unsent text',
    description: 'Replaces the draft. A draft that arrives after the day was answered is dropped.',
    document: documents.SaveDraftDocument,
    input: body(
      draftRule,
      { content: 'The text as typed, up to 10,000 Unicode code points; an empty one clears the draft.' },
      { content: 'Heute habe ich' },
    ),
    success: { 200: [shapes.Draft, 'The text that was sent.'] },
    reply: ({ saveDraft }) => saveDraft,
    errors: { TOO_MANY_REQUESTS: TOO_MANY },
  }),
];
