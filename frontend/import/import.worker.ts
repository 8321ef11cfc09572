import type { Viewer } from './calendar.ts';
import { type Reading, readFile } from './read-file.ts';
import { REFUSALS, Refusal } from './refusal.ts';
import type { Columns } from './table.ts';

/** Request of the page: a file, its viewer, and the chosen columns. */
export type ReadRequest = { file: Blob; viewer: Viewer; columns: Columns | undefined };

/** Reply of the worker: the reading, or the refusal. */
export type ReadReply = { reading: Reading } | { refusal: string };

async function reply({ file, viewer, columns }: ReadRequest): Promise<ReadReply> {
  try {
    return { reading: await readFile(file, viewer, columns) };
  } catch (error) {
    return { refusal: error instanceof Refusal ? error.message : REFUSALS.unreadable };
  }
}

// Each file gets its own worker: ending the worker frees everything.
addEventListener('message', async ({ data }: MessageEvent<ReadRequest>) => {
  postMessage(await reply(data));
});
