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

const flag = z.nullish(z.union([z.boolean(), z.string()]));

const claimsRule = z.object({
  // A single audience: a token for several audiences was not made for us.
  aud: z.string(),
  azp: z.optional(z.string()),
  sub: z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/)),
  exp: z.number(),
  nonce: z.nullish(z.string()),
  email: z.nullish(z.string()),
  email_verified: flag,
  name: z.nullish(z.string()),
  firebase: z.nullish(z.object({ sign_in_provider: z.string() })),
});

/** The claims of a verified ID token. */
export interface IdTokenClaims {
  subject: string;
  expiresAt: Date;
  /** Only if the provider has verified it. */
  verifiedEmail: string | null;
  name: string | null;
}

/** The claims that an ID token must have to be believed. */
export interface Expectation {
  issuers: string[];
  clientId: string;
  /** Null matches only a token without a nonce, which a token stolen from a flow has. */
  nonce: string | null;
  now: Date;
}

const KEYS_UNREADABLE = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);

/** Whether the error is a fault of the token, and not of the keys. */
function isRefusal(error: unknown): boolean {
  return error instanceof JOSEError && !KEYS_UNREADABLE.has(error.code);
}

/** Whether a text is a JWS in canonical spelling. Base64 decoders accept many other spellings. */
function isCompactJws(text: string): boolean {
  if (text.length > ID_TOKEN_MAX_LENGTH || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)) return false;
  return text.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}

/** The claims of a valid ID token; null if a single check fails. */
export async function verifyIdToken(
  idToken: string,
  keys: JWTVerifyGetKey,
  { issuers, clientId, nonce, now }: Expectation,
): Promise<IdTokenClaims | null> {
  if (!isCompactJws(idToken)) return null;
  const verified = await jwtVerify(idToken, keys, {
    algorithms: ['RS256'],
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
  const { sub, exp, email, email_verified, name, firebase, ...claims } = parsed.data;
  const expiresAt = new Date(exp * 1_000);
  // The other way round, so that an instant no calendar has is refused as well.
  if (!(expiresAt.getTime() - now.getTime() >= EARLY_EXPIRY_MS)) return null;
  // Issued to another client of the same project, with us only as its audience.
  if (claims.azp !== undefined && claims.azp !== clientId) return null;
  if ((claims.nonce ?? null) !== nonce) return null;
  if (firebase && firebase.sign_in_provider !== 'google.com') return null;
  const isVerified = email_verified === true || email_verified === 'true';
  return {
    subject: sub,
    expiresAt,
    verifiedEmail: isVerified ? (email ?? null) : null,
    name: name ?? null,
  };
}
