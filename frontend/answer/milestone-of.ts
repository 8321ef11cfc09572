import { readNote } from '../lib/session-storage.ts';
import { MILESTONE } from './result-notes.ts';

/** The sentence that saving the answer of this day has brought, or null. */
export function milestoneOf(day: string): string | null {
  const note = readNote(MILESTONE);
  if (typeof note !== 'object' || note === null || !('day' in note) || !('text' in note)) return null;
  return note.day === day && typeof note.text === 'string' ? note.text : null;
}
