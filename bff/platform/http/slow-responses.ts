import type { Server, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { type EndReason, type Meter, NO_METER } from '../lib/meter.ts';

/** Time between two samples. All bounds count samples and not time: a late event loop, which sends nothing, ends nothing. */
const SAMPLE_MS = 1_000;

/** A response that waits for its client all the time has to move, and fast enough, within so many samples. */
export const WINDOW_SAMPLES = 30;

/** The least bytes a sample, on the mean of the window. */
export const MIN_BYTES_A_SAMPLE = 8_000;

/** No response takes longer after its first byte. */
export const MAX_SAMPLES = 600;

/** The samples of an open response. */
export interface SampledResponse {
  /** Samples since its first byte. */
  count: number;
  /** The bytes that its connection had passed on to the system, sample by sample, since data waits without a break. */
  moved: number[];
}

/** Options of ending slow responses; every default is the product's. */
export interface SlowResponseOptions {
  sampleMs?: number;
  meter?: Meter | undefined;
}

// A `Socket` counts whole chunks. Only its handle knows how much of a large chunk is sent; Node's own time limits ask
// the handle, too.
const connectionRule = z.object({
  _handle: z.object({ bytesWritten: z.number(), writeQueueSize: z.number() }),
});

/** Decides whether a response is ended. */
export function reasonToEnd({ count, moved }: SampledResponse): EndReason | undefined {
  if (count > MAX_SAMPLES) return 'too-long';
  if (moved.length <= WINDOW_SAMPLES) return undefined;
  const speed = ((moved.at(-1) ?? 0) - (moved[0] ?? 0)) / (moved.length - 1);
  if (speed === 0) return 'unread';
  return speed < MIN_BYTES_A_SAMPLE ? 'too-slow' : undefined;
}

function sample(res: ServerResponse, response: SampledResponse): void {
  if (!res.headersSent || !res.socket) return;
  response.count += 1;
  const { data } = connectionRule.safeParse(res.socket);
  if (!data || res.writableLength === 0) response.moved = [];
  else response.moved.push(data._handle.bytesWritten - data._handle.writeQueueSize);
  if (response.moved.length > WINDOW_SAMPLES + 1) response.moved.shift();
}

/** Ends responses that their clients do not read, or read too slowly; a response that is being computed may take its time. */
export function endSlowResponses(
  server: Server,
  { sampleMs = SAMPLE_MS, meter = NO_METER }: SlowResponseOptions = {},
): void {
  const open = new Map<ServerResponse, SampledResponse>();
  server.on('request', (_req, res) => {
    open.set(res, { count: 0, moved: [] });
    res.once('close', () => open.delete(res));
  });
  const sampling = setInterval(() => {
    for (const [res, response] of open) {
      sample(res, response);
      const reason = reasonToEnd(response);
      if (!reason) continue;
      meter.count('responseEnded', { reason });
      open.delete(res);
      // A reset: otherwise the system would keep megabytes for a client that reads them slowly, or never.
      res.socket?.resetAndDestroy();
    }
  }, sampleMs);
  sampling.unref();
  server.on('close', () => clearInterval(sampling));
}
