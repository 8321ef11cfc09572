import { entity, instant, integer, key, nullable, type RowOf, text } from '../database/entity.ts';

/** Server-side sessions. The cookie's id is stored only as a hash, so that a stolen table opens nothing. */
export const SessionEntity = entity('Session', 'session', {
  /** SHA-256 of the session id, hexadecimal. */
  sidHash: key(text(64)),
  userId: nullable(integer),
  /** The user's `sessionEpoch` at sign-in. */
  epoch: nullable(integer),
  /** The time of the sign-in. */
  signedInAt: nullable(instant),
  renewedAt: instant,
  expiresAt: instant,
  /** JSON of `SignInAttempts`, which are not finished yet. */
  signInAttempts: nullable(text(2048)),
  /** Family and system of the browser that signed in; null before anybody has. */
  browser: nullable(text(64)),
});

/** A session as stored. */
export type SessionRow = RowOf<typeof SessionEntity>;
