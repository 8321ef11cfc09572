// Every repetition is bounded and stops at its own start: a malicious file must not cause quadratic time.
const LINE_END = /<(?:br|\/(?:p|div|li|ul|ol|blockquote|h[1-6]))(?:\s[^<>]{0,500})?\/?>\s*/giu;
const TAG =
  /<\/?(?:p|div|span|br|b|strong|i|em|u|s|strike|del|a|ul|ol|li|font|blockquote|h[1-6])(?:\s[^<>]{0,500})?\/?>/giu;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/giu;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const MAX_CODE_POINT = 0x10ffff;

const MOMENT = /!\[[^[\]\n]{0,500}\]\(dayone-moment:[^()\n]{0,500}\)|\[\[dayone-moment:[^[\]\n]{0,500}\]\]/gu;
const HEADING = /^#{1,6} /gmu;
const ESCAPED = /\\([!-/:-@[-`{-~])/gu;
const OBJECT = /\uFFFC/gu;

function tidy(text: string): string {
  return text.replace(/\n{3,}/g, '\n\n').trim();
}

function decode(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity;
  const codePoint = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return codePoint > 0 && codePoint <= MAX_CODE_POINT ? String.fromCodePoint(codePoint) : entity;
}

/** Whether a text has HTML tags that diaries write. */
export function isHtml(text: string): boolean {
  return text.search(TAG) >= 0;
}

/** The text of HTML, a line for each block. Replaces tags, because a worker has no HTML parser. */
export function htmlToText(html: string): string {
  return tidy(html.replace(LINE_END, '\n').replace(TAG, '').replace(ENTITY, decode));
}

/** Day One's Markdown without pictures, heading marks and escapes; other markup stays. */
export function dayOneToText(markdown: string): string {
  return tidy(markdown.replace(MOMENT, '').replace(OBJECT, '').replace(HEADING, '').replace(ESCAPED, '$1'));
}
