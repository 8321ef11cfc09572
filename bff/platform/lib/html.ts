import { BRAND } from './brand.rules.ts';

/** Escaped markup, created only by the tag `html`. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** A value in a template; everything but `Html` is escaped. */
type HtmlValue = string | number | Html | readonly HtmlValue[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function markupOf(value: HtmlValue): string {
  if (value instanceof Html) return value.markup;
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
  return value.map(markupOf).join('');
}

/** Template tag that creates markup and escapes every value, also within attributes in double quotes. */
export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(parts.map((part, index) => part + markupOf(values[index] ?? '')).join(''));
}

/** Renders a page of the server, which has the style of the API documentation. */
export function htmlPage(lang: 'de' | 'en', title: string, content: Html): string {
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} | ${BRAND}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
${content}
</body>
</html>`.markup;
}

/** Formats `code` in a sentence: the only CommonMark that descriptions use. */
export function formatted(text: string): Html[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}
