import type { Viewer } from './calendar.ts';
import { ImportCollector } from './collector.ts';
import type { JsonFormat } from './formats/format.ts';
import { readFile } from './read-file.ts';

/** A person in Berlin, on a day after all samples. */
export const VIEWER: Viewer = {
  timeZone: 'Europe/Berlin',
  today: '2026-11-22',
  now: Date.parse('2026-11-22T18:00:00Z'),
};

function plain({ texts, leftOut }: ImportCollector) {
  return { texts: texts.map(({ day, content }) => [day, content]), leftOut: Object.fromEntries(leftOut) };
}

/** The texts that a JSON format finds in a value, and the skipped content. */
export function foundIn(format: JsonFormat, value: unknown) {
  if (!format.isOf(value)) throw new Error(`It is not of ${format.app}.`);
  const collector = new ImportCollector();
  format.read(value, collector, VIEWER);
  return plain(collector);
}

/** Reads a file as the browser does: its entries, and the skipped content. */
export async function imported(content: BlobPart) {
  const reading = await readFile(new Blob([content]), VIEWER);
  if (reading.is !== 'diary') throw new Error('Its columns have to be chosen.');
  const { diary } = reading;
  return { ...diary, leftOut: Object.fromEntries(diary.leftOut) };
}
