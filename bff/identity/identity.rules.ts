import * as z from 'zod/mini';
import { currentPassword } from '../account/account.rules.ts';
import { boundedText } from '../platform/lib/text.rules.ts';
import { CODE_MAX_LENGTH, ID_TOKEN_MAX_LENGTH, USER_JSON_MAX_LENGTH } from './identity.numbers.rules.ts';
import { APPLE_UNREADABLE, NO_CODE, NO_ID_TOKEN, PROVIDER_UNKNOWN } from './identity.sentences.rules.ts';

/** A Google ID token as text, not yet verified. */
export const googleRule = z.object({
  idToken: boundedText(ID_TOKEN_MAX_LENGTH, NO_ID_TOKEN, NO_ID_TOKEN).check(z.minLength(1, NO_ID_TOKEN)),
});

/** Ignore JSON that is too long: a name is not worth a failed sign-in. */
const appleUser = z
  .string(APPLE_UNREADABLE)
  .check(z.overwrite((json) => (json.length > USER_JSON_MAX_LENGTH ? '' : json)));

/** Apple's response: an authorization code, and at the first sign-in the `user` JSON. */
export const appleRule = z.object({
  code: boundedText(CODE_MAX_LENGTH, NO_CODE, NO_CODE).check(z.minLength(1, NO_CODE)),
  user: z.nullish(appleUser),
});

export const disconnectRule = z.object({
  provider: z.enum(['google', 'apple', 'oidc'], PROVIDER_UNKNOWN),
  currentPassword,
});
