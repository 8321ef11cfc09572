import type { Storage } from '@graphiql/toolkit';

/** The explorer's storage, in memory: operations contain diary text, which must not outlive the page. */
export class MemoryStorage extends Map<string, string> implements Storage {
  get length(): number {
    return this.size;
  }

  getItem(key: string): string | null {
    return this.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.set(key, value);
  }

  removeItem(key: string): void {
    this.delete(key);
  }
}
