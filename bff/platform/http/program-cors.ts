import type { Request, RequestHandler } from 'express';
import { AppError } from '../lib/errors.ts';
import { bearerOf, TIME_ZONE_HEADER, USER_HEADER } from '../lib/request-headers.ts';

const SIGNED_IN_ONLY = 'Das geht nur im Browser, nicht mit einem Zugang für Programme.';

/** CORS for pages of any origin, without `Access-Control-Allow-Credentials`, so that browsers send no cookie. */
const ANY_ORIGIN = new Map([
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Expose-Headers', 'Content-Disposition, Retry-After, WWW-Authenticate, X-Request-Id'],
]);
const PREFLIGHT = new Map([
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Allow-Methods', 'GET, HEAD, POST, PATCH, DELETE'],
  ['Access-Control-Allow-Headers', `Authorization, Content-Type, ${TIME_ZONE_HEADER}, ${USER_HEADER}`],
  ['Access-Control-Max-Age', '7200'],
]);

function isProgramPreflight(req: Request): boolean {
  if (req.method !== 'OPTIONS' || req.get('Access-Control-Request-Method') === undefined) return false;
  const asked = req.get('Access-Control-Request-Headers') ?? '';
  return asked.split(',').some((name) => name.trim().toLowerCase() === 'authorization');
}

/**
 * Admits API clients from any origin by token only: cookies of a request with a token are dropped before they are read.
 */
export const programCors: RequestHandler = (req, res, next) => {
  if (isProgramPreflight(req)) {
    res.setHeaders(PREFLIGHT).status(204).end();
    return;
  }
  if (bearerOf(req) !== null) {
    delete req.headers.cookie;
    res.setHeaders(ANY_ORIGIN);
  }
  next();
};

/** Refuses API clients on paths that redirect browsers. */
export const refusePrograms: RequestHandler = (req, _res, next) => {
  next(bearerOf(req) === null ? undefined : new AppError('FORBIDDEN', SIGNED_IN_ONLY));
};
