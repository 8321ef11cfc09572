import { readNote } from '../lib/session-storage.ts';
import { MILESTONE, type Milestone } from './result-notes.ts';

/** The milestone that saving the answer of this day has brought, or null. */
export function milestoneOf(day: string): Milestone | null {
  const note = readNote(MILESTONE);
  if (typeof note !== 'object' || note === null || !('day' in note) || note.day !== day) return null;
  if (!('text' in note) || typeof note.text !== 'string') return null;
  return { text: note.text, event: 'event' in note && typeof note.event === 'string' ? note.event : '' };
}
