import * as z from 'zod/mini';
import { linkToken } from '../platform/lib/link-token.rules.ts';
import { boundedText } from '../platform/lib/text.rules.ts';
import {
  ADDRESS_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  USERNAME_MAX_LENGTH,
} from './account.numbers.rules.ts';
import {
  CONSENT_OUTDATED,
  CONSENT_VERSION,
  CURRENT_PASSWORD_INVALID,
  DIFFERS_FROM_ABOVE,
  NEW_PASSWORD_TOO_SHORT,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  PASSWORDS_DIFFER,
  USERNAME_INVALID,
} from './account.sentences.rules.ts';

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const UNSAFE_IN_A_DOMAIN = /[\s/?#@:%\\[\]]/;
const DOMAIN_LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^(${DOMAIN_LABEL}\\.)+(?!\\d+$)${DOMAIN_LABEL}$`);

function asciiDomain(domain: string): string {
  if (UNSAFE_IN_A_DOMAIN.test(domain)) return '';
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/**
 * Normalises an e-mail address to its stored form: trimmed, lower case, domain in ASCII. Returns null for an invalid
 * address.
 */
export function normaliseUsername(value: string): string | null {
  // Check the length first: converting a domain to ASCII takes quadratic time.
  if (value.length > ADDRESS_MAX_LENGTH) return null;
  const address = value.trim();
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const domain = asciiDomain(address.slice(at + 1));
  // Test before lower-casing: the Kelvin sign would become the letter "k" and match another person's address.
  if (!LOCAL_PART.test(local) || !DOMAIN.test(domain)) return null;
  const username = `${local.toLowerCase()}@${domain}`;
  return username.length <= USERNAME_MAX_LENGTH ? username : null;
}

/** A valid e-mail address, in its stored form. */
export const username = boundedText(ADDRESS_MAX_LENGTH, USERNAME_INVALID, USERNAME_INVALID).check(
  z.overwrite((value) => normaliseUsername(value) ?? ''),
  z.minLength(1, USERNAME_INVALID),
);

function passwordRule(tooShort: string) {
  return boundedText(PASSWORD_MAX_LENGTH, tooShort, PASSWORD_TOO_LONG).check(
    z.minLength(PASSWORD_MIN_LENGTH, tooShort),
  );
}

const password = passwordRule(PASSWORD_TOO_SHORT);

/** The current password, which is required when the last sign-in is not recent. */
export const currentPassword = z.nullish(
  boundedText(PASSWORD_MAX_LENGTH, CURRENT_PASSWORD_INVALID, PASSWORD_TOO_LONG),
);

/** Input of a protected change: the current password, required when the last sign-in is not recent. */
export const ownerProofRule = z.object({ currentPassword });

export const credentialsRule = z.object({ username, password });

/** The registration form: credentials and the repeated password, which the client never sends. */
export const registrationRule = z.object({ username, password, confirmPassword: password }).check(
  z.refine((form) => form.password === form.confirmPassword, {
    error: PASSWORDS_DIFFER,
    path: ['confirmPassword'],
  }),
);

/** The form that changes a password: the new password twice. */
export const passwordChangeRule = z
  .object({ password: passwordRule(NEW_PASSWORD_TOO_SHORT), confirmation: z.string(DIFFERS_FROM_ABOVE) })
  .check(
    z.refine((form) => form.password === form.confirmation, {
      error: DIFFERS_FROM_ABOVE,
      path: ['confirmation'],
    }),
  );

/** A new password, and the current password when the last sign-in is not recent. */
export const newPasswordRule = z.object({ password, currentPassword });

/** The version of the consent that a person has read; only today's version is accepted. */
export const consentRule = z.object({ version: z.literal(CONSENT_VERSION, CONSENT_OUTDATED) });

export const tokenAndPasswordRule = z.object({ token: linkToken, password });
