import type { Storage } from '@graphiql/toolkit';

const kept = new Map<string, string>();

/** The explorer's storage, in memory: operations contain diary text, which must not outlive the page. */
export const memoryStorage: Storage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
  clear: () => kept.clear(),
  get length() {
    return kept.size;
  },
};
