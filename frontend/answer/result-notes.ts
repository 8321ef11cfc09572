import { ownValue } from '../lib/json-values.ts';
import { readNote, storeNote, takeNote } from '../lib/session-storage.ts';

const FOCUS = 'focus';
const MILESTONE = 'milestone';
const resultOfThisLoad = takeNote(FOCUS);

/** What takes the focus after a reload: the result of the last action. */
export type Result = 'answer' | 'diary';

/** Stores the focus target for the page after the reload. */
export function storeFocusTarget(result: Result): void {
  storeNote(FOCUS, result);
}

/** Whether this page was reloaded to show this result. */
export function isResult(result: Result): boolean {
  return result === resultOfThisLoad;
}

export type Milestone = { event: string; text: string };

/** Stores the person's milestone, so that /daily shows it for the rest of its day. */
export function storeMilestone(userId: string, day: string, { event, text }: Milestone): void {
  storeNote(MILESTONE, { userId, day, event, text });
}

/** The milestone that the person has reached with the answer of this day, or null. */
export function milestoneOf(userId: string, day: string): Milestone | null {
  const note = readNote(MILESTONE);
  if (ownValue(note, 'userId') !== userId || ownValue(note, 'day') !== day) return null;
  const [event, text] = [ownValue(note, 'event'), ownValue(note, 'text')];
  return typeof event === 'string' && typeof text === 'string' ? { event, text } : null;
}
