import { createStore } from '../lib/store.ts';

// During a deployment servers of both versions reply.
const OUTDATED_AFTER_MS = 60_000;

/** Whether the server has rejected this page's documents as unknown for a minute. */
export const isOutdated = createStore(false);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Records whether the server knows the document of a request. */
export function recordDocument(isKnown: boolean): void {
  if (!isKnown) {
    timer ??= setTimeout(() => isOutdated.set(true), OUTDATED_AFTER_MS);
    return;
  }
  clearTimeout(timer);
  timer = undefined;
  isOutdated.set(false);
}
