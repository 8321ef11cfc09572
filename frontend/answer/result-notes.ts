import { leaveNote, readNote, takeNote } from '../lib/session-storage.ts';

const FOCUS = 'focus';
const MILESTONE = 'milestone';
const resultOfThisLoad = takeNote(FOCUS);

/** Where the focus goes after a reload: to what the person has just brought about. */
export type Result = 'answer' | 'diary';

/** Remembers over a reload where the focus belongs. */
export function leaveFocus(result: Result): void {
  leaveNote(FOCUS, result);
}

/** Whether this page was reloaded to show this result, so that the focus belongs to it. */
export function isResult(result: Result): boolean {
  return result === resultOfThisLoad;
}

/** Keeps the milestone's sentence for the rest of its day, as a quiet line on /daily. */
export function keepMilestone(day: string, text: string): void {
  leaveNote(MILESTONE, { day, text });
}

/** The sentence that saving the answer of this day has brought, or null. */
export function milestoneOf(day: string): string | null {
  const note = readNote(MILESTONE);
  if (typeof note !== 'object' || note === null || !('day' in note) || !('text' in note)) return null;
  return note.day === day && typeof note.text === 'string' ? note.text : null;
}
