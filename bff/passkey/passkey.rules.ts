import * as z from 'zod/mini';
import { filledText, patternText } from '../platform/lib/text.rules.ts';
import {
  ASSERTION_MAX_LENGTH,
  ATTESTATION_MAX_LENGTH,
  AUTHENTICATOR_DATA_MIN_LENGTH,
  CLIENT_DATA_MAX_LENGTH,
  CREDENTIAL_ID_MAX_LENGTH,
  PASSKEY_NAME_MAX_LENGTH,
  USER_HANDLE_MAX_LENGTH,
} from './passkey.numbers.rules.ts';
import { NAME_MISSING, NAME_TOO_LONG, NOT_READABLE } from './passkey.sentences.rules.ts';

function base64url(maxLength: number) {
  return patternText(/^[\w-]+$/, maxLength, NOT_READABLE);
}

const name = filledText(PASSKEY_NAME_MAX_LENGTH, NAME_MISSING, NAME_TOO_LONG);

export const passkeyNameRule = z.object({ name });

/** A new passkey: its name, and the credential from the browser. */
export const newPasskeyRule = z.object({
  name,
  credential: z.object({
    id: base64url(CREDENTIAL_ID_MAX_LENGTH),
    response: z.object({
      clientDataJSON: base64url(CLIENT_DATA_MAX_LENGTH),
      attestationObject: base64url(ATTESTATION_MAX_LENGTH),
    }),
  }),
});

/** An assertion from the browser, not yet verified. */
export const assertionRule = z.object({
  id: base64url(CREDENTIAL_ID_MAX_LENGTH),
  response: z.object({
    clientDataJSON: base64url(CLIENT_DATA_MAX_LENGTH),
    authenticatorData: base64url(ASSERTION_MAX_LENGTH).check(
      z.minLength(AUTHENTICATOR_DATA_MIN_LENGTH, NOT_READABLE),
    ),
    signature: base64url(ASSERTION_MAX_LENGTH),
    userHandle: base64url(USER_HANDLE_MAX_LENGTH),
  }),
});
