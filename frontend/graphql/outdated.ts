import { createStore } from '../lib/store.ts';

// While a new version starts, servers of both versions reply.
const OUTDATED_AFTER_MS = 60_000;

/** Whether the server has lacked the documents of this page for a minute. */
export const isOutdated = createStore(false);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes whether the server has the document of a request. */
export function noteDocument(isKnown: boolean): void {
  if (!isKnown) {
    timer ??= setTimeout(() => isOutdated.set(true), OUTDATED_AFTER_MS);
    return;
  }
  clearTimeout(timer);
  timer = undefined;
  isOutdated.set(false);
}
