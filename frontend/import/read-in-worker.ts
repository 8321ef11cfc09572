import { calendarDay } from '../lib/dates.ts';
import type { ReadReply, ReadRequest } from './import.worker.ts';
import address from './import.worker.ts?worker&url';
import type { Reading } from './read-file.ts';
import { REFUSALS } from './refusal.ts';
import type { Columns } from './table.ts';

let trusted: string | null = null;

/** The address of the worker as TrustedScriptURL; a document can create the policy only once. */
function trustedAddress(): string {
  trusted ??=
    window.trustedTypes
      ?.createPolicy('import', { createScriptURL: () => address })
      .createScriptURL(address) ?? address;
  return trusted;
}

function requestOf(file: Blob, columns: Columns | undefined): ReadRequest {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const now = new Date();
  return { file, columns, viewer: { timeZone, today: calendarDay(now), now: now.getTime() } };
}

/**
 * Reads a file in its own worker, which ends with the file or with the signal. Rejects with a sentence for the person.
 */
export function readInWorker(
  file: Blob,
  columns: Columns | undefined,
  signal: AbortSignal,
): Promise<Reading> {
  const worker = new Worker(trustedAddress(), { type: 'module' });
  const reading = new Promise<Reading>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ReadReply>) => {
      if ('reading' in data) resolve(data.reading);
      else reject(new Error(data.refusal));
    };
    worker.onerror = () => reject(new Error(REFUSALS.unreadable));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.postMessage(requestOf(file, columns));
  });
  return reading.finally(() => worker.terminate());
}
