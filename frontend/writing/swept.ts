/** Sweeps the outbox, if there may be a outbox in this browser. */
export async function sweep(): Promise<void> {
  // Firefox lists databases since version 126. In older versions an outbox may exist unlisted.
  const databases = await indexedDB.databases?.();
  if (databases?.every(({ name }) => name !== 'aufwind')) return;
  await (await import('./sweep.ts')).sweepOutbox();
}

/**
 * Is over when the outbox has been swept. That begins with every page, whether somebody is signed in or not; a browser
 * in which nobody has written has no outbox.
 */
export const swept: Promise<void> = sweep().catch(() => {});
