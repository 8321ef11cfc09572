import { eachText } from '../platform/lib/answer-texts.rules.ts';
import { TOO_MANY } from '../platform/limits/rate-limits.ts';
import * as documents from '../platform/rest/operations.generated.ts';
import { body, route } from '../platform/rest/route.ts';
import { DRAFT_TEXTS, lengthOf, shapes, TEXT_MEANINGS } from '../platform/rest/shapes.ts';
import { draftRule } from './draft.rules.ts';

const DRAFT_FIELDS = eachText(
  (field) => `${TEXT_MEANINGS[field]} as typed, ${lengthOf(field, true)}; an empty one clears the draft.`,
);

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
  }),
  route({
    method: 'POST',
    path: '/api/draft',
    tag: 'draft',
    summary: 'Keep unsent text',
    description: 'Replaces the draft. A draft that arrives after the day was answered is dropped.',
    document: documents.SaveDraftDocument,
    input: body(draftRule, DRAFT_FIELDS, DRAFT_TEXTS),
    success: { 200: [shapes.Draft, 'The text that was sent.'] },
    reply: ({ saveDraft }) => saveDraft,
    errors: { TOO_MANY_REQUESTS: TOO_MANY },
  }),
];
