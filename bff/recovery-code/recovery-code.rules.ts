import * as z from 'zod/mini';
import { credentialsRule } from '../account/account.rules.ts';
import { newPasskeyRule } from '../passkey/passkey.rules.ts';
import { boundedText } from '../platform/lib/text.rules.ts';
import { CODE_AS_TYPED_MAX_LENGTH, CODE_LENGTH } from './recovery-code.numbers.rules.ts';
import { CODE_INVALID } from './recovery-code.sentences.rules.ts';

/** Crockford's base32, without I, L, O and U. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

/**
 * Normalises a typed code: removes spaces and hyphens, converts to upper case, and reads look-alike letters as digits.
 */
export function normaliseCode(typed: string): string {
  return typed
    .replace(/[\s\p{Dash_Punctuation}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

const { username, password } = credentialsRule.shape;

const code = boundedText(CODE_AS_TYPED_MAX_LENGTH, CODE_INVALID, CODE_INVALID).check(
  z.overwrite(normaliseCode),
  z.regex(CODE, CODE_INVALID),
);

export const recoveryCodeRule = z.object({ username, code });

export const recoverWithPasswordRule = z.object({ username, code, password });

export const recoverWithPasskeyRule = z.object({ username, code, passkey: newPasskeyRule });
