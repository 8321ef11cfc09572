import * as z from 'zod/mini';
import { day, EXAMPLE_INSTANT, instant, serialKey, shapes, text } from '../platform/rest/shapes.ts';
import type { RestAnswerFragment } from './answer.rest.generated.ts';
import { ANSWER_TEXTS, eachText, textsOf } from './answer-content.rules.ts';
import { EXAMPLE_TEXTS, lengthOf } from './answer-inputs.ts';

const INSTANTS = { date: EXAMPLE_INSTANT, createdAt: EXAMPLE_INSTANT, updatedAt: EXAMPLE_INSTANT };

export const EXAMPLE_ANSWER = {
  id: 7,
  ...EXAMPLE_TEXTS,
  ...INSTANTS,
  day: '2026-11-20',
  isReadable: true,
};
const CHANGE = { id: 7, day: '2026-11-20', answer: EXAMPLE_ANSWER };
const MILESTONE = { event: 'default', text: 'Gut, dass Du Dir heute einen Moment genommen hast.' };

export const TodayStatus = z
  .strictObject({ hasAnswered: z.boolean().check(z.describe("Whether today's question is answered.")) })
  .register(shapes, { id: 'TodayStatus', example: { hasAnswered: true } });

export const Answer = z
  .strictObject({
    id: serialKey('Serial key.'),
    ...eachText((field) => text(`${ANSWER_TEXTS[field].meaning}; ${lengthOf(field)}.`)),
    date: instant('When the answer was first saved.'),
    createdAt: instant('When the answer was created.'),
    updatedAt: instant('When the text was last saved.'),
    day: day('The calendar day of the answer; no instant determines it.'),
    isReadable: z
      .boolean()
      .check(
        z.describe(
          'If false, the server cannot decrypt the text, and the text is a German sentence about that.',
        ),
      ),
  })
  .register(shapes, { id: 'Answer', example: EXAMPLE_ANSWER });

export const AnswerList = z
  .array(Answer)
  .check(z.describe('All answers, newest day first.'))
  .register(shapes, { id: 'AnswerList', example: [EXAMPLE_ANSWER] });

const AnswerChange = z
  .strictObject({
    id: serialKey(
      'Serial key of the answer. A deleted answer may have a key that the client has never seen.',
    ),
    day: day('The calendar day of the answer.'),
    answer: z.nullable(Answer).check(z.describe('The current answer; `null` after its deletion.')),
  })
  .register(shapes, { id: 'AnswerChange', example: CHANGE });

export const AnswerChanges = z
  .strictObject({
    changes: z
      .array(AnswerChange)
      .check(z.describe('Each changed answer once, ordered by its last change, oldest change first.')),
    hasMore: z.boolean().check(z.describe('Whether further changes follow after `nextCursor`.')),
    nextCursor: text('The cursor of the next request. Store it unchanged.'),
  })
  .register(shapes, {
    id: 'AnswerChanges',
    example: {
      changes: [CHANGE, { id: 6, day: '2026-11-19', answer: null }],
      hasMore: false,
      nextCursor: 'MS43LjAuNDI',
    },
  });

const Milestone = z
  .strictObject({
    event: text('`default`, or the milestone: `streak-<days>` or `entries-<count>`.'),
    text: text('A German sentence for the person.'),
  })
  .register(shapes, { id: 'Milestone', example: MILESTONE });

export const SavedAnswer = z
  .extend(Answer, { milestone: Milestone })
  .register(shapes, { id: 'SavedAnswer', example: { ...EXAMPLE_ANSWER, milestone: MILESTONE } });

/** Converts an answer to its REST shape; the id is a number. */
export function answerShape(answer: RestAnswerFragment): z.input<typeof Answer> {
  const { id, day, isReadable, date, createdAt, updatedAt } = answer;
  // Copy each field: spreading the prototype-less objects of graphql-js makes a long list ten times slower.
  return { id: Number(id), ...textsOf(answer), date, createdAt, updatedAt, day, isReadable };
}
