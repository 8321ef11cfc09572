import { parseDayOrTime, type Viewer } from './calendar.ts';
import type { ImportCollector } from './collector.ts';
import { LIMITS, Refusal } from './refusal.ts';

/** The chosen columns of a table. */
export type Columns = { day: number; text: number };

/** A table for the choice of columns: column names, a guess, and the first rows. */
export type Table = { columns: string[]; guess: Columns; sample: string[][] };

const SEPARATORS = [',', ';', '\t', '|'];
const GUESSED_CHARACTERS = 200_000;
const SAMPLE_ROWS = 5;
/** Rows examined for a guess. */
const LOOKED_AT_ROWS = 50;

/** Parses CSV by RFC 4180, with the separator that fits best. */
export async function parseTable(text: string): Promise<string[][]> {
  const { parse } = (await import('papaparse')).default;
  // Guessing on the whole text would parse it once for each separator.
  const { meta } = parse(text.slice(0, GUESSED_CHARACTERS), { delimitersToGuess: SEPARATORS });
  const { data } = parse<string[]>(text, {
    delimiter: meta.delimiter,
    skipEmptyLines: 'greedy',
    // One row above the limit, plus the header, so that an excess is noticed.
    preview: LIMITS.texts + 2,
  });
  return data;
}

function isDay(cell: string | undefined, viewer: Viewer): boolean {
  return parseDayOrTime(cell?.trim() ?? '', viewer) !== null;
}

function indexOfLargest(numbers: number[]): number {
  return numbers.indexOf(Math.max(...numbers));
}

/** The body of a table and its column names: the first row, unless the first row has a day. */
function partsOf(rows: string[][], viewer: Viewer): { names: string[]; body: string[][] } {
  const [first = []] = rows;
  const hasNames = !first.some((cell) => isDay(cell, viewer));
  const width = Math.max(...rows.slice(0, LOOKED_AT_ROWS).map((row) => row.length));
  const names = Array.from(
    { length: width },
    (_, at) => (hasNames && first[at]?.trim()) || `Spalte ${at + 1}`,
  );
  return { names, body: hasNames ? rows.slice(1) : rows };
}

/** Describes a table for the choice of columns; throws a refusal without a day column and another column. */
export function describeTable(rows: string[][], viewer: Viewer): Table {
  if (rows.every((row) => row.length < 2)) throw new Refusal('unknown');
  const { names, body } = partsOf(rows, viewer);
  const looked = body.slice(0, LOOKED_AT_ROWS);
  const count = (holds: (row: string[], at: number) => number) =>
    names.map((_, at) => looked.reduce((sum, row) => sum + holds(row, at), 0));
  const days = count((row, at) => Number(isDay(row[at], viewer)));
  const day = indexOfLargest(days);
  if (days[day] === 0) throw new Refusal('noDays');
  const lengths = count((row, at) => (at === day ? -1 : (row[at]?.length ?? 0)));
  return {
    columns: names,
    guess: { day, text: indexOfLargest(lengths) },
    sample: body.slice(0, SAMPLE_ROWS),
  };
}

/** Adds the rows of a table by the chosen columns. */
export function readColumns(
  rows: string[][],
  { day, text }: Columns,
  collector: ImportCollector,
  viewer: Viewer,
): void {
  for (const row of partsOf(rows, viewer).body) {
    collector.add(parseDayOrTime(row[day]?.trim() ?? '', viewer), row[text] ?? '');
  }
}
