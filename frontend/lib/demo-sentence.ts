import { readNote, storeNote, takeNote } from './session-storage.ts';

const NOTE = 'demo-sentence';

/**
 * Stores the sentence of the demo in this tab until the person has a diary; with a user id, once the sentence has been
 * shown in that user's diary.
 */
export function storeDemoSentence(sentence: string, userId: string | null = null): void {
  storeNote(NOTE, [sentence, userId]);
}

/** The stored sentence of this tab for a user, or for a visitor (null); null without a sentence. */
export function demoSentence(userId: string | null): string | null {
  const [sentence, owner = null]: unknown[] = [readNote(NOTE)].flat();
  return typeof sentence === 'string' && (owner === null || owner === userId) ? sentence : null;
}

/** Deletes the sentence: it is in the diary, or no longer wanted. */
export function deleteDemoSentence(): void {
  takeNote(NOTE);
}
