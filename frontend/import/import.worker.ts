import type { Viewer } from './calendar.ts';
import { type Reading, readFile } from './read-file.ts';
import { REFUSALS, Refusal } from './refusal.ts';
import type { Columns } from './table.ts';

/** What the page asks for: a file, read for its person, with the columns that were chosen. */
export type ReadRequest = { file: Blob; viewer: Viewer; columns: Columns | undefined };

/** What the worker answers: what it has read, or why not. */
export type ReadReply = { reading: Reading } | { refusal: string };

async function reply({ file, viewer, columns }: ReadRequest): Promise<ReadReply> {
  try {
    return { reading: await readFile(file, viewer, columns) };
  } catch (error) {
    return { refusal: error instanceof Refusal ? error.message : REFUSALS.unreadable };
  }
}

// One file for each worker: nothing of it is left when the page has ended it.
addEventListener('message', async ({ data }: MessageEvent<ReadRequest>) => {
  postMessage(await reply(data));
});
