/** Sweeps the shelf, if there may be a shelf in this browser. */
export async function sweep(): Promise<void> {
  // Firefox lists databases since 126; where none are listed, there may be a shelf.
  const databases = await indexedDB.databases?.();
  if (databases?.every(({ name }) => name !== 'aufwind')) return;
  await (await import('./sweep.ts')).sweepShelf();
}

/**
 * Is over when the shelf has been swept. That begins with every page, whether somebody is signed in or not; a browser
 * in which nobody has written has no shelf.
 */
export const swept: Promise<void> = sweep().catch(() => {});
