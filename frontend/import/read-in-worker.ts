import { calendarDay } from '../lib/dates.ts';
import { AppError } from '../lib/failure.ts';
import { htmlToText } from '../lib/html-to-text.ts';
import { timeZone } from '../lib/time-zone.ts';
import type { ReadReply, ReadRequest } from './import.worker.ts';
import address from './import.worker.ts?worker&url';
import type { Reading } from './read-file.ts';
import { REFUSALS } from './refusal.ts';

/** HTML converted between two frames, so that the page keeps responding. */
const CHARACTERS_AT_ONCE = 200_000;

const RULES = { createScriptURL: () => address, createHTML: (html: string) => html };
let policy: { createScriptURL(address: string): string; createHTML(html: string): string } | undefined;

/** Trusts the worker, and HTML for a document that runs no scripts; a page can create a policy only once. */
function trust() {
  policy ??= window.trustedTypes?.createPolicy('import', RULES) ?? RULES;
  return policy;
}

/** The person who reads files on this device, now. */
export function viewerNow(): ReadRequest['viewer'] {
  const now = new Date();
  return { timeZone: timeZone(), today: calendarDay(now), now: now.getTime() };
}

async function textsOf(htmls: string[]): Promise<string[]> {
  const texts: string[] = [];
  let characters = 0;
  for (const html of htmls) {
    texts.push(htmlToText(html, (markup) => trust().createHTML(markup)));
    characters += html.length;
    if (characters < CHARACTERS_AT_ONCE) continue;
    characters = 0;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return texts;
}

/**
 * Reads files in their own worker, which ends with them or with the signal. Rejects with a sentence for the person.
 */
export function readInWorker(
  request: Omit<ReadRequest, 'viewer'>,
  signal: AbortSignal,
  onProgress: (read: number, all: number) => void,
): Promise<Reading> {
  const worker = new Worker(trust().createScriptURL(address), { type: 'module' });
  const reading = new Promise<Reading>((resolve, reject) => {
    worker.onmessage = async ({ data }: MessageEvent<ReadReply>) => {
      if ('reading' in data) resolve(data.reading);
      else if ('htmls' in data) worker.postMessage(await textsOf(data.htmls).catch(reject));
      else if ('all' in data) onProgress(data.read, data.all);
      else reject(new AppError('REFUSED', data.refusal));
    };
    worker.onerror = () => reject(new AppError('REFUSED', REFUSALS.unreadable));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.postMessage({ ...request, viewer: viewerNow() });
  });
  return reading.finally(() => worker.terminate());
}
