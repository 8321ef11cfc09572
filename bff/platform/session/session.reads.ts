import type { UserOfSession } from './session.service.ts';

/**
 * Returns the SQL condition that a session is valid at the instant `?`; `sidHash` is SQL, such as
 * `push_subscription.sidHash`.
 */
export function isLive(sidHash: string, { join }: UserOfSession): string {
  return `EXISTS (SELECT 1 FROM session ${join} WHERE session.sidHash = ${sidHash} AND session.expiresAt > ?)`;
}

/** Returns the SQL condition that a user has a session; the hourly job removes ended sessions. `userId` is SQL. */
export function hasSession(userId: string): string {
  return `EXISTS (SELECT 1 FROM session WHERE session.userId = ${userId})`;
}
