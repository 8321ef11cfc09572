import type Papa from 'papaparse';

const SEPARATORS = [';', ',', '\t', '|'];
const GUESSED_CHARACTERS = 200_000;
/** Rows examined for a guess. */
export const LOOKED_AT_ROWS = 50;
const QUOTED = /^"((?:[^"]|"")*)"$/u;

/** The longest row. */
export function widthOf(rows: string[][]): number {
  return rows.reduce((width, row) => Math.max(width, row.length), 0);
}

/** The sum of what each cell of a column counts, for each column. */
export function sumsOf(rows: string[][], width: number, count: (cell: string) => number): number[] {
  return Array.from({ length: width }, (_, at) => rows.reduce((sum, row) => sum + count(row[at] ?? ''), 0));
}

function unquoted(cell: string): string {
  const [, inner] = QUOTED.exec(cell.trim()) ?? [];
  return inner === undefined ? cell : inner.replaceAll('""', '"');
}

/** A file edited by hand can have both `\n` and `\r\n`; only very old programs write `\r` alone. */
function lineEndOf(text: string): '\n' | '\r' {
  const outside = text.replace(/"[^"]*"/gu, '');
  return outside.includes('\r') && !outside.includes('\n') ? '\r' : '\n';
}

/**
 * Parses CSV (RFC 4180) with the separator under which one column weighs most, and with more rows of equal length if
 * two weigh the same. Quotes that somebody typed without knowing their meaning stay in the text.
 */
export async function parseCsv(text: string, weigh: (cell: string) => number, maxRows: number) {
  const { parse }: typeof Papa = (await import('papaparse')).default;
  const parsed = (part: string, delimiter: string, isQuoted: boolean) => {
    const options = { delimiter, newline: lineEndOf(part), fastMode: !isQuoted, preview: maxRows } as const;
    const { data, errors } = parse<string[]>(part, { ...options, skipEmptyLines: 'greedy' });
    const rows = isQuoted ? data : data.map((row) => row.map(unquoted));
    return { rows, hasBadQuotes: errors.some(({ type }) => type === 'Quotes') };
  };
  const weightOf = (rows: string[][]) => {
    const even = rows.filter((row) => row.length > 1 && row.length === rows[0]?.length);
    return Math.max(0, ...sumsOf(rows, widthOf(rows), weigh)) + even.length / (rows.length + 1);
  };

  const head = text.slice(0, GUESSED_CHARACTERS);
  const modes = head.includes('"') ? [true, false] : [false];
  const guesses = SEPARATORS.flatMap((separator) =>
    modes.map((isQuoted) => {
      const { rows } = parsed(head, separator, isQuoted);
      return { separator, weight: weightOf(rows.slice(0, LOOKED_AT_ROWS)) };
    }),
  );
  const { separator } = guesses.reduce((best, guess) => (guess.weight > best.weight ? guess : best));
  const quoted = parsed(text, separator, true);
  const plain = quoted.hasBadQuotes ? parsed(text, separator, false) : quoted;
  return { separator, rows: weightOf(plain.rows) > weightOf(quoted.rows) ? plain.rows : quoted.rows };
}
