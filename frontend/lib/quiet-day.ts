import { calendarDay } from './dates.ts';
import { readNote, storeNote } from './session-storage.ts';

const NOTE = 'quiet';

function noteOf(userId: string, day: string): string {
  return `${userId} ${day}`;
}

/** Notes in this tab that today is a hard day for the person, until midnight or the log-out; or forgets it. */
export function noteQuietDay(userId: string, isQuiet: boolean): void {
  storeNote(NOTE, isQuiet ? noteOf(userId, calendarDay(new Date())) : null);
}

/** Whether the person has called today a hard day, or the day `written` of a text that is sent later. */
export function isQuietDay(userId: string, written: string | null = null): boolean {
  const note = readNote(NOTE);
  return [calendarDay(new Date()), written ?? ''].some((day) => note === noteOf(userId, day));
}
