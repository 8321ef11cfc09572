/** Sweeps the outbox, if there may be a outbox in this browser. */
export async function deleteExpiredIfAny(): Promise<void> {
  // Firefox lists databases since 126; where none are listed, there may be a outbox.
  const databases = await indexedDB.databases?.();
  if (databases?.every(({ name }) => name !== 'aufwind')) return;
  await (await import('./delete-expired.ts')).deleteExpired();
}

/**
 * Is over when the outbox has been swept. That begins with every page, whether somebody is signed in or not; a browser
 * in which nobody has written has no outbox.
 */
export const expiredDeleted: Promise<void> = deleteExpiredIfAny().catch(() => {});
