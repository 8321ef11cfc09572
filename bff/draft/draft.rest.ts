import * as z from 'zod/mini';
import { eachText } from '../platform/lib/answer-texts.rules.ts';
import { TOO_MANY } from '../platform/limits/rate-limits.ts';
import { DAY_MEANING, dayRule, dayVariable } from '../platform/rest/day.ts';
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
    description:
      "One draft for today and one for yesterday, kept until it is saved as an answer or 30 days old. One from before yesterday is offered as today's, if today has none.",
    document: documents.DraftDocument,
    query: body(dayRule, DAY_MEANING, { day: 'today' }),
    variables: dayVariable,
    success: { 200: [shapes.Draft, 'The draft; an empty text when there is none.'] },
    reply: ({ draft }) => draft,
  }),
  route({
    method: 'POST',
    path: '/api/draft',
    tag: 'draft',
    summary: 'Keep unsent text',
    description:
      'Replaces the draft of that day. A draft that arrives after the day was answered is dropped.',
    document: documents.SaveDraftDocument,
    input: body(
      z.extend(draftRule, dayRule.shape),
      { ...DRAFT_FIELDS, ...DAY_MEANING },
      { ...DRAFT_TEXTS, day: 'today' },
    ),
    variables: dayVariable,
    success: { 200: [shapes.Draft, 'The text that was sent.'] },
    reply: ({ saveDraft }) => saveDraft,
    errors: { TOO_MANY_REQUESTS: TOO_MANY },
  }),
];
