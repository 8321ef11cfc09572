import { answerRule } from '../../answer/answer.rules.ts';
import { draftRule } from '../../draft/draft.rules.ts';
import { AppError } from '../lib/errors.ts';
import * as documents from './operations.generated.ts';
import { body, route } from './route.ts';
import { answerShape, savedAnswerShape, shapes } from './shapes.ts';

const UNANSWERED = 'Die Frage von heute ist noch nicht beantwortet.';
const NOT_FOUND = 'Dieser Eintrag wurde nicht gefunden.';
const TOO_MANY_REQUESTS = 'Zu viele Anfragen. Bitte warte einen Moment.';

const ANSWER_FIELDS = {
  content: 'The text: trimmed at both ends, otherwise kept exactly; then 1 to 10,000 Unicode code points.',
};

/** Today, the streak, the diary and the draft: from today's status on. */
export const diaryRoutes = [
  route({
    method: 'GET',
    path: '/api/answers/today/status',
    access: 'user',
    tag: 'answer',
    summary: 'Whether today is answered',
    description: 'Today is the calendar day in the time zone of the request.',
    document: documents.TodayStatusDocument,
    success: { 200: [shapes.TodayStatus, 'Whether today has an answer.'] },
    reply: ({ todayStatus }) => todayStatus,
    errors: {},
  }),
  route({
    method: 'GET',
    path: '/api/answers/today',
    access: 'user',
    tag: 'answer',
    summary: "Today's answer",
    description: 'Today is the calendar day in the time zone of the request.',
    document: documents.TodayAnswerDocument,
    success: { 200: [shapes.Answer, "Today's answer."] },
    reply: ({ todayAnswer }) => {
      if (!todayAnswer) throw new AppError('NOT_FOUND', UNANSWERED);
      return answerShape(todayAnswer);
    },
    errors: { NOT_FOUND: UNANSWERED },
  }),
  route({
    method: 'GET',
    path: '/api/streak',
    access: 'user',
    tag: 'streak',
    summary: 'The current streak',
    description:
      'The run of days with an answer that ends today, or yesterday while today is still open. Computed when asked.',
    document: documents.StreakDocument,
    success: { 200: [shapes.Streak, 'The length of the run in days.'] },
    reply: ({ streak }) => streak,
    errors: {},
  }),
  route({
    method: 'GET',
    path: '/api/answers',
    access: 'user',
    tag: 'answer',
    summary: 'The diary',
    description: 'All answers at once, newest day first. GraphQL gives them page by page.',
    document: documents.AnswersDocument,
    success: { 200: [shapes.AnswerList, 'The answers; an empty list before the first one.'] },
    reply: ({ answers }) => answers.map(answerShape),
    errors: {},
  }),
  route({
    method: 'GET',
    path: '/api/draft',
    access: 'user',
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
    access: 'user',
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
    errors: { TOO_MANY_REQUESTS },
  }),
  route({
    method: 'POST',
    path: '/api/answers',
    access: 'user',
    tag: 'answer',
    summary: "Save today's answer",
    description:
      'One answer a day, and clears the draft. A repeated save of the same text is harmless; another text is refused.',
    document: documents.SaveAnswerDocument,
    input: body(answerRule, ANSWER_FIELDS, { content: 'Der Bus war pünktlich.' }),
    success: {
      201: [shapes.SavedAnswer, 'A new answer, with the milestone that it reaches.'],
      200: [shapes.Answer, 'The same text was already saved today: that answer, and no milestone.'],
    },
    reply: savedAnswerShape,
    status: ({ saveAnswer }) => (saveAnswer.milestone ? 201 : 200),
    errors: { CONFLICT: 'Die Frage von heute ist bereits beantwortet.', TOO_MANY_REQUESTS },
  }),
  route({
    method: 'PATCH',
    path: '/api/answers/:id',
    access: 'user',
    tag: 'answer',
    summary: "Change an answer's text",
    description: 'The last change wins; GraphQL can refuse a stale one. Day and `date` stay.',
    document: documents.UpdateAnswerDocument,
    input: body(answerRule, ANSWER_FIELDS, { content: 'Der Bus war pünktlich, und die Sonne kam heraus.' }),
    success: { 200: [shapes.Answer, 'The changed answer.'] },
    reply: ({ updateAnswer }) => answerShape(updateAnswer),
    errors: { NOT_FOUND, TOO_MANY_REQUESTS },
  }),
  route({
    method: 'DELETE',
    path: '/api/answers/:id',
    access: 'user',
    tag: 'answer',
    summary: 'Delete an answer',
    description: 'Wipes the text at once and frees the day for another answer.',
    document: documents.DeleteAnswerDocument,
    success: { 200: [shapes.Nothing, 'The answer is gone.'] },
    reply: () => ({}),
    errors: { NOT_FOUND, TOO_MANY_REQUESTS },
  }),
];
