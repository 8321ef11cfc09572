import { readNote, storeNote, takeNote } from './session-storage.ts';

const NOTE = 'demo-sentence';

/** Stores the sentence of the demo in this tab until the person has a diary. */
export function storeDemoSentence(sentence: string): void {
  storeNote(NOTE, sentence);
}

/** The stored sentence of this tab, or null. */
export function demoSentence(): string | null {
  const sentence = readNote(NOTE);
  return typeof sentence === 'string' ? sentence : null;
}

/** Deletes the sentence: it is in the diary, or no longer wanted. */
export function deleteDemoSentence(): void {
  takeNote(NOTE);
}
