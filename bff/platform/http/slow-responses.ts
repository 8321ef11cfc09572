import type { Server, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { type Meter, NO_METER } from '../lib/meter.ts';

/** Why a response was aborted: no progress, too little progress, or too long in total. */
type EndReason = 'unread' | 'too-slow' | 'too-long';

/**
 * Interval between samples. Limits count samples and not time, so that a late event loop, which sends nothing, aborts
 * no response.
 */
const SAMPLE_MS = 1_000;

/** Window of samples in which a response that waits for its client must make enough progress. */
export const WINDOW_SAMPLES = 30;

/** Minimum bytes per sample, as the mean of the window. */
export const MIN_BYTES_PER_SAMPLE = 8_000;

/** Maximum samples after the first byte of a response. */
export const MAX_SAMPLES = 600;

interface SampledResponse {
  /** Samples since the first byte. */
  count: number;
  /**
   * Total bytes that the socket had passed to the system at each sample, since data has been waiting without a break.
   */
  moved: number[];
}

export interface SlowResponseOptions {
  sampleMs?: number;
  meter?: Meter | undefined;
}

// A `Socket` counts whole chunks; only its handle knows how much of a large chunk was sent. Node's own timeouts use the
// handle, too.
const connectionRule = z.object({
  _handle: z.object({ bytesWritten: z.number(), writeQueueSize: z.number() }),
});

/** Decides whether and why a response is aborted. */
export function reasonToEnd({ count, moved }: SampledResponse): EndReason | undefined {
  if (count > MAX_SAMPLES) return 'too-long';
  if (moved.length <= WINDOW_SAMPLES) return undefined;
  const speed = ((moved.at(-1) ?? 0) - (moved[0] ?? 0)) / (moved.length - 1);
  if (speed === 0) return 'unread';
  return speed < MIN_BYTES_PER_SAMPLE ? 'too-slow' : undefined;
}

function sample(res: ServerResponse, response: SampledResponse): void {
  if (!res.headersSent || !res.socket) return;
  response.count += 1;
  const { data } = connectionRule.safeParse(res.socket);
  if (!data || res.writableLength === 0) response.moved = [];
  else response.moved.push(data._handle.bytesWritten - data._handle.writeQueueSize);
  if (response.moved.length > WINDOW_SAMPLES + 1) response.moved.shift();
}

/**
 * Aborts responses whose clients read too slowly or not at all. Responses that are still being computed are left alone.
 */
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
      // Reset the connection: otherwise the system would keep megabytes buffered for a slow client.
      res.socket?.resetAndDestroy();
    }
  }, sampleMs);
  sampling.unref();
  server.on('close', () => clearInterval(sampling));
}
