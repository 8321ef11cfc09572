import { isStored } from './json-values.ts';
import { storeNote, takeNote } from './session-storage.ts';
import { storedUserId } from './signed-in-marker.ts';

const NOTE = 'saved';

/** The data of the daily page at its reload after a save. */
export type SavedNote = { userId: string; today: unknown; scrollY: number };

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
export const savedNote: SavedNote | null =
  isStored<SavedNote>(left, 'userId', 'today', 'scrollY') && left.userId === storedUserId() ? left : null;
