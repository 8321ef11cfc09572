import type { Viewer } from './calendar.ts';
import { type Reading, readFile } from './read-file.ts';
import { REFUSALS, Refusal } from './refusal.ts';
import type { Columns } from './table.ts';

/** The page's request: a file, its viewer, and the chosen columns. */
export type ReadRequest = { file: Blob; viewer: Viewer; columns: Columns | undefined };

/** The worker's reply: the reading, or the refusal. */
export type ReadReply = { reading: Reading } | { refusal: string };

async function reply({ file, viewer, columns }: ReadRequest): Promise<ReadReply> {
  try {
    return { reading: await readFile(file, viewer, columns) };
  } catch (error) {
    return { refusal: error instanceof Refusal ? error.message : REFUSALS.unreadable };
  }
}

// A worker for each file: ending the worker leaves nothing of the file in memory.
addEventListener('message', async ({ data }: MessageEvent<ReadRequest>) => {
  postMessage(await reply(data));
});
