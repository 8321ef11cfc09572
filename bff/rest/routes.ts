import { credentialsRule } from '../account/account.rules.ts';
import { answerRule } from '../answer/answer.rules.ts';
import { draftRule } from '../draft/draft.rules.ts';
import { AppError } from '../lib/errors.ts';
import * as documents from './operations.generated.ts';
import { route } from './route.ts';
import { answerShape, savedAnswerShape, userShape } from './shapes.ts';

const UNANSWERED = 'Die Frage von heute ist noch nicht beantwortet.';

/** The compatibility paths below `/api`, in the order of SPEC §7. */
export const routes = [
  route({
    method: 'GET',
    path: '/user',
    access: 'user',
    document: documents.CurrentUserDocument,
    reply: ({ currentUser }) => (currentUser ? userShape(currentUser) : {}),
  }),
  route({
    method: 'POST',
    path: '/login',
    access: 'public',
    document: documents.LogInDocument,
    input: credentialsRule,
    reply: ({ logIn }) => userShape(logIn),
  }),
  route({
    method: 'POST',
    path: '/register',
    access: 'public',
    document: documents.RegisterDocument,
    input: credentialsRule,
    reply: ({ register }) => userShape(register),
    status: () => 201,
  }),
  route({
    method: 'POST',
    path: '/logout',
    access: 'public',
    document: documents.LogOutDocument,
    reply: () => ({}),
  }),
  route({
    method: 'GET',
    path: '/answers/today/status',
    access: 'user',
    document: documents.TodayStatusDocument,
    reply: ({ todayStatus }) => todayStatus,
  }),
  route({
    method: 'GET',
    path: '/answers/today',
    access: 'user',
    document: documents.TodayAnswerDocument,
    reply: ({ todayAnswer }) => {
      if (!todayAnswer) throw new AppError('NOT_FOUND', UNANSWERED);
      return answerShape(todayAnswer);
    },
  }),
  route({
    method: 'GET',
    path: '/streak',
    access: 'user',
    document: documents.StreakDocument,
    reply: ({ streak }) => streak,
  }),
  route({
    method: 'GET',
    path: '/answers',
    access: 'user',
    document: documents.AnswersDocument,
    reply: ({ answers }) => answers.map(answerShape),
  }),
  route({
    method: 'GET',
    path: '/draft',
    access: 'user',
    document: documents.DraftDocument,
    reply: ({ draft }) => draft,
  }),
  route({
    method: 'POST',
    path: '/draft',
    access: 'user',
    document: documents.SaveDraftDocument,
    input: draftRule,
    reply: ({ saveDraft }) => saveDraft,
  }),
  route({
    method: 'POST',
    path: '/answers',
    access: 'user',
    document: documents.SaveAnswerDocument,
    input: answerRule,
    reply: savedAnswerShape,
    status: ({ saveAnswer }) => (saveAnswer.milestone ? 201 : 200),
  }),
  route({
    method: 'PATCH',
    path: '/answers/:id',
    access: 'user',
    document: documents.UpdateAnswerDocument,
    input: answerRule,
    reply: ({ updateAnswer }) => answerShape(updateAnswer),
  }),
  route({
    method: 'DELETE',
    path: '/answers/:id',
    access: 'user',
    document: documents.DeleteAnswerDocument,
    reply: () => ({}),
  }),
];
