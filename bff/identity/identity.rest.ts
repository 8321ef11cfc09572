import * as z from 'zod/mini';
import { User, userShape } from '../account/account.rest.ts';
import { ACCOUNT_LOCKED, ADDRESS_HAS_ACCOUNT } from '../account/account.sentences.rules.ts';
import { TOO_MANY } from '../platform/limits/rate-limits.ts';
import { body, route } from '../platform/rest/route.ts';
import { shapes, text } from '../platform/rest/shapes.ts';
import * as documents from './identity.rest.generated.ts';
import { appleRule, googleRule } from './identity.rules.ts';
import { APPLE_REFUSED, GOOGLE_REFUSED, providerNotSetUp } from './identity.sentences.rules.ts';

const tag = { name: 'identity', description: 'Ways in through Google and Apple.' };

const AppleAuthorization = z
  .strictObject({
    authorizationEndpoint: text('Where the browser goes.'),
    clientId: text('`client_id` there.'),
    redirectUri: text('`redirect_uri` there.'),
    nonce: text('`nonce` there, as it is.'),
  })
  .register(shapes, {
    id: 'AppleAuthorization',
    example: {
      authorizationEndpoint: 'https://appleid.apple.com/auth/authorize',
      clientId: 'org.example.aufwind',
      redirectUri: 'https://aufwind.example/auth/apple/callback',
      nonce: 'mF3zWq0dQxJ8bV1kT6uYhA2nRcLeGpSo',
    },
  });

const SIGN_IN_ERRORS = {
  FORBIDDEN: ACCOUNT_LOCKED,
  CONFLICT: ADDRESS_HAS_ACCOUNT,
  TOO_MANY_REQUESTS: TOO_MANY,
} as const;

/** The REST paths of sign-in with Google and Apple. */
export const identityRoutes = [
  route({
    method: 'POST',
    path: '/api/auth/google',
    tag,
    summary: 'Sign in with Google',
    description:
      'Takes an ID token that Google has issued to this product and opens a session. The first time creates the account; while the instance takes no new ones that is a 403, as for a locked account.',
    document: documents.SignInWithGoogleDocument,
    input: body(
      googleRule,
      { idToken: 'The ID token as Google has signed it; at most 8,192 characters.' },
      { idToken: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjM0NSJ9.c2lnbmF0dXJl' },
    ),
    success: { 200: [User, 'The user, now signed in.'] },
    reply: ({ signInWithGoogle }) => userShape(signInWithGoogle.account),
    errors: { UNAUTHENTICATED: GOOGLE_REFUSED, ...SIGN_IN_ERRORS, UNAVAILABLE: providerNotSetUp('Google') },
  }),
  route({
    method: 'POST',
    path: '/auth/apple/callback',
    tag,
    summary: 'Sign in with Apple',
    description:
      'Takes the authorization code that Apple has handed to the page and opens a session. The first time creates the account; while the instance takes no new ones that is a 403, as for a locked account.',
    document: documents.SignInWithAppleDocument,
    input: body(
      appleRule,
      {
        code: 'The authorization code; it works once, for five minutes. At most 4,096 characters.',
        user: "Apple's `user` JSON as text, which comes with the first sign-in only.",
      },
      { code: 'c6f2b0a1d8e94f5', user: '{"name":{"firstName":"Anna","lastName":"Muster"}}' },
    ),
    success: { 200: [User, 'The user, now signed in.'] },
    reply: ({ signInWithApple }) => userShape(signInWithApple.account),
    errors: { UNAUTHENTICATED: APPLE_REFUSED, ...SIGN_IN_ERRORS, UNAVAILABLE: providerNotSetUp('Apple') },
  }),
  route({
    method: 'POST',
    path: '/api/auth/apple/start',
    tag,
    summary: 'Begin a sign-in with Apple',
    description:
      "Stores a nonce in the session and returns the parameters of the authorization endpoint. Apple's answer counts only in that session.",
    document: documents.StartAppleSignInDocument,
    success: {
      200: [AppleAuthorization, 'What belongs into the address of the authorization endpoint.'],
    },
    reply: ({ startAppleSignIn }) => startAppleSignIn.authorization,
    errors: {
      TOO_MANY_REQUESTS: TOO_MANY,
      UNAVAILABLE: providerNotSetUp('Apple'),
    },
  }),
];
