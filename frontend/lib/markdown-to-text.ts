// Every repetition is bounded or ends at its own mark: a malicious file must not cause quadratic time.
const MOMENT =
  /(?:!\[[^[\]\n]{0,500}\]\(dayone-moment:[^()\n]{0,500}\)|\[\[dayone-moment:[^[\]\n]{0,500}\]\])\n{0,2}/gu;
const INVISIBLE = /[\uFFFC\u200B]/gu;
const ESCAPED = /\\([!-/:-@[-`{-~])/gu;
const SIGNS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
/** Noncharacters, which no text has, stand for escaped signs. */
const HELD = /[\uFDD0-\uFDEF]/gu;
const FIRST_HELD = 0xfdd0;
/** A line of a fence alone, or with the name of a language. */
export const FENCE = /^ {0,3}(?:`{3,}|~{3,})[\w+#.{}-]*[^\S\n]*(?:\n|$)/gmu;
const BOX = /^(\s{0,20})(?:[-*+] )?\[([ xX]?)\] /gmu;
const AT_START = /^(?:#{1,6} +|(?:> ?)+)/gmu;
const EMBEDDED = /!\[\[[^[\]\n]{1,500}\]\]/gu;
const WIKI_LINK = /\[\[(?:[^[\]|\n]{1,500}\|)?([^[\]|\n]{1,500})\]\]/gu;
const LINK = /!?\[([^[\]\n]{0,1000})\]\(<?([^()\s<>]{1,2000})>?(?: "[^"\n]{0,500}")?\)/gu;
const AUTO_LINK = /<((?:https?|mailto):[^<>\s]{1,2000})>/gu;
const WEB_ADDRESS = /^(?:https?|mailto):/iu;
/** Longer marks first; without back references, as in `written-day.ts`. */
const EMPHASES = ['``', '`', '***', '**', '*', '___', '__', '_', '~~', '=='].map((marks) => {
  const [sign] = marks;
  const run = `[${sign}]{${marks.length}}`;
  const words = `([^${sign}\\n]{0,1000}[^${sign}\\s])`;
  return new RegExp(
    `(?<![\\p{L}\\p{N}${sign}])${run}(?![\\s${sign}])${words}${run}(?![\\p{L}\\p{N}${sign}])`,
    'gu',
  );
});
const HARD_BREAK = / +$/gmu;
const INDENT = /^\u00A0+/gmu;

function linkInWords(_link: string, text: string, address: string): string {
  if (!WEB_ADDRESS.test(address) || text === address) return text;
  return text === '' ? address : `${text} (${address})`;
}

/** The words of Markdown as they would be shown, with addresses of links and boxes of lists. */
export function markdownToText(markdown: string): string {
  const linked = markdown
    .replace(MOMENT, '')
    .replace(INVISIBLE, '')
    .replace(ESCAPED, (_all, sign: string) => String.fromCharCode(FIRST_HELD + SIGNS.indexOf(sign)))
    .replace(FENCE, '')
    .replace(AT_START, '')
    .replace(BOX, (_all, indent: string, mark: string) => `${indent}${mark.trim() ? '☑' : '☐'} `)
    .replace(EMBEDDED, '')
    .replace(WIKI_LINK, '$1')
    .replace(LINK, linkInWords)
    .replace(AUTO_LINK, '$1');
  // Twice, for emphasis within emphasis.
  const shown = [...EMPHASES, ...EMPHASES].reduce((text, marks) => text.replace(marks, '$1'), linked);
  return shown
    .replace(HARD_BREAK, '')
    .replace(INDENT, (spaces) => ' '.repeat(spaces.length))
    .replace(HELD, (sign) => SIGNS[sign.charCodeAt(0) - FIRST_HELD] ?? '')
    .trim();
}
