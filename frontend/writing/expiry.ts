import { storedUserId } from '../lib/signed-in-marker.ts';

/** Deletes expired texts, unless this browser has no outbox. */
export async function deleteExpiredIfAny(): Promise<void> {
  // Before any await, because the server's first reply may end the session.
  const lastUserId = storedUserId();
  // Firefox has `databases` since 126; without it, an outbox may exist.
  const databases = await indexedDB.databases?.();
  if (databases?.every(({ name }) => name !== 'aufwind')) return;
  await (await import('./delete-expired.ts')).deleteExpired(lastUserId);
}

/** Resolves once expired texts are deleted. Runs with every page, signed in or not, and never creates a database. */
export const expiredDeleted: Promise<void> = deleteExpiredIfAny().catch(() => {});
