/** Controls, turned word order, and line ends that only some programs know. */
const STEERING = /[^\P{Cc}\n]|[\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** Replaces what could steer a terminal or a mail program in a stranger's text; `\n` stays, a tab becomes a space. */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(STEERING, '\ufffd');
}
