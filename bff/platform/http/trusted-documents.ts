import type { RequestHandler } from 'express';
import { AppError } from '../lib/errors.ts';

/** Refusal of a GraphQL text sent without a bearer token. */
export const OWN_DOCUMENTS_ONLY =
  'Hier sind nur die Abfragen der App selbst möglich. Für eigene Programme gibt es Zugänge im Profil.';

/** Refusal of a document id that only another version of the app has. */
export const UNKNOWN_DOCUMENT =
  'Die App und der Server haben gerade verschiedene Versionen. Bitte versuche es gleich noch einmal oder lade die Seite neu.';

const RETRY_AFTER_SECONDS = 5;

/**
 * Replaces a `documentId` with the document's text. Refuses other texts before Apollo parses them, unless `isOpen` or
 * the client has a bearer token.
 */
export function trustedDocuments(documents: ReadonlyMap<string, string>, isOpen: boolean): RequestHandler {
  return (req, _res, next) => {
    const { documentId, ...body }: Record<string, unknown> = req.body ?? {};
    if (typeof documentId !== 'string' || body.query !== undefined)
      return next(isOpen || req.program ? undefined : new AppError('FORBIDDEN', OWN_DOCUMENTS_ONLY));
    const query = documents.get(documentId);
    const details = { retryAfterSeconds: RETRY_AFTER_SECONDS, isUnknownDocument: true };
    req.body = { ...body, query };
    next(query === undefined ? new AppError('UNAVAILABLE', UNKNOWN_DOCUMENT, details) : undefined);
  };
}
