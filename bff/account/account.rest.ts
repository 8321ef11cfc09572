import * as z from 'zod/mini';
import { accountGone } from '../platform/lib/errors.ts';
import { body, route, tagged } from '../platform/rest/route.ts';
import { EXAMPLE_INSTANT, instant, Nothing, serialKey, shapes, text } from '../platform/rest/shapes.ts';
import * as documents from './account.rest.generated.ts';
import { credentialsRule, newPasswordRule } from './account.rules.ts';
import {
  ACCOUNT_LOCKED,
  CURRENT_PASSWORD_WRONG,
  LOG_IN_REFUSED,
  REGISTRATION_CLOSED,
  REGISTRATION_REFUSED,
} from './account.sentences.rules.ts';

export const accountTag = {
  name: 'account',
  description: 'The user and the account, from registration to deletion.',
};

/** Fields that every REST shape of an account shares. */
export const COMMON_ACCOUNT_FIELDS = {
  provider: z
    .enum(['local', 'google', 'apple', 'oidc'])
    .check(z.describe('How the account was created: with e-mail and password, or with a provider.')),
  createdAt: instant('When the account was created.'),
};

export const User = z
  .strictObject({
    id: serialKey('Serial key.'),
    username: text('E-mail address, normalised to lower case; empty for an account without one.'),
    ...COMMON_ACCOUNT_FIELDS,
    name: z.nullable(z.string()).check(z.describe('Display name, if a provider gave one.')),
  })
  .register(shapes, {
    id: 'User',
    example: {
      id: 1,
      username: 'anna@example.org',
      provider: 'local',
      createdAt: EXAMPLE_INSTANT,
      name: null,
    },
  });

const PROVIDER = { LOCAL: 'local', GOOGLE: 'google', APPLE: 'apple', OIDC: 'oidc' } as const;

/** Converts a user to its REST shape: the id is a number, and a missing address is an empty string. */
export function userShape(user: documents.RestUserFragment): z.input<typeof User> {
  return {
    ...user,
    id: Number(user.id),
    username: user.username ?? '',
    provider: PROVIDER[user.provider],
  };
}

const ANNA = { username: 'anna@example.org', password: 'ein sicheres Wort' };

export const accountRoutes = tagged(accountTag, [
  route({
    method: 'GET',
    path: '/api/user',
    isForUsersOnly: true,
    summary: 'The signed-in user',
    description: 'The user of this session. A 401 means that nobody is signed in.',
    document: documents.CurrentUserDocument,
    success: { 200: [User, 'The user of this session.'] },
    reply: ({ me }) => {
      if (!me) throw accountGone();
      return userShape(me);
    },
  }),
  route({
    method: 'POST',
    path: '/api/login',
    summary: 'Log in with e-mail and password',
    description:
      'Opens a session: the response sets the session cookie. Every refusal is the same 401; only the right password of a locked account gets a 403. Where passwords are switched off, every log-in is a 403.',
    document: documents.LogInDocument,
    input: body(
      credentialsRule,
      { username: 'The e-mail address of the account.', password: 'At least 6 characters.' },
      ANNA,
    ),
    success: { 200: [User, 'The user, now signed in.'] },
    reply: ({ logIn }) => userShape(logIn.account),
    errors: { UNAUTHENTICATED: LOG_IN_REFUSED, FORBIDDEN: ACCOUNT_LOCKED },
  }),
  route({
    method: 'POST',
    path: '/api/register',
    summary: 'Create an account',
    description:
      'Creates an account and opens its session: the response sets the session cookie. The account stores the consent to the current wording, so a program shows the person that wording before, which stands at /auth. The status is 403 while the instance accepts no new accounts, and where passwords are switched off.',
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
    success: { 201: [User, 'The new user, signed in.'] },
    reply: ({ register }) => userShape(register.account),
    errors: { FORBIDDEN: REGISTRATION_CLOSED, CONFLICT: REGISTRATION_REFUSED },
  }),
  route({
    method: 'POST',
    path: '/api/logout',
    summary: 'Log out',
    description:
      'Ends the session on the server and deletes the cookie. Also succeeds when nobody is signed in.',
    document: documents.LogOutDocument,
    success: { 200: [Nothing, 'Nobody is signed in any more.'] },
    reply: () => ({}),
  }),
  route({
    method: 'POST',
    path: '/api/user/change-password',
    summary: 'Change the password',
    description:
      'For accounts with a password. Ends all other sessions and gives this session a new cookie. If the sign-in is older than 15 minutes, the current password is required; ten wrong passwords end the session.',
    document: documents.ChangePasswordDocument,
    input: body(
      newPasswordRule,
      {
        password: 'The new password; 6 to 256 characters.',
        currentPassword: 'The current password; required if the sign-in is older than 15 minutes.',
      },
      { password: 'ein neues Wort', currentPassword: 'ein sicheres Wort' },
    ),
    success: { 200: [Nothing, 'The new password is valid now.'] },
    reply: () => ({}),
    errors: { FORBIDDEN: CURRENT_PASSWORD_WRONG },
  }),
  route({
    method: 'DELETE',
    path: '/api/user',
    summary: 'Delete the account',
    description: 'Deletes the account and all its data immediately and permanently, and deletes the cookie.',
    document: documents.DeleteAccountDocument,
    success: { 200: [Nothing, 'The account is deleted.'] },
    reply: () => ({}),
  }),
]);
