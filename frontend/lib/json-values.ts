/** The value of an own key, or undefined: inherited keys are no part of a file, a note or a history entry's state. */
export function ownValue(object: unknown, key: string): unknown {
  if (typeof object !== 'object' || object === null || !Object.hasOwn(object, key)) return undefined;
  return Reflect.get(object, key);
}

/** Whether a note or a history entry's state has these keys, as this version of the page stores them. */
export function isStored<T extends object>(stored: unknown, ...keys: (keyof T & string)[]): stored is T {
  return keys.every((key) => ownValue(stored, key) !== undefined);
}

/** The text of an own key, or the empty text. */
export function textOf(object: unknown, key: string): string {
  const value = ownValue(object, key);
  return typeof value === 'string' ? value : '';
}

/** The number of an own key, or NaN. */
export function numberOf(object: unknown, key: string): number {
  const value = ownValue(object, key);
  return typeof value === 'number' ? value : Number.NaN;
}

/** The list of an own key, or an empty list. */
export function listOf(object: unknown, key: string): unknown[] {
  const value = ownValue(object, key);
  return Array.isArray(value) ? value : [];
}

/** The own keys of an object with their values. */
export function pairsOf(object: unknown): [key: string, value: unknown][] {
  return typeof object === 'object' && object !== null ? Object.entries(object) : [];
}

const MAX_DEPTH = 8;

/** Whether a value of JSON contains words. */
export function hasLetters(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return /\p{L}/u.test(value);
  return depth < MAX_DEPTH && pairsOf(value).some(([, inner]) => hasLetters(inner, depth + 1));
}
