/** More marks than any language puts on one character: putting so long a row in order costs its square. */
const TOO_MANY_MARKS = /\p{M}{31}/u;

/** The text in Unicode NFC, or as it is where a single character carries more than thirty marks. */
export function toNfc(text: string): string {
  return TOO_MANY_MARKS.test(text) ? text : text.normalize('NFC');
}
