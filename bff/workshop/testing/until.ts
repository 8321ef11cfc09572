import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 10;

/** Resolves once it is so. How long that may take, the time limit of the test says, so that a busy machine fails none. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(POLL_MS);
}
