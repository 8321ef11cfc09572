import { type ChosenFile, type Reading, type ReadOptions, readFiles } from './read-file.ts';
import { REFUSALS, Refusal } from './refusal.ts';

/** The first message of the page; later messages are the texts of HTML. */
export type ReadRequest = Pick<ReadOptions, 'viewer' | 'columns'> & { files: ChosenFile[] };

/** A message of the worker: HTML for the page's parser, progress, and at last the reading or the refusal. */
export type ReadReply =
  | { htmls: string[] }
  | { read: number; all: number }
  | { reading: Reading }
  | { refusal: string };

/** Has the page convert HTML, because a worker has no parser for it. */
async function toTexts(htmls: string[]): Promise<string[]> {
  if (htmls.length === 0) return [];
  postMessage({ htmls } satisfies ReadReply);
  return new Promise((resolve) => {
    addEventListener('message', ({ data }: MessageEvent<string[]>) => resolve(data), { once: true });
  });
}

async function reply({ files, ...options }: ReadRequest): Promise<ReadReply> {
  try {
    const onProgress = (read: number, all: number) => postMessage({ read, all } satisfies ReadReply);
    return { reading: await readFiles(files, { ...options, toTexts, onProgress }) };
  } catch (error) {
    return { refusal: error instanceof Refusal ? error.message : REFUSALS.unreadable };
  }
}

// Each reading gets its own worker: ending the worker frees everything.
addEventListener('message', async ({ data }: MessageEvent<ReadRequest>) => postMessage(await reply(data)), {
  once: true,
});
