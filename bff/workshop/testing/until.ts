import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 10;

/** Resolves once the condition holds. The time limit of the test applies, so that a busy machine fails no test. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(POLL_MS);
}
