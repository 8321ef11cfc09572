import type Papa from 'papaparse';
import { type DayOrder, parseWhen, type Viewer, type When } from './calendar.ts';
import type { ImportCollector } from './collector.ts';
import type { TableFormat } from './formats/format.ts';
import { hasLetters } from './json.ts';
import { LIMITS, Refusal } from './refusal.ts';

/** A parsed table; a row has at most as many cells as there are names. */
export type Table = { separator: string; names: string[]; rows: string[][] };

/** What the person can choose: the columns of the day and of the text, how days are written, and the order of rows. */
export type Columns = { day: number; texts: number[]; order: DayOrder; isNewestFirst: boolean };

/** A table for the choice of columns: its column names, a guess, and the first rows. */
export type TableSample = { columns: string[]; guess: Columns; rows: string[][] };

const SEPARATORS = [';', ',', '\t', '|'];
const GUESSED_CHARACTERS = 200_000;
const SAMPLE_ROWS = 5;
/** Rows examined for a guess. */
const LOOKED_AT_ROWS = 50;
const TIME = /^\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\s?[ap]\.?m\.?)?(?:\sUhr)?$/iu;
const QUOTED = /^"((?:[^"]|"")*)"$/u;
/** Weighs more than the characters of any number of days. */
const A_DAY = 1e6;
const WORD = /\p{L}{3}/u;

type Parsed = { rows: string[][]; hasBadQuotes: boolean };

function unquoted(cell: string): string {
  const [, inner] = QUOTED.exec(cell.trim()) ?? [];
  return inner === undefined ? cell : inner.replaceAll('""', '"');
}

/** A file edited by hand can have both `\n` and `\r\n`; only very old programs write `\r` alone. */
function lineEndOf(text: string): '\n' | '\r' {
  const outside = text.replace(/"[^"]*"/gu, '');
  return outside.includes('\r') && !outside.includes('\n') ? '\r' : '\n';
}

function parseCsv({ parse }: typeof Papa, text: string, delimiter: string, isQuoted: boolean): Parsed {
  const { data, errors } = parse<string[]>(text, {
    delimiter,
    newline: lineEndOf(text),
    skipEmptyLines: 'greedy',
    fastMode: !isQuoted,
    // One row above the limit, plus the header, so that an excess is noticed.
    preview: LIMITS.texts + 2,
  });
  const rows = isQuoted ? data : data.map((row) => row.map(unquoted));
  return { rows, hasBadQuotes: errors.some(({ type }) => type === 'Quotes') };
}

function countsOf(rows: string[][], width: number, count: (cell: string) => number): number[] {
  return Array.from({ length: width }, (_, at) => rows.reduce((sum, row) => sum + count(row[at] ?? ''), 0));
}

function indexOfLargest(numbers: number[]): number {
  return numbers.indexOf(Math.max(...numbers));
}

function widthOf(rows: string[][]): number {
  return Math.max(0, ...rows.map((row) => row.length));
}

/** How well a separator fits: rows with a day in one column, characters of these days, and rows of equal length. */
function fitOf({ rows }: Parsed, viewer: Viewer, looked = rows.slice(0, LOOKED_AT_ROWS)): number[] {
  const days = countsOf(looked, widthOf(looked), (cell) =>
    isDay(cell, viewer) ? A_DAY + cell.trim().length : 0,
  );
  const even = looked.filter((row) => row.length > 1 && row.length === looked[0]?.length);
  return [Math.max(0, ...days), even.length];
}

function isBetter(fit: number[], other: number[]): boolean {
  const at = fit.findIndex((part, index) => part !== other[index]);
  return (fit[at] ?? 0) > (other[at] ?? 0);
}

function isDay(cell: string, viewer: Viewer): boolean {
  return (parseWhen(cell, viewer) ?? parseWhen(cell, viewer, 'month first')) !== null;
}

/** Parses CSV with the separator under which a column has days; null for a text without columns. */
export async function parseTable(text: string, viewer: Viewer): Promise<Table | null> {
  const papa = (await import('papaparse')).default;
  const head = text.slice(0, GUESSED_CHARACTERS);
  let [separator, best]: [string, number[]] = ['', []];
  for (const one of SEPARATORS) {
    for (const isQuoted of head.includes('"') ? [true, false] : [false]) {
      const fit = fitOf(parseCsv(papa, head, one, isQuoted), viewer);
      if (best.length === 0 || isBetter(fit, best)) [separator, best] = [one, fit];
    }
  }
  const quoted = parseCsv(papa, text, separator, true);
  const plain = quoted.hasBadQuotes ? parseCsv(papa, text, separator, false) : quoted;
  const all = (parsed: Parsed) => fitOf(parsed, viewer, parsed.rows);
  const { rows } = isBetter(all(plain), all(quoted)) ? plain : quoted;
  return tableOf(rows, separator, viewer);
}

/** Names the columns by the first row, unless the row has a day. Further cells of a row belong to its last column. */
function tableOf(all: string[][], separator: string, viewer: Viewer): Table | null {
  const start = all.findIndex((row) => row.length > 1);
  const [first, ...further] = all.slice(Math.max(0, start));
  if (!first || start < 0) return null;
  const hasNames = !first.some((cell) => isDay(cell, viewer));
  const width = hasNames ? first.length : widthOf(all);
  const names = Array.from(
    { length: width },
    (_, at) => (hasNames && first[at]?.trim()) || `Spalte ${at + 1}`,
  );
  // A title above the table is no column name, and no text without a day gets lost.
  const body = [...all.slice(0, start), ...(hasNames ? [] : [first]), ...further];
  const rows = body.map((row) =>
    row.length > width ? [...row.slice(0, width - 1), row.slice(width - 1).join(separator)] : row,
  );
  return { separator, names, rows };
}

/** Describes a table for the choice of columns; throws a refusal without a day column. */
export function describeTable({ names, rows }: Table, viewer: Viewer): TableSample {
  const looked = rows.slice(0, LOOKED_AT_ROWS);
  const count = (test: (cell: string) => boolean) =>
    countsOf(looked, names.length, (cell) => Number(test(cell)));
  const days = count((cell) => isDay(cell, viewer));
  const day = indexOfLargest(days);
  if (!days[day]) throw new Refusal('noDays');
  const read = (order: DayOrder) => looked.map((row) => parseWhen(row[day] ?? '', viewer, order)?.day);
  const [dayFirst, monthFirst] = [read('day first'), read('month first')];
  const known = (found: (string | undefined)[]) => found.filter(Boolean).length;
  const order = known(monthFirst) > known(dayFirst) ? 'month first' : 'day first';
  const inOrder = (order === 'day first' ? dayFirst : monthFirst).filter((found) => found !== undefined);
  return {
    columns: names,
    guess: { day, texts: textColumns(looked, names, day), order, isNewestFirst: isFalling(inOrder) },
    rows: rows.slice(0, SAMPLE_ROWS),
  };
}

function isFalling(days: string[]): boolean {
  return (days[0] ?? '') > (days.at(-1) ?? '');
}

/** The columns whose cells have words and mostly differ, or else the column with most characters. */
function textColumns(rows: string[][], names: string[], day: number): number[] {
  const columns = names.map((_, at) => at).filter((at) => at !== day);
  const varied = columns.filter((at) => {
    const words = rows.map((row) => row[at] ?? '').filter((cell) => WORD.test(cell));
    return words.length > rows.length / 3 && new Set(words).size > words.length / 2;
  });
  const lengths = countsOf(rows, names.length, (cell) => cell.length).with(day, -1);
  return varied.length > 0 ? varied : [indexOfLargest(lengths)];
}

/** The moment of a day and a time of its own column; an unreadable time leaves the day. */
export function whenOf(day: string, time: string, viewer: Viewer, order?: DayOrder): When | null {
  return (time && parseWhen(`${day} ${time}`, viewer, order)) || parseWhen(day, viewer, order);
}

/** Adds the rows of a table by the chosen columns, and counts the other columns. */
export function readColumns(
  { names, rows }: Table,
  { day, texts, order, isNewestFirst }: Columns,
  collector: ImportCollector,
  viewer: Viewer,
): void {
  const others = names.map((_, at) => at).filter((at) => at !== day && !texts.includes(at));
  const looked = rows.slice(0, LOOKED_AT_ROWS);
  const time = others.find((at) => looked.every((row) => TIME.test(row[at]?.trim() ?? '')));
  for (const row of isNewestFirst ? rows.toReversed() : rows) {
    const when = whenOf(row[day] ?? '', row[time ?? -1] ?? '', viewer, order);
    // What stands in place of a day may be a text.
    const content = [...(when ? [] : [day]), ...texts].map((at) => row[at]?.trim()).filter(Boolean);
    collector.add(when, content.join('\n'));
    for (const at of others) {
      if (at !== time && hasLetters(row[at])) collector.leaveOut(`field ${names[at]}`, 1);
    }
  }
}

/** Adds the rows of a table of an app, and returns the app; null for a table of no app, or without days. */
export function readKnownTable(
  { names, rows }: Table,
  formats: TableFormat[],
  collector: ImportCollector,
  viewer: Viewer,
): string | null {
  const indices = new Map(names.map((name, at) => [name, at]));
  const cellsOf = (row: string[]) => (column: string) => row[indices.get(column) ?? -1] ?? '';
  const format = formats.find(
    ({ needs }) =>
      needs.every((name) => indices.has(name)) && rows.some((row) => isDay(cellsOf(row)(needs[0]), viewer)),
  );
  if (!format) return null;
  const others = names.filter((name) => ![...format.needs, ...format.knows].includes(name));
  for (const row of format.isNewestFirst ? rows.toReversed() : rows) {
    format.read(cellsOf(row), collector, viewer);
    for (const name of others) collector.leaveOut(`field ${name}`, Number(hasLetters(cellsOf(row)(name))));
  }
  return format.app;
}
