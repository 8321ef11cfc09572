import type { Server, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { type EndReason, type Meter, NO_METER } from '../lib/meter.ts';
import { MAX_IN_FLIGHT } from './load-shedding.ts';

/** Time between two samples. All bounds count samples and not time: a late event loop, which sends nothing, ends nothing. */
const SAMPLE_MS = 1_000;

/** A response that waits for its client all the time has to move, and fast enough, within so many samples. */
export const WINDOW_SAMPLES = 30;

/** The least bytes a sample, on the mean of the window. */
export const MIN_BYTES_A_SAMPLE = 8_000;

/** No response takes longer after its first byte. */
export const MAX_SAMPLES = 600;

/** A response is slow once it has waited for its client for so many samples… */
export const SLOW_SAMPLES = 5;

/** …and fewer bytes a sample have moved. */
export const SLOW_BYTES_A_SAMPLE = 64_000;

/** Slow responses that may be under way at once. */
export const MAX_SLOW = MAX_IN_FLIGHT / 2;

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
  maxSlow?: number;
  meter?: Meter | undefined;
}

// A `Socket` counts whole chunks. Only its handle knows how much of a large one is gone; Node's own time limits ask it, too.
const connectionRule = z.object({
  _handle: z.object({ bytesWritten: z.number(), writeQueueSize: z.number() }),
});

function speedOf({ moved }: SampledResponse): number {
  return ((moved.at(-1) ?? 0) - (moved[0] ?? 0)) / Math.max(1, moved.length - 1);
}

function isSlow(response: SampledResponse): boolean {
  return response.moved.length > SLOW_SAMPLES && speedOf(response) < SLOW_BYTES_A_SAMPLE;
}

/** Decides whether a response is ended on its own account. */
export function reasonToEnd(response: SampledResponse): Exclude<EndReason, 'too-many'> | undefined {
  if (response.count > MAX_SAMPLES) return 'too-long';
  if (response.moved.length <= WINDOW_SAMPLES) return undefined;
  const speed = speedOf(response);
  if (speed === 0) return 'unread';
  return speed < MIN_BYTES_A_SAMPLE ? 'too-slow' : undefined;
}

/** Chooses what ends when more than `most` responses are slow: the slowest, and of equally slow ones the oldest. */
export function slowestBeyond<Response extends SampledResponse>(
  responses: Response[],
  most: number,
): Response[] {
  const slow = responses.filter(isSlow);
  slow.sort((a, b) => speedOf(a) - speedOf(b) || b.count - a.count);
  return slow.slice(0, Math.max(0, slow.length - most));
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
  { sampleMs = SAMPLE_MS, maxSlow = MAX_SLOW, meter = NO_METER }: SlowResponseOptions = {},
): void {
  const open = new Map<ServerResponse, SampledResponse>();
  server.on('request', (_req, res) => {
    open.set(res, { count: 0, moved: [] });
    res.once('close', () => open.delete(res));
  });
  const end = (res: ServerResponse, reason: EndReason) => {
    meter.count('responseEnded', { reason });
    open.delete(res);
    // A reset: otherwise the system would keep megabytes for a client that reads them slowly, or never.
    res.socket?.resetAndDestroy();
  };
  const sampling = setInterval(() => {
    for (const [res, response] of open) {
      sample(res, response);
      const reason = reasonToEnd(response);
      if (reason) end(res, reason);
    }
    const responses = [...open].map(([res, response]) => ({ ...response, res }));
    for (const { res } of slowestBeyond(responses, maxSlow)) end(res, 'too-many');
  }, sampleMs);
  sampling.unref();
  server.on('close', () => clearInterval(sampling));
}
