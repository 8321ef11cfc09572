import * as z from 'zod/mini';
import { User, userShape } from '../account/account.rest.ts';
import { ACCOUNT_LOCKED, ADDRESS_HAS_ACCOUNT } from '../account/account.sentences.rules.ts';
import { body, route, tagged } from '../platform/rest/route.ts';
import { shapes, text } from '../platform/rest/shapes.ts';
import * as documents from './identity.rest.generated.ts';
import { appleRule, googleRule } from './identity.rules.ts';
import { APPLE_REFUSED, providerNotSetUp, SIGN_IN_REFUSED } from './identity.sentences.rules.ts';

const tag = { name: 'identity', description: 'Sign-in with Google and Apple.' };

const AppleAuthorization = z
  .strictObject({
    authorizationEndpoint: text('The address of the authorization endpoint.'),
    clientId: text('The parameter `client_id`.'),
    redirectUri: text('The parameter `redirect_uri`.'),
    nonce: text('The parameter `nonce`, unchanged.'),
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

const SIGN_IN_ERRORS = { FORBIDDEN: ACCOUNT_LOCKED, CONFLICT: ADDRESS_HAS_ACCOUNT } as const;

export const identityRoutes = tagged(tag, [
  route({
    method: 'POST',
    path: '/api/auth/google',
    summary: 'Sign in with Google',
    description:
      'Verifies an ID token that Google has issued to this product and opens a session. The first sign-in creates the account. The status is 403 for a locked account, and for a new account while the instance accepts no new accounts.',
    document: documents.SignInWithGoogleDocument,
    input: body(
      googleRule,
      { idToken: 'The ID token signed by Google; at most 8,192 characters.' },
      { idToken: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjM0NSJ9.c2lnbmF0dXJl' },
    ),
    success: { 200: [User, 'The user, now signed in.'] },
    reply: ({ signInWithGoogle }) => userShape(signInWithGoogle.account),
    errors: { UNAUTHENTICATED: SIGN_IN_REFUSED, ...SIGN_IN_ERRORS, UNAVAILABLE: providerNotSetUp('Google') },
  }),
  route({
    method: 'POST',
    path: '/auth/apple/callback',
    summary: 'Sign in with Apple',
    description:
      'Exchanges the authorization code that Apple gave to the page and opens a session. The first sign-in creates the account. The status is 403 for a locked account, and for a new account while the instance accepts no new accounts.',
    document: documents.SignInWithAppleDocument,
    input: body(
      appleRule,
      {
        code: 'The authorization code; it works once, for five minutes. At most 4,096 characters.',
        user: "Apple's `user` JSON as text, which Apple sends with the first sign-in only.",
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
    summary: 'Begin a sign-in with Apple',
    description:
      "Stores a nonce in the session and returns the parameters of the authorization endpoint. Apple's response is valid only in that session.",
    document: documents.StartAppleSignInDocument,
    success: { 200: [AppleAuthorization, 'The parameters of the authorization endpoint.'] },
    reply: ({ startAppleSignIn }) => startAppleSignIn.authorization,
    errors: { UNAVAILABLE: providerNotSetUp('Apple') },
  }),
]);
