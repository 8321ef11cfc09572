import { useLayoutEffect } from 'react';

export const BOOK_TITLE = 'Worüber ich mich gefreut habe';

export const PAPERS = ['A5', 'A4'] as const;

export type Paper = (typeof PAPERS)[number];

/** Margins above and below, at the binding, and at the outer edge. */
const MARGINS: Record<Paper, { ends: string; inner: string; outer: string }> = {
  A5: { ends: '20mm', inner: '19mm', outer: '15mm' },
  A4: { ends: '28mm', inner: '34mm', outer: '28mm' },
};

// A margin box inherits nothing from the document.
const QUIET = 'font: 8.5pt/1.2 Georgia, "Noto Serif", serif; color: #55635d';

/** Named page of a month, which is given as `2026-02`. */
export function pageOf(month: string): string {
  return `month-${month}`;
}

export const PLAIN_PAGE = 'plain';

/**
 * The paged-media rules of a book: paper, mirrored margins, page numbers and running heads. Each month has a named
 * page, because no browser supports `string-set`.
 */
export function pageRules(paper: Paper, months: { id: string; heading: string }[]): string {
  const { ends, inner, outer } = MARGINS[paper];
  return [
    `@page { size: ${paper}; margin: ${ends} ${outer} ${ends} ${inner}; @bottom-center { content: counter(page); ${QUIET} } }`,
    `@page :left { margin: ${ends} ${inner} ${ends} ${outer}; @top-left { content: "${BOOK_TITLE}"; ${QUIET} } }`,
    ...months.map(
      ({ id, heading }) => `@page ${pageOf(id)}:right { @top-right { content: "${heading}"; ${QUIET} } }`,
    ),
    `@page ${PLAIN_PAGE} { @top-left { content: none } @bottom-center { content: none } }`,
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
