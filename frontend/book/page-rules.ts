import { useLayoutEffect } from 'react';

export const BOOK_TITLE = 'Worüber ich mich gefreut habe';

/** The papers, in millimetres: page, what a printer trims on each side, and the margins of the text. */
const SIZES = {
  A5: { width: 148, height: 210, bleed: 0, top: 20, foot: 20, inner: 19, outer: 17 },
  A4: { width: 210, height: 297, bleed: 0, top: 28, foot: 30, inner: 34, outer: 30 },
  bleed: { width: 148, height: 210, bleed: 3, top: 20, foot: 20, inner: 19, outer: 17 },
};

export type Paper = keyof typeof SIZES;

export const PAPERS: [paper: Paper, label: string][] = [
  ['A5', 'A5'],
  ['A4', 'A4'],
  ['bleed', 'A5 mit Beschnitt für die Druckerei'],
];

// A margin box inherits nothing from the document.
const QUIET = 'font: 8.5pt/1 Fraunces, Georgia, serif; color: #55635d; vertical-align: top; padding-top: 9mm';

/** Named page of a month, which is given as `2026-02`. */
export function pageOf(month: string): string {
  return `month-${month}`;
}

/**
 * The paged-media rules of a book: paper, mirrored margins, the page number outside and the month inside. Each month
 * has a named page, because no browser supports `string-set`.
 */
export function pageRules(paper: Paper, months: { id: string; name: string }[]): string {
  const { width, height, bleed, ...margins } = SIZES[paper];
  const size = [width, height].map((length) => `${length + 2 * bleed}mm`).join(' ');
  const [top, foot, inner, outer] = [margins.top, margins.foot, margins.inner, margins.outer].map(
    (margin) => `${margin + bleed}mm`,
  );
  return [
    `@page { size: ${size}; margin: ${top} ${outer} ${foot} ${inner}; @bottom-right { content: counter(page); ${QUIET} } }`,
    `@page :left { margin: ${top} ${inner} ${foot} ${outer}; @bottom-left { content: counter(page); ${QUIET} } }`,
    ...months.flatMap(({ id, name }) => [
      `@page ${pageOf(id)}:left { @bottom-right { content: "${name}"; ${QUIET} } }`,
      `@page ${pageOf(id)}:right { @bottom-left { content: "${name}"; ${QUIET} } }`,
    ]),
    // Its content fills the page to the edge of the paper (book.module.css).
    `@page full { margin: 0; @bottom-left { content: none } @bottom-right { content: none } }`,
  ].join('\n');
}

/** Adds CSS rules to the document while the component is mounted: `@page` cannot be in a style attribute. */
export function usePageRules(rules: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [rules]);
}
