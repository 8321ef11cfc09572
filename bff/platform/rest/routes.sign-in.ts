import { credentialsRule } from '../../account/account.rules.ts';
import { googleRule } from '../../identity/identity.rules.ts';
import { accountGone } from '../lib/errors.ts';
import * as documents from './operations.generated.ts';
import { body, route } from './route.ts';
import { shapes, userShape } from './shapes.ts';

const ANNA = { username: 'anna@example.org', password: 'ein sicheres Wort' };
const TOO_MANY_REQUESTS = 'Zu viele Versuche. Bitte warte einen Moment.';

/** Who is there, and the ways in and out: the first rows. */
export const signInRoutes = [
  route({
    method: 'GET',
    path: '/api/user',
    access: 'user',
    tag: 'account',
    summary: 'The signed-in user',
    description: 'Who this session belongs to. A 401 means that nobody is signed in.',
    document: documents.CurrentUserDocument,
    success: { 200: [shapes.User, 'The user of this session.'] },
    reply: ({ currentUser }) => {
      if (!currentUser) throw accountGone();
      return userShape(currentUser);
    },
    errors: {},
  }),
  route({
    method: 'POST',
    path: '/api/login',
    access: 'public',
    tag: 'account',
    summary: 'Log in with e-mail and password',
    description:
      'Opens a session: the answer sets the session cookie. Whatever the reason, a refusal is the same 401.',
    document: documents.LogInDocument,
    input: body(
      credentialsRule,
      { username: 'The e-mail address of the account.', password: 'At least 6 characters.' },
      ANNA,
    ),
    success: { 200: [shapes.User, 'The user, now signed in.'] },
    reply: ({ logIn }) => userShape(logIn),
    errors: { UNAUTHENTICATED: 'Bitte überprüfen Sie Ihre E-Mail und Ihr Passwort.', TOO_MANY_REQUESTS },
  }),
  route({
    method: 'POST',
    path: '/api/register',
    access: 'public',
    tag: 'account',
    summary: 'Create an account',
    description: 'Creates an account and opens a session for it: the answer sets the session cookie.',
    document: documents.RegisterDocument,
    input: body(
      credentialsRule,
      {
        username:
          'A valid e-mail address that no account uses yet; at most 254 characters, stored in lower case.',
        password: '6 to 256 characters.',
      },
      ANNA,
    ),
    success: { 201: [shapes.User, 'The new user, signed in.'] },
    reply: ({ register }) => userShape(register),
    errors: { CONFLICT: 'Diese E-Mail-Adresse wird möglicherweise bereits verwendet.', TOO_MANY_REQUESTS },
  }),
  route({
    method: 'POST',
    path: '/api/auth/google',
    access: 'public',
    tag: 'identity',
    summary: 'Sign in with Google',
    description:
      'Takes an ID token that Google has issued to this product and opens a session. The first time creates the account.',
    document: documents.SignInWithGoogleDocument,
    input: body(
      googleRule,
      { idToken: 'The ID token as Google has signed it; at most 8,192 characters.' },
      { idToken: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjM0NSJ9.c2lnbmF0dXJl' },
    ),
    success: { 200: [shapes.User, 'The user, now signed in.'] },
    reply: ({ signInWithGoogle }) => userShape(signInWithGoogle),
    errors: {
      UNAUTHENTICATED: 'Bei der Serverauthentifizierung ist ein Fehler aufgetreten.',
      CONFLICT: 'Zu dieser E-Mail gibt es schon ein Konto. Bitte melde Dich mit der bisherigen Methode an.',
      TOO_MANY_REQUESTS,
      UNAVAILABLE: 'Die Anmeldung mit Google ist zurzeit nicht eingerichtet.',
    },
  }),
  route({
    method: 'POST',
    path: '/api/logout',
    access: 'public',
    tag: 'account',
    summary: 'Log out',
    description:
      'Ends the session on the server and takes the cookie back. Harmless when nobody is signed in.',
    document: documents.LogOutDocument,
    success: { 200: [shapes.Nothing, 'Nobody is signed in any more.'] },
    reply: () => ({}),
    errors: {},
  }),
];
