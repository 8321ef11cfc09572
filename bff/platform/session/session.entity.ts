import { column, entity, type RowOf } from '../database/entity.ts';

/** Server-side sessions. Only a hash of the session id is stored, so that a stolen table opens nothing. */
export const SessionEntity = entity('Session', 'session', {
  /** SHA-256 of the session id, hexadecimal. */
  sidHash: column.key(column.text(64)),
  userId: column.nullable(column.integer),
  /** The user's `sessionEpoch` at sign-in. */
  epoch: column.nullable(column.integer),
  signedInAt: column.nullable(column.instant),
  renewedAt: column.instant,
  expiresAt: column.instant,
  /** JSON of the pending `SignInAttempts`. */
  signInAttempts: column.nullable(column.text(2048)),
  /** Family and system of the browser that signed in; null before the sign-in. */
  browser: column.nullable(column.text(64)),
});

export type SessionRow = RowOf<typeof SessionEntity>;
