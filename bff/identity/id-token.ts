import type { JWTVerifyGetKey } from 'jose';
import { JOSEError } from 'jose/errors';
import { jwtVerify } from 'jose/jwt/verify';
import * as z from 'zod/mini';
import { normaliseUsername } from '../account/account.rules.ts';
import { AppError } from '../platform/lib/errors.ts';
import {
  CLOCK_TOLERANCE_MS,
  EARLY_EXPIRY_MS,
  ID_TOKEN_MAX_AGE_MS,
  ID_TOKEN_MAX_LENGTH,
} from './identity.numbers.rules.ts';
import { SIGN_IN_REFUSED } from './identity.sentences.rules.ts';

/** Signatures by a published key; a shared secret proves nothing. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** Claims about a person, in an ID token or a response of the userinfo endpoint. */
export const personRule = z.object({
  sub: z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/)),
  email: z.nullish(z.string()),
  // Apple sends text. Missing if the provider does not say whether it has verified the address.
  email_verified: z.nullish(
    z.pipe(
      z.union([z.boolean(), z.string()]),
      z.transform((flag) => String(flag) === 'true'),
    ),
  ),
  name: z.nullish(z.string()),
});

export type Person = z.output<typeof personRule>;

const claimsRule = z.extend(personRule, {
  // A single audience: a token with several audiences was not issued for us alone.
  aud: z.union([z.string(), z.array(z.string()).check(z.length(1))]),
  azp: z.optional(z.string()),
  exp: z.number(),
  nonce: z.nullish(z.string()),
  firebase: z.nullish(z.object({ sign_in_provider: z.string() })),
});

export type IdTokenClaims = z.output<typeof claimsRule> & { expiresAt: Date };

export interface Expectation {
  issuers: string[];
  clientId: string;
  /** Whether the audience may be a list of this client alone; Google and Apple send a text. */
  mayListAudience: boolean;
  /** Null requires a token without a nonce; a token stolen from a flow has a nonce. */
  nonce: string | null;
  now: Date;
}

/** Codes of errors that are about the provider's keys, and not about the token. */
const KEYS_UNREADABLE = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);

/** Returns the normalised address that the provider has verified; otherwise null. */
export function provenAddress({ email, email_verified }: Person): string | null {
  return email_verified ? normaliseUsername(email ?? '') : null;
}

/** Throws `UNAUTHENTICATED` for a token or code that proves nobody. */
export function refuseProof(): never {
  throw new AppError('UNAUTHENTICATED', SIGN_IN_REFUSED);
}

/**
 * Returns whether a text is a canonically encoded JWS; base64 decoders also accept other spellings of the same token.
 */
function isCompactJws(text: string): boolean {
  if (text.length > ID_TOKEN_MAX_LENGTH || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)) return false;
  return text.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}

/** Returns the claims of an ID token that meets every expectation; otherwise null. */
export async function verifyIdToken(
  idToken: string,
  keys: JWTVerifyGetKey,
  { issuers, clientId, mayListAudience, nonce, now }: Expectation,
): Promise<IdTokenClaims | null> {
  if (!isCompactJws(idToken)) return null;
  const verified = await jwtVerify(idToken, keys, {
    algorithms: ALGORITHMS,
    issuer: issuers,
    audience: clientId,
    requiredClaims: ['exp', 'iat', 'sub'],
    clockTolerance: CLOCK_TOLERANCE_MS / 1_000,
    maxTokenAge: ID_TOKEN_MAX_AGE_MS / 1_000,
    currentDate: now,
  }).catch((error: unknown) => {
    if (error instanceof JOSEError && !KEYS_UNREADABLE.has(error.code)) return null;
    throw error;
  });
  const { data: claims } = claimsRule.safeParse(verified?.payload);
  if (!claims) return null;
  if (Array.isArray(claims.aud) && !mayListAudience) return null;
  const expiresAt = new Date(claims.exp * 1_000);
  // Negated, so that an invalid date (NaN) is rejected as well.
  if (!(expiresAt.getTime() - now.getTime() >= EARLY_EXPIRY_MS)) return null;
  // The token was issued to another client of the same project.
  if (claims.azp !== undefined && claims.azp !== clientId) return null;
  if ((claims.nonce ?? null) !== nonce) return null;
  if (claims.firebase && claims.firebase.sign_in_provider !== 'google.com') return null;
  return { ...claims, expiresAt };
}
