import { EntitySchema } from 'typeorm';

/** A server-side session. The cookie's id is stored only as a hash, so that a stolen table opens nothing. */
export interface SessionRow {
  /** SHA-256 of the session id, hexadecimal. */
  sidHash: string;
  userId: number | null;
  /** The user's `sessionEpoch` at sign-in. */
  epoch: number | null;
  /** The time of the sign-in. */
  authAt: Date | null;
  renewedAt: Date;
  expiresAt: Date;
  /** JSON of `SignInAttempts`. */
  attempts: string | null;
  /** Family of the browser that signed in; null in sessions of the first release. */
  browser: string | null;
}

export const SessionEntity = new EntitySchema<SessionRow>({
  name: 'Session',
  tableName: 'session',
  columns: {
    sidHash: { type: String, length: 64, primary: true },
    userId: { type: Number, nullable: true },
    epoch: { type: Number, nullable: true },
    authAt: { type: Date, precision: 3, nullable: true },
    renewedAt: { type: Date, precision: 3 },
    expiresAt: { type: Date, precision: 3 },
    attempts: { type: String, length: 2048, nullable: true },
    browser: { type: String, length: 64, nullable: true },
  },
});
