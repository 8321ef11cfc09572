import { leaveNote, takeNote } from '../lib/session-storage.ts';

const FOCUS = 'focus';
/** The name of the note with the milestone of a day. */
export const MILESTONE = 'milestone';
const resultOfThisLoad = takeNote(FOCUS);

/** The target of the focus after a reload: the result of the last action. */
export type Result = 'answer' | 'diary';

/** Stores the focus target over a reload. */
export function leaveFocus(result: Result): void {
  leaveNote(FOCUS, result);
}

/** Whether this page was reloaded to show this result. */
export function isResult(result: Result): boolean {
  return result === resultOfThisLoad;
}

/** The achievement of a save. */
export type Milestone = { event: string; text: string };

/** Stores the milestone for the rest of its day, as a line on /daily. */
export function rememberMilestone(day: string, { event, text }: Milestone): void {
  leaveNote(MILESTONE, { day, event, text });
}
