import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RequestHandler } from 'express';
import { overloaded } from '../lib/errors.ts';
import { type Meter, NO_METER } from '../lib/meter.ts';

/** Requests that may be under way at once. */
export const MAX_IN_FLIGHT = 200;

/** A longer delay of the event loop means overload… */
export const MAX_LOOP_DELAY_MS = 200;

/** …unless fewer requests are under way: then a refusal would not help. */
export const FEW_IN_FLIGHT = 20;

const WINDOW_MS = 1_000;
const RESOLUTION_MS = 20;
const NS_PER_MS = 1e6;

/** Measures the event loop's delay: the median of the last second, so that one garbage collection refuses nobody. */
export function watchLoopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  setInterval(() => {
    // The histogram counts the interval itself.
    delayMs = histogram.percentile(50) / NS_PER_MS - RESOLUTION_MS;
    histogram.reset();
  }, WINDOW_MS).unref();
  return () => delayMs;
}

/** Load shedding: answers 503 at once in an overload, so that the requests under way are served in time. */
export function loadShedding(loopDelayMs: () => number = () => 0, meter: Meter = NO_METER): RequestHandler {
  let inFlight = 0;
  return (_req, res, next) => {
    const isFull = inFlight >= MAX_IN_FLIGHT;
    if (isFull || (inFlight >= FEW_IN_FLIGHT && loopDelayMs() > MAX_LOOP_DELAY_MS)) {
      meter.count('loadShed', { reason: isFull ? 'requests' : 'event-loop' });
      next(overloaded());
      return;
    }
    inFlight += 1;
    res.once('close', () => {
      inFlight -= 1;
    });
    next();
  };
}
