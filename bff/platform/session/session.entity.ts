import { entity, instant, integer, key, nullable, type RowOf, text } from '../database/entity.ts';

/** Server-side sessions. Only a hash of the session id is stored, so that a stolen table opens nothing. */
export const SessionEntity = entity('Session', 'session', {
  /** SHA-256 of the session id, hexadecimal. */
  sidHash: key(text(64)),
  userId: nullable(integer),
  /** The user's `sessionEpoch` at sign-in. */
  epoch: nullable(integer),
  signedInAt: nullable(instant),
  renewedAt: instant,
  expiresAt: instant,
  /** JSON of the pending `SignInAttempts`. */
  signInAttempts: nullable(text(2048)),
  /** Family and system of the browser that signed in; null before the sign-in. */
  browser: nullable(text(64)),
});

/** A stored session. */
export type SessionRow = RowOf<typeof SessionEntity>;
