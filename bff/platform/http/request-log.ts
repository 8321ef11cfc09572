import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { type Logger, requestFacts } from '../lib/logger.ts';

/** The route's pattern, or its mount; never the address, which can hold a sign-in code. */
function routeOf(req: Request): string {
  const pattern: unknown = req.route?.path;
  return typeof pattern === 'string' ? pattern : req.baseUrl;
}

/** Gives every request an id, sent as `X-Request-Id`, and logs one line with the answer. */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    res.setHeader('X-Request-Id', requestId);
    res.on('finish', () => {
      const route = routeOf(req);
      const durationMs = Math.round(performance.now() - startedAt);
      logger.info({ requestId, method: req.method, route, status: res.statusCode, durationMs }, 'request');
    });
    requestFacts.run({ requestId, route: () => routeOf(req) }, next);
  };
}
