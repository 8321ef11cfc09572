const INLINE =
  'a|abbr|b|cite|code|del|em|font|i|img|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|tt|u|var|wbr';
const BLOCK =
  'address|article|aside|blockquote|br|caption|center|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|audio|iframe|object|picture|source|video';
const TAG = `\\/?(?:${INLINE}|${BLOCK})(?:\\s[^<>]*)?\\/?>`;
const ANY_TAG = new RegExp(`<${TAG}`, 'iu');
/** What somebody typed, such as `<3`: the parser would drop `<me>`. */
const NO_TAG = new RegExp(`<(?!${TAG})`, 'giu');
/** A noncharacter, which no text has. */
const TYPED = '\uFDD0';
const STARTS_LINE = new RegExp(`^(?:${BLOCK})$`, 'iu');
const ON_NEW_LINE = /(?:^|\n)$/u;
const CELL = /^t[dh]$/iu;
const WEB_ADDRESS = /^(?:https?|mailto):/iu;

/** Whether a text has HTML tags that diaries write. */
export function isHtml(text: string): boolean {
  return ANY_TAG.test(text);
}

/** The words of a node after `before`, a line for each block; addresses of links and names of pictures stay. */
function withNode(before: string, node: Node): string {
  if (node instanceof Element) return withElement(before, node);
  const text = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').replaceAll('\u00A0', ' ') : '';
  return text.trim() === '' && ON_NEW_LINE.test(before) ? before : before + text;
}

function withElement(before: string, element: Element): string {
  const name = element.localName;
  if (name === 'br') return `${before}\n`;
  if (name === 'img') return before + (element.getAttribute('alt') ?? '');
  const isCell = CELL.test(name);
  const isBlock = STARTS_LINE.test(name) && !isCell;
  const start = isBlock ? onNewLine(before) : before;
  const text = Array.from(element.childNodes).reduce(withNode, start) + (isCell ? '\t' : '');
  // An empty paragraph is a blank line.
  if (isBlock) return onNewLine(text) + (name === 'p' && text === start ? '\n' : '');
  const address = element.getAttribute('href') ?? '';
  return WEB_ADDRESS.test(address) && !text.endsWith(address) ? `${text} (${address})` : text;
}

function onNewLine(text: string): string {
  return ON_NEW_LINE.test(text) ? text : `${text}\n`;
}

/** The text of HTML by the browser's own parser, which needs a page: a worker has none. */
export function htmlToText(html: string, trust: (html: string) => string = (same) => same): string {
  const { body } = new DOMParser().parseFromString(trust(html.replace(NO_TAG, TYPED)), 'text/html');
  return withNode('', body)
    .replaceAll(TYPED, '<')
    .replace(/[^\S\n]+$/gmu, '')
    .trim();
}
