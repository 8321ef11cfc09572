import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** What went wrong, as the machine knows it and as a person reads it, with one sentence per form field. */
export type AppFailure = { code: string; message: string; fields: Record<string, string> };

const OFFLINE = 'Keine Verbindung zum Server. Bitte prüfen Sie Ihre Internetverbindung.';

function sentences(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'));
}

function serverText({ statusCode, bodyText }: ServerError): string {
  return bodyText ? `${statusCode}: ${bodyText}` : `HTTP error! status: ${statusCode}`;
}

/** Any error of a request as code and German sentence; the generic HTTP texts only where the answer carried none (SPEC §8). */
export function toFailure(error: unknown): AppFailure {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return {
      code: String(first?.extensions?.code ?? 'INTERNAL_SERVER_ERROR'),
      message: first?.message ?? 'Unbekannter Fehler',
      fields: sentences(first?.extensions?.fields),
    };
  }
  if (ServerError.is(error)) return { code: 'HTTP', message: serverText(error), fields: {} };
  return { code: 'NETWORK', message: OFFLINE, fields: {} };
}
