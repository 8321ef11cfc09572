import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type Logger, requestFacts } from '../lib/logger.ts';

/** Gives every request an id, also as the header `X-Request-Id`, and writes one line when it is answered. */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    res.setHeader('X-Request-Id', requestId);
    res.on('finish', () => {
      // The route's pattern, never the address: a query can hold a sign-in code.
      const pattern: unknown = req.route?.path;
      const route = typeof pattern === 'string' ? pattern : '';
      const durationMs = Math.round(performance.now() - startedAt);
      logger.info({ requestId, method: req.method, route, status: res.statusCode, durationMs }, 'request');
    });
    requestFacts.run({ requestId }, next);
  };
}
