const TAB_LENGTH = 4;
const NO_BREAK_SPACE = '\u00A0';
const HARD_BREAK = '  \n';

/**
 * Characters that are markup anywhere: code, emphasis, links, tables, strikethrough, highlights, formulas, elements,
 * character references.
 */
const ANYWHERE = /[\\`*[|~$]|=(?==)|<(?=[a-z/!?])|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu;
/** Signs that are markup at the beginning of a line: headings, quotes, lists, underlines, the edge of tables. */
const AT_START = /^(?:#(?=#{0,5}(?:\s|$))|>|[-+](?=\s|$)|[-=:](?=[-=:\s]*$))/;
const NUMBER_OF_LIST = /^\d{1,9}(?=[.)](?:\s|$))/;

function escapedLine(line: string): string {
  const [indent = ''] = /^\s*/.exec(line) ?? [];
  const text = line.slice(indent.length).trimEnd();
  if (text === '') return '';
  const [number = ''] = NUMBER_OF_LIST.exec(text) ?? [];
  const [sign = ''] = number ? text.slice(number.length) : (AT_START.exec(text) ?? []);
  const rest = text.slice(number.length + sign.length).replace(ANYWHERE, (markup) => `\\${markup}`);
  const width = indent.replaceAll('\t', ' '.repeat(TAB_LENGTH)).length;
  return NO_BREAK_SPACE.repeat(width) + number + (sign && `\\${sign}`) + rest;
}

/** Escapes a text for Markdown, so that it displays as typed, line by line. */
export function markdownText(text: string): string {
  const lines = text.split(/\r\n?|\n/).map(escapedLine);
  return lines.reduce(
    (before, line, index) => before + (line && lines[index - 1] ? HARD_BREAK : '\n') + line,
  );
}
