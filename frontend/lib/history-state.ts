/** The value under this key in the state of a history entry, or undefined. */
export function valueIn(state: unknown, key: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
}
