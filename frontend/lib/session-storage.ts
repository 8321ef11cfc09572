const PREFIX = 'aufwind:';

/** Stores a small value for the next page of this tab; of texts only a deleted entry, over the reload after it, and a sentence of the demo that is taken along. */
export function leaveNote(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Storage can be switched off or full: the note is a courtesy, nothing depends on it.
  }
}

/** The value left under this name, or null. */
export function readNote(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

/** The value left under this name, or null; it is gone afterwards. */
export function takeNote(name: string): unknown {
  const value = readNote(name);
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // As above.
  }
  return value;
}
