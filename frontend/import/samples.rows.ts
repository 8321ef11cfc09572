import type { Viewer } from './calendar.ts';
import { Finds } from './finds.ts';
import type { JsonFormat } from './formats/format.ts';
import { readFile } from './read-file.ts';

/** Somebody in Berlin, on a day that is over in no sample. */
export const VIEWER: Viewer = {
  timeZone: 'Europe/Berlin',
  today: '2026-11-22',
  now: Date.parse('2026-11-22T18:00:00Z'),
};

function plain({ texts, leftOut }: Finds) {
  return { texts: texts.map(({ day, content }) => [day, content]), leftOut: Object.fromEntries(leftOut) };
}

/** The texts with their days that a JSON format finds in a value, and the texts that it leaves out. */
export function foundIn(format: JsonFormat, value: unknown) {
  if (!format.isOf(value)) throw new Error(`It is not of ${format.app}.`);
  const finds = new Finds();
  format.read(value, finds, VIEWER);
  return plain(finds);
}

/** Reads a file as the person's browser does: its entries, and the entries that it leaves out. */
export async function brought(content: BlobPart) {
  const reading = await readFile(new Blob([content]), VIEWER);
  if (reading.is !== 'diary') throw new Error('Its columns have to be chosen.');
  const { diary } = reading;
  return { ...diary, leftOut: Object.fromEntries(diary.leftOut) };
}
