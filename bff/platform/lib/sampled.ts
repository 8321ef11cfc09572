import { setTimeout as pause } from 'node:timers/promises';

const DEADLINE_MS = 1_000;
const LIFETIME_MS = 1_000;

/**
 * Bounds a question that every scrape asks: a single question at a time, at most one a second. The value is undefined
 * after a fault, or without a reply within a second.
 */
export function sampled<T>(ask: () => Promise<T>): () => Promise<T | undefined> {
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
