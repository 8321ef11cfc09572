import * as z from 'zod/mini';
import { ANSWER_TEXTS, eachText, textsOf } from '../answer/answer-content.rules.ts';
import { DAY_MEANING, dayRule, dayVariable, EXAMPLE_TEXTS, lengthOf } from '../answer/answer-inputs.ts';
import { TOO_MANY } from '../platform/limits/rate-limits.ts';
import { body, route } from '../platform/rest/route.ts';
import { shapes, text } from '../platform/rest/shapes.ts';
import * as documents from './draft.rest.generated.ts';
import { draftRule } from './draft.rules.ts';

const tag = { name: 'draft', description: 'Text not yet saved as an answer.' };

const TYPED_TEXTS = { ...EXAMPLE_TEXTS, content: 'Heute habe ich' };

const Draft = z
  .strictObject(
    eachText((field) => text(`${ANSWER_TEXTS[field].meaning} as typed; empty when there is no draft.`)),
  )
  .register(shapes, { id: 'Draft', example: TYPED_TEXTS });

const DRAFT_FIELDS = eachText(
  (field) =>
    `${ANSWER_TEXTS[field].meaning} as typed, ${lengthOf(field, true)}; an empty one clears the draft.`,
);

/** The REST paths of the draft. */
export const draftRoutes = [
  route({
    method: 'GET',
    path: '/api/draft',
    tag,
    summary: 'The unsent text',
    description:
      "One draft for today and one for yesterday, kept until it is saved as an answer or 30 days old. One from before yesterday is offered as today's, if today has none.",
    document: documents.DraftDocument,
    query: body(dayRule, DAY_MEANING, { day: 'today' }),
    variables: dayVariable,
    success: { 200: [Draft, 'The draft; an empty text when there is none.'] },
    reply: ({ draft }) => draft,
  }),
  route({
    method: 'POST',
    path: '/api/draft',
    tag,
    summary: 'Keep unsent text',
    description:
      'Replaces the draft of that day. A draft that arrives after the day was answered is dropped.',
    document: documents.SaveDraftDocument,
    input: body(
      z.extend(draftRule, dayRule.shape),
      { ...DRAFT_FIELDS, ...DAY_MEANING },
      { ...TYPED_TEXTS, day: 'today' },
    ),
    variables: dayVariable,
    success: { 200: [Draft, 'The text that was sent.'] },
    reply: ({ saveDraft }) => saveDraft.draft ?? textsOf({}),
    errors: { TOO_MANY_REQUESTS: TOO_MANY },
  }),
];
