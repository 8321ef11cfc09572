import { setTimeout as pause } from 'node:timers/promises';

const DEADLINE_MS = 1_000;
const LIFETIME_MS = 1_000;

/**
 * Wraps a query for use at every scrape: runs one query at a time and at most once a second. Resolves to undefined
 * after an error or a second without a reply.
 */
export function throttleQuery<T>(ask: () => Promise<T>): () => Promise<T | undefined> {
  let last: { result: Promise<T | undefined>; endedAt?: number } | undefined;
  return () => {
    const isOld = last?.endedAt !== undefined && performance.now() - last.endedAt > LIFETIME_MS;
    if (!last || isOld) {
      const asked: typeof last = { result: ask().catch(() => undefined) };
      void asked.result.then(() => {
        asked.endedAt = performance.now();
      });
      last = asked;
    }
    return Promise.race([last.result, pause(DEADLINE_MS, undefined, { ref: false })]);
  };
}
