import { Window } from 'happy-dom';
import { isBlank } from '../../bff/platform/lib/blank-text.rules.ts';
import { htmlToText } from '../lib/html-to-text.ts';
import type { Viewer } from '../lib/written-day.ts';
import { ImportCollector } from './collector.ts';
import type { JsonFormat } from './formats/format.ts';
import { type ReadOptions, readFiles } from './read-file.ts';

/** A person in Berlin, on a day after all samples. */
export const VIEWER: Viewer = {
  timeZone: 'Europe/Berlin',
  today: '2026-11-22',
  now: Date.parse('2026-11-22T18:00:00Z'),
};

/** Converts HTML as the page does, by a parser that Node does not have. */
function toText(html: string): string {
  const { DOMParser, Node, Element } = new Window();
  Object.assign(globalThis, { DOMParser, Node, Element });
  return htmlToText(html);
}

/** Converts HTML for tests that read files without a page. */
export const toTexts = async (htmls: string[]) => htmls.map(toText);

function plain(collector: ImportCollector) {
  const texts: [day: string, content: string][] = [];
  for (const { when, content, isHtml } of collector.texts) {
    const text = isHtml ? toText(content) : content;
    if (isBlank(text)) collector.leaveOut('blank', 1);
    else if (when === null) collector.leaveOut('undated', 1);
    else texts.push([when.day, text]);
  }
  return { texts, leftOut: Object.fromEntries(collector.leftOut) };
}

/** The texts that a JSON format finds in a value, and the skipped content. */
export function foundIn(format: JsonFormat, value: unknown) {
  if (!format.isOf(value)) throw new Error(`It is not of ${format.app}.`);
  const collector = new ImportCollector();
  format.read(value, collector, VIEWER);
  return plain(collector);
}

/** Reads files as the browser does. */
export function read(files: Record<string, BlobPart>, options: Partial<ReadOptions> = {}) {
  const chosen = Object.entries(files).map(([path, content]) => ({ path, file: new Blob([content]) }));
  return readFiles(chosen, { viewer: VIEWER, toTexts, ...options });
}

/** Reads files whose columns are known: the entries, and the skipped content. */
export async function importedFiles(files: Record<string, BlobPart>) {
  const reading = await read(files);
  if (reading.is !== 'diary') throw new Error('Its columns have to be chosen.');
  const { diary } = reading;
  return { ...diary, leftOut: Object.fromEntries(diary.leftOut) };
}

/** Reads a file whose columns are known. */
export function imported(content: BlobPart) {
  return importedFiles({ Datei: content });
}

/** Reads a table with the guessed columns, or with a change of the guess. */
export async function guessed(csv: BlobPart, change: Partial<NonNullable<ReadOptions['columns']>> = {}) {
  const table = await read({ 'Tabelle.csv': csv });
  if (table.is !== 'table') throw new Error('Its columns are known.');
  const columns = { ...table.table.guess, ...change };
  const reading = await read({ 'Tabelle.csv': csv }, { columns });
  if (reading.is !== 'diary') throw new Error('Its columns were chosen.');
  return { ...reading.diary, leftOut: Object.fromEntries(reading.diary.leftOut), columns: table.table };
}

/** The sentence of a refusal. */
export async function refusalOf(reading: Promise<unknown>): Promise<string> {
  return reading.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}
