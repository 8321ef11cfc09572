import * as z from 'zod/mini';
import { ANSWER_TEXTS, eachText, textsOf } from '../answer/answer-content.rules.ts';
import { DAY_MEANING, dayRule, dayVariable, EXAMPLE_TEXTS, lengthOf } from '../answer/answer-inputs.ts';
import { body, route, tagged } from '../platform/rest/route.ts';
import { shapes, text } from '../platform/rest/shapes.ts';
import * as documents from './draft.rest.generated.ts';
import { draftRule } from './draft.rules.ts';

const tag = { name: 'draft', description: 'Unsent text: not yet saved as an answer.' };

const TYPED_TEXTS = { ...EXAMPLE_TEXTS, content: 'Heute habe ich' };

const Draft = z
  .strictObject(
    eachText((field) => text(`${ANSWER_TEXTS[field].meaning} as typed; empty if there is no draft.`)),
  )
  .register(shapes, { id: 'Draft', example: TYPED_TEXTS });

const DRAFT_FIELDS = eachText(
  (field) =>
    `${ANSWER_TEXTS[field].meaning} as typed, ${lengthOf(field, true)}; a blank text deletes the draft.`,
);

export const draftRoutes = tagged(tag, [
  route({
    method: 'GET',
    path: '/api/draft',
    summary: 'The draft',
    description:
      "Today and yesterday each have a draft. A draft is stored until it is saved as an answer, for at most 30 days. A draft from before yesterday becomes today's draft if today has no draft.",
    document: documents.DraftDocument,
    query: body(dayRule, DAY_MEANING, { day: 'today' }),
    variables: dayVariable,
    success: { 200: [Draft, 'The draft; an empty text if there is no draft.'] },
    reply: ({ draft }) => draft,
  }),
  route({
    method: 'POST',
    path: '/api/draft',
    summary: 'Save a draft',
    description:
      'Replaces the draft of that day. A draft of a day that has an answer, or had a deleted answer, is discarded.',
    document: documents.SaveDraftDocument,
    input: body(
      z.extend(draftRule, dayRule.shape),
      { ...DRAFT_FIELDS, ...DAY_MEANING },
      { ...TYPED_TEXTS, day: 'today' },
    ),
    variables: dayVariable,
    success: { 200: [Draft, 'The text that was sent, also if it was discarded; empty if it was blank.'] },
    reply: ({ saveDraft }) => saveDraft.draft ?? textsOf({}),
  }),
]);
