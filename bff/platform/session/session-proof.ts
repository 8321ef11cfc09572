import type { Database } from '../database/database.ts';
import type { Prepared, StatementBuilder, Values } from '../database/prepared.ts';

/** The user of a session; a locked account has none, however late the session was opened. */
export const SESSION_USER =
  'user.id = session.userId AND user.sessionEpoch = session.epoch AND user.lockedAt IS NULL';

/** A session by its id, unless it has expired. */
export const UNEXPIRED = 'session.sidHash = :sidHash AND session.expiresAt > :now';

/** The session of a proof stands, and is the user's. */
export const IS_PROVED = `EXISTS (SELECT 1 FROM session JOIN user ON ${SESSION_USER}
  WHERE ${UNEXPIRED} AND session.userId = :userId)`;

/** The values with which a statement proves that a session is its user's and has not ended. */
export interface SessionProof {
  sidHash: string;
  now: Date;
}

/** Nothing has proved the session of a hint; the request goes on with the session itself, or is refused. */
export class Unproved extends Error {
  override name = 'Unproved';
}

/**
 * Prepares a statement on the rows of `userId` in two forms, one of which matches nothing unless it proves the session.
 * The condition is empty or begins with AND.
 */
export function provable<Named extends Values & { userId: number }>(
  db: Database,
  build: (builder: StatementBuilder, andProved: string) => string | { getQuery(): string },
) {
  const plain = db.prepare<Named>((q) => build(q, ''));
  const proving = db.prepare<Named & { sidHash: string; now: Date }>((q) => build(q, `AND ${IS_PROVED}`));
  return (values: Named, proof?: SessionProof | null, limit?: number | null): ReturnType<Prepared<Named>> =>
    proof ? proving({ ...values, ...proof }, limit) : plain(values, limit);
}
