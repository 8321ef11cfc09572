/** No language needs so many combining marks, and normalising them takes quadratic time. */
const TOO_MANY_MARKS = /\p{M}{31}/u;

/** Normalises a text to Unicode NFC; returns a text unchanged if a character has more than 30 combining marks. */
export function toNfc(text: string): string {
  return TOO_MANY_MARKS.test(text) ? text : text.normalize('NFC');
}
