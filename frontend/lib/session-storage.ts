const PREFIX = 'aufwind:';

/**
 * Stores a small value for the next page of this tab, or deletes it with null. The only texts stored this way are the
 * answer of today and deleted entries, each over a reload, and a sentence from the demo.
 */
export function storeNote(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Storage can be off or full; no feature depends on the note.
  }
}

export function readNote(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

/** The value stored under this name, or null; deletes the value. */
export function takeNote(name: string): unknown {
  const value = readNote(name);
  storeNote(name, null);
  return value;
}
