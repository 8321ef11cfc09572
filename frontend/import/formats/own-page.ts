/** An entry of the page, whose text has these four references. */
const ENTRY = /<time datetime="(\d{4}-\d\d-\d\d)">[^<]*<\/time><\/h4><p\b[^>]*>([^<]*)<\/p>/gu;
const REFERENCES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&nbsp;': '\u00A0' };

/** The days and texts of a page that version 0.2.0 has exported; empty for any other text. */
export function readOwnPage(html: string): [day: string, text: string][] {
  return [...html.matchAll(ENTRY)].map(([, day = '', text = '']) => [
    day,
    text.replace(/&\w+;/gu, (reference) => REFERENCES[reference] ?? reference),
  ]);
}
