import { calendarDay } from './dates.ts';
import { readNote, storeNote } from './session-storage.ts';

const NOTE = 'quiet';

/** Notes in this tab that today is a hard day, until midnight or the log-out; or forgets it. */
export function noteQuietDay(isQuiet: boolean): void {
  storeNote(NOTE, isQuiet ? calendarDay(new Date()) : null);
}

/** Whether the person has called today a hard day, or the day `written` of a text that is sent later. */
export function isQuietDay(written: string | null = null): boolean {
  return [calendarDay(new Date()), written ?? ''].some((day) => readNote(NOTE) === day);
}
