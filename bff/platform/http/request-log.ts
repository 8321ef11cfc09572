import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { type Logger, requestFacts } from '../lib/logger.ts';
import { type Meter, NO_METER } from '../lib/meter.ts';

/** Header of W3C Trace Context; its second part is the trace id. */
const TRACE_PARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** Returns the route pattern or mount path; never the URL, which can contain a sign-in code. */
function routeOf(req: Request): string {
  const pattern: unknown = req.route?.path;
  // Express leaves `baseUrl` undefined if no route matched.
  const mount: string | undefined = req.baseUrl;
  return typeof pattern === 'string' ? pattern : (mount?.toLowerCase() ?? '');
}

/** Assigns every request an id, sent as `X-Request-Id`, and logs and measures its response. */
export function requestLog(logger: Logger, meter: Meter = NO_METER): RequestHandler {
  return (req, res, next) => {
    const requestId = randomUUID();
    const traceId = TRACE_PARENT.exec(req.get('traceparent') ?? '')?.[1];
    const ids = traceId ? { requestId, traceId } : { requestId };
    const startedAt = performance.now();
    res.setHeader('X-Request-Id', requestId);
    res.on('finish', () => {
      const durationMs = performance.now() - startedAt;
      const answered = { method: req.method, route: routeOf(req), status: res.statusCode, durationMs };
      logger.info({ ...ids, ...answered, durationMs: Math.round(durationMs) }, 'request');
      meter.observe(answered);
    });
    requestFacts.run({ ids, route: () => routeOf(req) }, next);
  };
}
