import { LOOKED_AT_ROWS, parseCsv, sumsOf, widthOf } from '../lib/csv.ts';
import { hasLetters } from '../lib/json-values.ts';
import { type DayOrder, parseWhen, type Viewer, type When } from '../lib/written-day.ts';
import type { ImportCollector } from './collector.ts';
import type { TableFormat } from './formats/format.ts';
import { LIMITS, Refusal } from './refusal.ts';

/** A parsed table; a row has at most as many cells as there are names. */
export type Table = { separator: string; names: string[]; rows: string[][] };

/** What the person can choose: the columns of the day and of the text, how days are written, and the order of rows. */
export type Columns = { day: number; texts: number[]; order: DayOrder; isNewestFirst: boolean };

/** A table for the choice of columns: its column names, a guess, and the first rows. */
export type TableSample = { columns: string[]; guess: Columns; rows: string[][] };

const SAMPLE_ROWS = 5;
/** Weighs more than the characters of any number of days. */
const A_DAY = 1e6;
const TIME = /^\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\s?[ap]\.?m\.?)?(?:\sUhr)?$/iu;
const WORD = /\p{L}{3}/u;

function isDay(cell: string, viewer: Viewer): boolean {
  return (parseWhen(cell, viewer) ?? parseWhen(cell, viewer, 'month first')) !== null;
}

/**
 * Parses CSV with the separator under which a column has days; null for a text without columns, and with `needsDay` if
 * few rows have days, as in a letter with a date. The first row has the names, unless it has a day; further cells of a
 * row belong to its last column.
 */
export async function parseTable(text: string, viewer: Viewer, needsDay = false): Promise<Table | null> {
  const weigh = (cell: string) => (isDay(cell, viewer) ? A_DAY + cell.trim().length : 0);
  // One row above the limit, plus the names, so that an excess is noticed.
  const { separator, rows: all } = await parseCsv(text, weigh, LIMITS.texts + 2);
  const hasDay = all.slice(0, LOOKED_AT_ROWS).map((row) => row.some((cell) => isDay(cell, viewer)));
  const belowNames = hasDay.slice(hasDay[0] ? 0 : 1);
  const isProse = needsDay && belowNames.filter(Boolean).length <= belowNames.length / 2;
  const start = isProse ? -1 : all.findIndex((row) => row.length > 1);
  const [first, ...further] = all.slice(Math.max(0, start));
  if (!first || start < 0) return null;
  const hasNames = !first.some((cell) => isDay(cell, viewer));
  const width = hasNames ? first.length : widthOf(all);
  const names = Array.from(
    { length: width },
    (_, at) => (hasNames && first[at]?.trim()) || `Spalte ${at + 1}`,
  );
  // A title above the table is no column name, and no text without a day gets lost.
  const rows = [...all.slice(0, start), ...(hasNames ? [] : [first]), ...further].map((row) =>
    row.length > width ? [...row.slice(0, width - 1), row.slice(width - 1).join(separator)] : row,
  );
  return { separator, names, rows };
}

function indexOfLargest(numbers: number[]): number {
  return numbers.indexOf(Math.max(...numbers));
}

/** Whether a table has a day in its first rows. */
export function hasDays({ rows }: Table, viewer: Viewer): boolean {
  return rows.slice(0, LOOKED_AT_ROWS).some((row) => row.some((cell) => isDay(cell, viewer)));
}

/** Describes a table for the choice of columns; throws a refusal without a day column. */
export function describeTable({ names, rows }: Table, viewer: Viewer): TableSample {
  const looked = rows.slice(0, LOOKED_AT_ROWS);
  const days = sumsOf(looked, names.length, (cell) => Number(isDay(cell, viewer)));
  const day = indexOfLargest(days);
  if (!days[day]) throw new Refusal('noDays');
  const read = (order: DayOrder) => looked.map((row) => parseWhen(row[day] ?? '', viewer, order)?.day);
  const [dayFirst, monthFirst] = [read('day first'), read('month first')];
  const known = (found: (string | undefined)[]) => found.filter(Boolean).length;
  const order = known(monthFirst) > known(dayFirst) ? 'month first' : 'day first';
  const inOrder = (order === 'day first' ? dayFirst : monthFirst).filter((found) => found !== undefined);
  const isNewestFirst = (inOrder[0] ?? '') > (inOrder.at(-1) ?? '');
  return {
    columns: names,
    guess: { day, texts: textColumns(looked, names, day), order, isNewestFirst },
    rows: rows.slice(0, SAMPLE_ROWS),
  };
}

/** The columns whose cells have words and mostly differ, or else the column with most characters. */
function textColumns(rows: string[][], names: string[], day: number): number[] {
  const columns = names.map((_, at) => at).filter((at) => at !== day);
  const varied = columns.filter((at) => {
    const words = rows.map((row) => row[at] ?? '').filter((cell) => WORD.test(cell));
    return words.length > rows.length / 3 && new Set(words).size > words.length / 2;
  });
  const lengths = sumsOf(rows, names.length, (cell) => cell.length).with(day, -1);
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
  const times = (at: number) => looked.map((row) => row[at]?.trim() ?? '').filter(Boolean);
  const time = others.find((at) => times(at).length > 0 && times(at).every((cell) => TIME.test(cell)));
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
