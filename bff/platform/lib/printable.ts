/** Controls, turned word order, and line ends that only some programs know. */
const STEERING = /[^\P{Cc}\n]|[\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/**
 * Replaces characters of foreign text that could control a terminal or a mail program. Line breaks stay, tabs become
 * spaces.
 */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(STEERING, '\ufffd');
}
