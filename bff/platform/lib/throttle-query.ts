import { setTimeout as pause } from 'node:timers/promises';

const DEADLINE_MS = 1_000;
const LIFETIME_MS = 1_000;

/**
 * Wraps a query for use at every scrape: runs one query at a time and at most once a second. Resolves to undefined
 * after an error or a second without a reply.
 */
export function throttleQuery<T>(ask: () => Promise<T>): () => Promise<T | undefined> {
  let last: Promise<T | undefined> | undefined;
  const forget = () => {
    last = undefined;
  };
  return () => {
    last ??= ask()
      .catch(() => undefined)
      .finally(() => void setTimeout(forget, LIFETIME_MS).unref());
    return Promise.race([last, pause(DEADLINE_MS, undefined, { ref: false })]);
  };
}
