import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { type Logger, requestFacts } from '../lib/logger.ts';
import { type Meter, NO_METER } from '../lib/meter.ts';

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
    const startedAt = performance.now();
    res.setHeader('X-Request-Id', requestId);
    res.on('finish', () => {
      const durationMs = performance.now() - startedAt;
      const answered = { method: req.method, route: routeOf(req), status: res.statusCode, durationMs };
      logger.info({ requestId, ...answered, durationMs: Math.round(durationMs) }, 'request');
      meter.observe(answered);
    });
    requestFacts.run({ requestId, route: () => routeOf(req) }, next);
  };
}
