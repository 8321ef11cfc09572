import { credentialsRule, newPasswordRule } from '../account/account.rules.ts';
import { answerRule } from '../answer/answer.rules.ts';
import { draftRule } from '../draft/draft.rules.ts';
import { feedbackRule } from '../feedback/feedback.rules.ts';
import { appleRule, googleRule } from '../identity/identity.rules.ts';
import { AppError } from '../lib/errors.ts';
import * as documents from './operations.generated.ts';
import { route } from './route.ts';
import { answerShape, savedAnswerShape, userShape } from './shapes.ts';

const UNANSWERED = 'Die Frage von heute ist noch nicht beantwortet.';

/**
 * The compatibility paths, in the order of SPEC §7; the export stands beside the account it belongs to, and the start of
 * Apple's sign-in (`SECURITY` §3) beside its end.
 */
export const routes = [
  route({
    method: 'GET',
    path: '/api/user',
    access: 'user',
    document: documents.CurrentUserDocument,
    reply: ({ currentUser }) => (currentUser ? userShape(currentUser) : {}),
  }),
  route({
    method: 'POST',
    path: '/api/login',
    access: 'public',
    document: documents.LogInDocument,
    input: credentialsRule,
    reply: ({ logIn }) => userShape(logIn),
  }),
  route({
    method: 'POST',
    path: '/api/register',
    access: 'public',
    document: documents.RegisterDocument,
    input: credentialsRule,
    reply: ({ register }) => userShape(register),
    status: () => 201,
  }),
  route({
    method: 'POST',
    path: '/api/auth/google',
    access: 'public',
    document: documents.SignInWithGoogleDocument,
    input: googleRule,
    reply: ({ signInWithGoogle }) => userShape(signInWithGoogle),
  }),
  route({
    method: 'POST',
    path: '/api/logout',
    access: 'public',
    document: documents.LogOutDocument,
    reply: () => ({}),
  }),
  route({
    method: 'GET',
    path: '/api/answers/today/status',
    access: 'user',
    document: documents.TodayStatusDocument,
    reply: ({ todayStatus }) => todayStatus,
  }),
  route({
    method: 'GET',
    path: '/api/answers/today',
    access: 'user',
    document: documents.TodayAnswerDocument,
    reply: ({ todayAnswer }) => {
      if (!todayAnswer) throw new AppError('NOT_FOUND', UNANSWERED);
      return answerShape(todayAnswer);
    },
  }),
  route({
    method: 'GET',
    path: '/api/streak',
    access: 'user',
    document: documents.StreakDocument,
    reply: ({ streak }) => streak,
  }),
  route({
    method: 'GET',
    path: '/api/answers',
    access: 'user',
    document: documents.AnswersDocument,
    reply: ({ answers }) => answers.map(answerShape),
  }),
  route({
    method: 'GET',
    path: '/api/draft',
    access: 'user',
    document: documents.DraftDocument,
    reply: ({ draft }) => draft,
  }),
  route({
    method: 'POST',
    path: '/api/draft',
    access: 'user',
    document: documents.SaveDraftDocument,
    input: draftRule,
    reply: ({ saveDraft }) => saveDraft,
  }),
  route({
    method: 'POST',
    path: '/api/answers',
    access: 'user',
    document: documents.SaveAnswerDocument,
    input: answerRule,
    reply: savedAnswerShape,
    status: ({ saveAnswer }) => (saveAnswer.milestone ? 201 : 200),
  }),
  route({
    method: 'PATCH',
    path: '/api/answers/:id',
    access: 'user',
    document: documents.UpdateAnswerDocument,
    input: answerRule,
    reply: ({ updateAnswer }) => answerShape(updateAnswer),
  }),
  route({
    method: 'DELETE',
    path: '/api/answers/:id',
    access: 'user',
    document: documents.DeleteAnswerDocument,
    reply: () => ({}),
  }),
  route({
    method: 'POST',
    path: '/api/user/change-password',
    access: 'user',
    document: documents.ChangePasswordDocument,
    input: newPasswordRule,
    reply: () => ({}),
  }),
  route({
    method: 'DELETE',
    path: '/api/user',
    access: 'user',
    document: documents.DeleteAccountDocument,
    reply: () => ({}),
  }),
  route({
    method: 'GET',
    path: '/api/user/export',
    access: 'user',
    document: documents.DataExportDocument,
    reply: ({ dataExport }) => dataExport,
  }),
  route({
    method: 'POST',
    path: '/api/feedback',
    access: 'public',
    document: documents.SendFeedbackDocument,
    input: feedbackRule,
    reply: () => ({}),
    status: () => 201,
  }),
  route({
    method: 'POST',
    path: '/auth/apple/callback',
    access: 'public',
    document: documents.SignInWithAppleDocument,
    input: appleRule,
    reply: ({ signInWithApple }) => userShape(signInWithApple),
  }),
  route({
    method: 'POST',
    path: '/api/auth/apple/start',
    access: 'public',
    document: documents.StartAppleSignInDocument,
    reply: ({ startAppleSignIn }) => startAppleSignIn,
  }),
];
