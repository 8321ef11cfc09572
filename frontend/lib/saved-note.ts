import { storeNote, takeNote } from './session-storage.ts';
import { storedUserId } from './signed-in-marker.ts';

const NOTE = 'saved';

/** The data of the daily page at its reload after a save. */
export type SavedNote = { userId: string; today: unknown; scrollY: number };

function isSavedNote(value: unknown): value is SavedNote {
  if (typeof value !== 'object' || value === null) return false;
  return 'userId' in value && typeof value.userId === 'string' && 'today' in value && 'scrollY' in value;
}

/** Keeps the data over the reload that follows at once, so that the reloaded page shows them from its first frame. */
export function leaveSavedNote(note: SavedNote): void {
  storeNote(NOTE, note);
  // Both pages of a reload must agree to its transition (early.ts).
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@view-transition { navigation: auto }');
  document.adoptedStyleSheets.push(sheet);
}

const left = takeNote(NOTE);

/**
 * The data that the page before this reload has left, or null: also if the reload has failed, and somebody else has
 * signed in since. They are gone from the storage.
 */
export const savedNote: SavedNote | null = isSavedNote(left) && left.userId === storedUserId() ? left : null;
