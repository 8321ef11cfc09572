const EARLIER_WORDS = 'Dieser Eintrag kann gerade nicht gelesen werden.';

/** Stands for a text that cannot be decrypted; `isReadable` is false then. */
export const UNREADABLE_CONTENT = `${EARLIER_WORDS} Er ist noch gespeichert. Bitte schreib uns.`;

/** Whether an exported text only stands for one, in the words of this version or of an earlier one. */
export function standsForUnreadable(content: string): boolean {
  return content === UNREADABLE_CONTENT || content === EARLIER_WORDS;
}
