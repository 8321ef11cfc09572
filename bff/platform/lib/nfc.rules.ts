/** More marks than any language puts on a character: sorting marks costs the square of their number. */
const TOO_MANY_MARKS = /\p{M}{31}/u;

/** The text in Unicode NFC, or as it is where a single character carries more than thirty marks. */
export function toNfc(text: string): string {
  return TOO_MANY_MARKS.test(text) ? text : text.normalize('NFC');
}
