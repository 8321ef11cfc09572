import type { UserOfSession } from './session.service.ts';

// Conditions for slices that read sessions. `sidHash` is SQL, such as `push_subscription.sidHash`.

/** The condition that a session is stored, perhaps past its end. */
export function isStored(sidHash: string): string {
  return `EXISTS (SELECT 1 FROM session WHERE session.sidHash = ${sidHash})`;
}

/** The condition that a session lets its user in at the instant `?`. */
export function isLive(sidHash: string, { join }: UserOfSession): string {
  return `EXISTS (SELECT 1 FROM session ${join} WHERE session.sidHash = ${sidHash} AND session.expiresAt > ?)`;
}
