import * as z from 'zod/mini';
import { parseInput } from '../platform/graphql/parse-input.ts';
import { AppError } from '../platform/lib/errors.ts';
import { body, route, tagged } from '../platform/rest/route.ts';
import { Nothing } from '../platform/rest/shapes.ts';
import { ACCOUNT_MAX_MB } from './answer.numbers.rules.ts';
import { answerFields } from './answer.resolvers.ts';
import * as documents from './answer.rest.generated.ts';
import { answerRule } from './answer.rules.ts';
import {
  ALREADY_ANSWERED,
  ANSWER_NOT_FOUND,
  CHANGED_MEANWHILE,
  CURSOR_GONE,
  storageFull,
  UNANSWERED,
} from './answer.sentences.rules.ts';
import { Answer, AnswerChanges, AnswerList, answerShape, SavedAnswer, TodayStatus } from './answer.shapes.ts';
import { ANSWER_TEXTS, eachText } from './answer-content.rules.ts';
import {
  answerEditRule,
  DAY_MEANING,
  dayRule,
  dayVariable,
  EXAMPLE_TEXTS,
  lengthOf,
} from './answer-inputs.ts';
import { changePageRule } from './answer-page.rules.ts';

const FULL = storageFull(ACCOUNT_MAX_MB);

const ANSWER_FIELDS = eachText(
  (field) =>
    `${ANSWER_TEXTS[field].meaning}: trimmed at both ends and brought to Unicode NFC, otherwise stored unchanged; after trimming ${lengthOf(field)}.`,
);
const CHANGE_PAGE_FIELDS = {
  after: 'The `nextCursor` of the previous page. Without it, the read starts at the beginning.',
  first:
    'The maximum number of changes; default 200. A page has at most 500 changes, and fewer if they are long.',
};
const CHANGED_TEXTS = { ...EXAMPLE_TEXTS, content: 'Der Bus war pünktlich, und die Sonne kam heraus.' };

type Changed = Pick<documents.UpdateAnswerMutation['updateAnswer'], 'answer' | 'conflict'>;

const tag = { name: 'answer', description: 'Diary entries, at most one a day.' };
const parameters = { id: 'The serial key of an answer of this user.' };

/** Returns the answer that a change has stored. Throws `CONFLICT` for a conflict, which GraphQL returns as data. */
function stored({ answer, conflict }: Changed): documents.RestAnswerFragment {
  if (!answer) throw new AppError('CONFLICT', conflict?.message ?? CHANGED_MEANWHILE);
  return answer;
}

export const answerRoutes = tagged(tag, [
  route({
    method: 'GET',
    path: '/api/answers/today/status',
    summary: 'Whether today is answered',
    description: 'Today is the calendar day in the time zone of the request.',
    document: documents.TodayStatusDocument,
    success: { 200: [TodayStatus, 'Whether today has an answer.'] },
    reply: ({ answer }) => ({ hasAnswered: answer !== null }),
  }),
  route({
    method: 'GET',
    path: '/api/answers/today',
    summary: "Today's answer",
    description: 'Today is the calendar day in the time zone of the request.',
    document: documents.TodayAnswerDocument,
    success: { 200: [Answer, "Today's answer."] },
    reply: ({ answer }) => {
      if (!answer) throw new AppError('NOT_FOUND', UNANSWERED);
      return answerShape(answer);
    },
    errors: { NOT_FOUND: UNANSWERED },
  }),
  {
    operationId: 'answers',
    method: 'GET',
    path: '/api/answers',
    summary: 'The diary',
    description: 'All answers in one response, newest day first. GraphQL returns them in pages.',
    declared: answerFields.answers,
    success: { 200: [AnswerList, 'The answers; an empty list before the first answer.'] },
  },
  route({
    method: 'GET',
    path: '/api/answers/changes',
    summary: 'Changed answers',
    description:
      'For programs that keep a copy: new, changed and deleted answers since the `nextCursor` of the previous page. Request further pages while `hasMore` is true. Without `after` it is a full read.',
    document: documents.AnswerChangesDocument,
    query: body(changePageRule, CHANGE_PAGE_FIELDS, { after: 'MS43LjAuNDI', first: 200 }),
    variables: ({ after, first }) =>
      parseInput(changePageRule, { after, first: first === undefined ? first : Number(first) }),
    success: { 200: [AnswerChanges, 'The next changes; an empty list if nothing has changed.'] },
    reply: ({ answerChanges: { nodes, hasMore, nextCursor } }) => ({
      changes: nodes.map(({ id, day, answer }) => ({
        id: Number(id),
        day,
        answer: answer ? answerShape(answer) : null,
      })),
      hasMore,
      nextCursor,
    }),
    errors: { GONE: CURSOR_GONE },
  }),
  route({
    method: 'POST',
    path: '/api/answers',
    summary: "Save today's answer, or yesterday's",
    description:
      'Saves the answer of the day and deletes its draft. A day has one answer: a repeated save of the same text changes nothing, and another text is refused. Yesterday is refused if it ever had an answer, deleted or not, and if the account was created today. A full diary accepts no new answer.',
    document: documents.SaveAnswerDocument,
    input: body(
      z.extend(answerRule, dayRule.shape),
      { ...ANSWER_FIELDS, ...DAY_MEANING },
      { ...EXAMPLE_TEXTS, day: 'today' },
    ),
    variables: dayVariable,
    success: {
      201: [SavedAnswer, 'The new answer, with its milestone; `default` for a token without `answers:read`.'],
      200: [Answer, 'The answer of that day, which already had the same text; without a milestone.'],
    },
    reply: ({ saveAnswer: { milestone, ...saved } }) => {
      const answer = answerShape(stored(saved));
      return milestone ? { ...answer, milestone } : answer;
    },
    status: ({ saveAnswer }) => (saveAnswer.milestone ? 201 : 200),
    errors: { CONFLICT: ALREADY_ANSWERED, PAYLOAD_TOO_LARGE: FULL },
  }),
  route({
    method: 'PATCH',
    path: '/api/answers/:id',
    parameters,
    summary: "Change an answer's text",
    description:
      'Without `expectedUpdatedAt` the last change wins. With it, the change is a `CONFLICT` if another version with another text is stored. Day and `date` stay. In a full diary a text may shrink, but not grow.',
    document: documents.UpdateAnswerDocument,
    input: body(
      answerEditRule,
      {
        ...ANSWER_FIELDS,
        expectedUpdatedAt:
          'The `updatedAt` of the edited version. Without it, the change replaces any version.',
      },
      CHANGED_TEXTS,
    ),
    variables: (edit) => parseInput(answerEditRule, edit),
    success: { 200: [Answer, 'The changed answer.'] },
    reply: ({ updateAnswer }) => answerShape(stored(updateAnswer)),
    errors: { NOT_FOUND: ANSWER_NOT_FOUND, CONFLICT: CHANGED_MEANWHILE, PAYLOAD_TOO_LARGE: FULL },
  }),
  route({
    method: 'DELETE',
    path: '/api/answers/:id',
    parameters,
    summary: 'Delete an answer',
    description: 'Deletes the text immediately and frees the day for another answer.',
    document: documents.DeleteAnswerDocument,
    success: { 200: [Nothing, 'The answer is deleted.'] },
    reply: () => ({}),
    errors: { NOT_FOUND: ANSWER_NOT_FOUND },
  }),
]);
