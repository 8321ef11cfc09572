/** The value under a key of a stored object, for instance a note or the state of a history entry; or undefined. */
export function valueIn(stored: unknown, key: string): unknown {
  return typeof stored === 'object' && stored !== null ? Reflect.get(stored, key) : undefined;
}
