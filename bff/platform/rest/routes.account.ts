import { newPasswordRule } from '../../account/account.rules.ts';
import { exportFileName } from '../../account/export-file.rules.ts';
import { feedbackRule } from '../../feedback/feedback.rules.ts';
import { appleRule } from '../../identity/identity.rules.ts';
import * as documents from './operations.generated.ts';
import { body, route } from './route.ts';
import { shapes, userShape } from './shapes.ts';

const TOO_MANY_REQUESTS = 'Zu viele Versuche. Bitte warte einen Moment.';

/** The account, feedback, and the way in through Apple: the rows after the diary. */
export const accountRoutes = [
  route({
    method: 'POST',
    path: '/api/user/change-password',
    access: 'user',
    tag: 'account',
    summary: 'Change the password',
    description:
      'For accounts with a password. Ends all other sessions and gives this one a new cookie. When the sign-in is older than 15 minutes the current password is needed as well; ten wrong ones end the session.',
    document: documents.ChangePasswordDocument,
    input: body(
      newPasswordRule,
      {
        password: 'The new password; 6 to 256 characters.',
        currentPassword: 'The current password; needed when the sign-in is older than 15 minutes.',
      },
      { password: 'ein neues Wort', currentPassword: 'ein sicheres Wort' },
    ),
    success: { 200: [shapes.Nothing, 'The new password counts from now on.'] },
    reply: () => ({}),
    errors: { FORBIDDEN: 'Das aktuelle Passwort ist nicht richtig.', TOO_MANY_REQUESTS },
  }),
  route({
    method: 'DELETE',
    path: '/api/user',
    access: 'user',
    tag: 'account',
    summary: 'Delete the account',
    description: 'Deletes the account and everything of it at once, for good, and takes the cookie back.',
    document: documents.DeleteAccountDocument,
    success: { 200: [shapes.Nothing, 'The account is gone.'] },
    reply: () => ({}),
    errors: {},
  }),
  route({
    method: 'GET',
    path: '/api/user/export',
    access: 'user',
    tag: 'account',
    summary: 'Everything the user has saved',
    description: 'The account and all answers, decrypted: what the export button of the web app downloads.',
    document: documents.DataExportDocument,
    success: { 200: [shapes.Export, 'The content of the export file.'] },
    reply: ({ dataExport }) => dataExport,
    fileName: exportFileName,
    errors: {},
  }),
  route({
    method: 'POST',
    path: '/api/feedback',
    access: 'public',
    tag: 'feedback',
    summary: 'Send a message to the people behind the product',
    description: 'Tied to no account, kept encrypted for at most 12 months.',
    document: documents.SendFeedbackDocument,
    input: body(
      feedbackRule,
      {
        name: 'Who writes, if they like to say; at most 100 Unicode code points. An empty one counts as absent.',
        email: 'A valid e-mail address for a reply, if one is wanted. An empty one counts as absent.',
        comment: 'The message; 1 to 10,000 Unicode code points after trimming.',
        honeypot:
          'Leave it out. Filled, the message counts as spam: answered like a success, stored nowhere.',
      },
      { name: 'Anna', email: 'anna@example.org', comment: 'Eine Frage am Tag genügt mir.' },
    ),
    success: { 201: [shapes.Nothing, 'The message has arrived.'] },
    reply: () => ({}),
    errors: { TOO_MANY_REQUESTS },
  }),
  route({
    method: 'POST',
    path: '/auth/apple/callback',
    access: 'public',
    tag: 'identity',
    summary: 'Sign in with Apple',
    description:
      'Takes the authorization code that Apple has handed to the page and opens a session. The first time creates the account.',
    document: documents.SignInWithAppleDocument,
    input: body(
      appleRule,
      {
        code: 'The authorization code; it works once, for five minutes. At most 4,096 characters.',
        user: "Apple's `user` JSON as text, which comes with the first sign-in only.",
      },
      { code: 'c6f2b0a1d8e94f5', user: '{"name":{"firstName":"Anna","lastName":"Muster"}}' },
    ),
    success: { 200: [shapes.User, 'The user, now signed in.'] },
    reply: ({ signInWithApple }) => userShape(signInWithApple),
    errors: {
      UNAUTHENTICATED: 'Fehler bei der Apple-Authentifizierung',
      CONFLICT: 'Zu dieser E-Mail gibt es schon ein Konto. Bitte melde Dich mit der bisherigen Methode an.',
      TOO_MANY_REQUESTS,
      UNAVAILABLE: 'Die Anmeldung mit Apple ist zurzeit nicht eingerichtet.',
    },
  }),
  route({
    method: 'POST',
    path: '/api/auth/apple/start',
    access: 'public',
    tag: 'identity',
    summary: 'Begin a sign-in with Apple',
    description:
      'Keeps a nonce in a session that nobody is signed in to, and tells what the browser takes along to Apple. What comes back counts only in that session.',
    document: documents.StartAppleSignInDocument,
    success: {
      200: [shapes.AppleAuthorization, 'What belongs into the address of the authorization endpoint.'],
    },
    reply: ({ startAppleSignIn }) => startAppleSignIn,
    errors: {
      TOO_MANY_REQUESTS,
      UNAVAILABLE: 'Die Anmeldung mit Apple ist zurzeit nicht eingerichtet.',
    },
  }),
];
