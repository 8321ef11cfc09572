import { leaveNote, readNote, takeNote } from './session-storage.ts';

const NOTE = 'demo-sentence';

/** Takes the sentence of the demo along: it waits in this tab for a diary. */
export function keepSentence(sentence: string): void {
  leaveNote(NOTE, sentence);
}

/** The sentence that waits in this tab, or null. */
export function keptSentence(): string | null {
  const sentence = readNote(NOTE);
  return typeof sentence === 'string' ? sentence : null;
}

/** Forgets the sentence: it is in the diary, or no longer wanted. */
export function dropSentence(): void {
  takeNote(NOTE);
}
