import type { JWTVerifyGetKey } from 'jose';
import { JOSEError } from 'jose/errors';
import { jwtVerify } from 'jose/jwt/verify';
import * as z from 'zod/mini';
import {
  CLOCK_TOLERANCE_MS,
  EARLY_EXPIRY_MS,
  ID_TOKEN_MAX_AGE_MS,
  ID_TOKEN_MAX_LENGTH,
} from './identity.numbers.rules.ts';

/** Signatures by a published key; a shared secret proves nothing. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

const flag = z.nullish(z.union([z.boolean(), z.string()]));

const person = {
  sub: z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/)),
  email: z.nullish(z.string()),
  email_verified: flag,
  name: z.nullish(z.string()),
};

const personRule = z.object(person);

const claimsRule = z.object({
  ...person,
  // A single audience: a token with several audiences was not issued for us alone.
  aud: z.union([z.string(), z.array(z.string()).check(z.length(1))]),
  azp: z.optional(z.string()),
  exp: z.number(),
  nonce: z.nullish(z.string()),
  firebase: z.nullish(z.object({ sign_in_provider: z.string() })),
});

/** What a provider says about a person. */
export interface PersonClaims {
  subject: string;
  email: string | null;
  /** Whether the provider has verified the address; null if it does not say. */
  isEmailVerified: boolean | null;
  name: string | null;
}

export interface IdTokenClaims extends PersonClaims {
  expiresAt: Date;
}

export interface Expectation {
  issuers: string[];
  clientId: string;
  /** Whether the audience may be a list of this client alone; Google and Apple send a text. */
  mayListAudience: boolean;
  /** Null requires a token without a nonce; a token stolen from a flow has a nonce. */
  nonce: string | null;
  now: Date;
}

const KEYS_UNREADABLE = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);

function personOf({ sub, email, email_verified, name }: z.output<typeof personRule>): PersonClaims {
  const isEmailVerified = email_verified == null ? null : String(email_verified) === 'true';
  return { subject: sub, email: email ?? null, isEmailVerified, name: name ?? null };
}

/** Parses a response of the userinfo endpoint; null without a subject. */
export function parsePerson(reply: unknown): PersonClaims | null {
  const { data } = personRule.safeParse(reply);
  return data ? personOf(data) : null;
}

/** Returns the address that the provider has verified, otherwise an empty string. */
export function provenAddress(claims: PersonClaims | null): string {
  return (claims?.isEmailVerified && claims.email) || '';
}

/** Distinguishes an invalid token from unreadable keys. */
function isRefusal(error: unknown): boolean {
  return error instanceof JOSEError && !KEYS_UNREADABLE.has(error.code);
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
    if (isRefusal(error)) return null;
    throw error;
  });
  const parsed = claimsRule.safeParse(verified?.payload);
  if (!parsed.success) return null;
  const { exp, firebase, ...claims } = parsed.data;
  if (Array.isArray(claims.aud) && !mayListAudience) return null;
  const expiresAt = new Date(exp * 1_000);
  // Negated, so that an invalid date (NaN) is rejected as well.
  if (!(expiresAt.getTime() - now.getTime() >= EARLY_EXPIRY_MS)) return null;
  // The token was issued to another client of the same project.
  if (claims.azp !== undefined && claims.azp !== clientId) return null;
  if ((claims.nonce ?? null) !== nonce) return null;
  if (firebase && firebase.sign_in_provider !== 'google.com') return null;
  return { ...personOf(claims), expiresAt };
}
