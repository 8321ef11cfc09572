import { useLayoutEffect } from 'react';

/** The title of every book, which answers the question of the day. */
export const BOOK_TITLE = 'Worüber ich mich gefreut habe';

/** The sizes of paper that a book is made for. */
export const PAPERS = ['A5', 'A4'] as const;

export type Paper = (typeof PAPERS)[number];

/** Above and below; beside, where the pages are bound; beside, where they are turned. */
const MARGINS: Record<Paper, { ends: string; inner: string; outer: string }> = {
  A5: { ends: '20mm', inner: '19mm', outer: '15mm' },
  A4: { ends: '28mm', inner: '34mm', outer: '28mm' },
};

// A margin box inherits nothing from the document.
const QUIET = 'font: 8.5pt/1.2 Georgia, "Noto Serif", serif; color: #55635d';

/** The name of the pages of a month, given as `2026-02`. */
export function pageOf(month: string): string {
  return `month-${month}`;
}

/** The name of the pages before and after the months. */
export const PLAIN_PAGE = 'plain';

/**
 * The paged-media rules of a book: paper, mirrored margins, page numbers and running heads. Each month has a named
 * page, because no browser supports `string-set`. A browser without margin boxes prints the book without them.
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

/** Adds rules to the document for as long as the component is there: `@page` has no place in a style attribute. */
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
