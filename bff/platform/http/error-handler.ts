import { isNativeError } from 'node:util/types';
import type { ErrorRequestHandler } from 'express';
import { AppError, HTTP_STATUS, maskError } from '../lib/errors.ts';
import type { Logger } from '../lib/logger.ts';

const GRAPHQL_TYPE = 'application/graphql-response+json';
export const NOT_JSON = 'Die Anfrage ist kein gültiges JSON.';
export const TOO_LARGE = 'Die Anfrage ist zu groß.';
const NO_SUCH_FILE = 'Diese Datei gibt es nicht.';
const UNUSABLE = 'Die Anfrage ist ungültig.';
const WRONG_TYPE = 'Die Anfrage muss JSON in UTF-8 enthalten.';

/** Express and its body parser mark client errors with a status below 500; the parser's errors have a type as well. */
function clientMistake(error: unknown): AppError | undefined {
  if (!isNativeError(error) || !('status' in error)) return undefined;
  const { status } = error;
  if (status === 404) return new AppError('NOT_FOUND', NO_SUCH_FILE);
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE', TOO_LARGE);
  if (status === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE', WRONG_TYPE);
  if (typeof status !== 'number' || status >= 500) return undefined;
  return new AppError('BAD_USER_INPUT', 'type' in error ? NOT_JSON : UNUSABLE);
}

/** Sends errors as `{error, code, fields}`, and on `/graphql` as GraphQL errors. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (thrown, req, res, _next) => {
    if (res.headersSent) {
      // Destroy the socket: Express would print the error with the values of a failed statement.
      logger.error({ err: thrown }, 'an answer broke off');
      req.socket.destroy();
      return;
    }
    const error = clientMistake(thrown) ?? maskError(thrown, logger);
    const { message, code, details, extensions } = error;
    if (details.retryAfterSeconds !== undefined) res.setHeader('Retry-After', details.retryAfterSeconds);
    res.status(HTTP_STATUS[code]);
    if (/^\/graphql\/?$/i.test(req.path)) {
      // Clients of this media type read the error message at any status.
      res.type(req.accepts(['json', GRAPHQL_TYPE]) || 'json').json({ errors: [{ message, extensions }] });
    } else {
      // A file's own type may be set already.
      res.type('json').json(error.body);
    }
  };
}
