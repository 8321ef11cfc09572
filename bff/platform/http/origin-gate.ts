import { isUtf8 } from 'node:buffer';
import type { json, Request, RequestHandler } from 'express';
import { AppError } from '../lib/errors.ts';
import { bearerOf } from '../lib/request-headers.ts';
import type { SecurityLog } from '../lib/security-log.ts';

/** Refusal of a request from another site's page. */
export const FOREIGN_REQUEST = 'Diese Anfrage kommt von einer fremden Seite.';

export const JSON_ONLY = 'Die Anfrage muss JSON enthalten.';

const GRAPHQL_REPLIES = ['application/json', 'application/graphql-response+json'].map(
  (type) => `${type}; charset=utf-8`,
);
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const ALLOWED_METHODS = 'GET, HEAD, OPTIONS, POST, PATCH, PUT, DELETE';

function isForeignWrite(req: Request, appOrigin: string): boolean {
  const site = req.get('Sec-Fetch-Site');
  if (site !== undefined) return site !== 'same-origin';
  const origin = req.get('Origin');
  // Browsers send `Origin` with every write; other clients do not carry a victim's cookie.
  return origin !== undefined && origin !== appOrigin;
}

/** The refusal; names the setting if a page of the product sends the request from another address. */
function refusalOf(req: Request, appOrigin: string): string {
  const origin = req.get('Origin') ?? '';
  const isOwn = URL.canParse(origin) && new URL(origin).host === req.get('Host');
  if (!isOwn || origin === appOrigin) return FOREIGN_REQUEST;
  return `Hier geht es nur unter ${appOrigin}. Soll ${origin} gelten, setze auf dem Server APP_ORIGIN=${origin} und starte ihn neu.`;
}

function isForeignRead(req: Request): boolean {
  return req.get('Sec-Fetch-Site') === 'cross-site' && req.get('Sec-Fetch-Mode') !== 'navigate';
}

/** Checks whether a page of this origin sent the browser here, by `Sec-Fetch-Site` or else by `Referer`. */
export function isFromOwnPage(req: Request, appOrigin: string): boolean {
  const site = req.get('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  const referrer = req.get('Referer') ?? '';
  return URL.canParse(referrer) && new URL(referrer).origin === appOrigin;
}

/**
 * Refuses writes and embedded reads from another site's page, unless they carry a bearer token, which browsers never
 * add by themselves.
 */
export function originGate(appOrigin: string, events: SecurityLog): RequestHandler {
  return (req, _res, next) => {
    const isCrossSite = SAFE_METHODS.has(req.method) ? isForeignRead(req) : isForeignWrite(req, appOrigin);
    const isForeign = isCrossSite && bearerOf(req) === null;
    if (isForeign) events.record('cross-origin-request');
    next(isForeign ? new AppError('FORBIDDEN', refusalOf(req, appOrigin)) : undefined);
  };
}

/** Refuses bodies that are not JSON: another site's form cannot send JSON. */
export const jsonOnly: RequestHandler = (req, _res, next) => {
  const hasBody = Number(req.get('Content-Length') ?? 0) > 0 || req.get('Transfer-Encoding') !== undefined;
  const isRefused = hasBody && !req.is('application/json');
  next(isRefused ? new AppError('UNSUPPORTED_MEDIA_TYPE', JSON_ONLY) : undefined);
};

/** Replies are JSON, whatever the client accepts: Apollo Server would run the operation and then reply 406. */
export const replyInJson: RequestHandler = (req, _res, next) => {
  if (!req.accepts(GRAPHQL_REPLIES)) req.headers.accept = '*/*';
  next();
};

type Verify = NonNullable<NonNullable<Parameters<typeof json>[0]>['verify']>;

/** Refuses bytes that are not UTF-8: decoding would replace some, and the changed text would be stored. */
export const requireUtf8: Verify = (_req, _res, body, charset) => {
  if (charset !== 'utf-8' || !isUtf8(body)) throw Object.assign(new Error('not UTF-8'), { status: 415 });
};

/** Replies 405 to TRACE, which would echo headers that no script may read. */
export const refuseTrace: RequestHandler = (req, res, next) => {
  if (req.method !== 'TRACE') return next();
  const { body } = new AppError('FORBIDDEN', 'Diese HTTP-Methode ist hier nicht erlaubt.');
  res.status(405).setHeader('Allow', ALLOWED_METHODS).json(body);
};
