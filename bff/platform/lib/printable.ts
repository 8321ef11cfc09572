/** Control characters, text direction marks, and rare line separators. */
const STEERING = /[^\P{Cc}\n]|[\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** Replaces characters that could control a terminal or a mail program. `\n` stays, and a tab becomes a space. */
export function toPrintable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(STEERING, '\ufffd');
}
