import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { plainFailure } from './plain-failure.ts';
import { UNKNOWN_FAILURE } from './plain-request.ts';

/** A failure: its machine code, its German sentence, and one sentence per form field. */
export type AppFailure = {
  code: string;
  message: string;
  fields: Record<string, string>;
  /** The stored version, for a conflict between two edits: its texts and its `updatedAt`. */
  current?: Record<string, string> | undefined;
  /** Whether the same request may well succeed later. */
  isTemporary: boolean;
};

const TEMPORARY = new Set([
  'NETWORK',
  'HTTP',
  'PROGRAM',
  'UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'INTERNAL_SERVER_ERROR',
]);

function failure(code: string, message: string, rest: Partial<AppFailure> = {}): AppFailure {
  return { code, message, fields: {}, isTemporary: TEMPORARY.has(code), ...rest };
}

function parts(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

function sentences(value: unknown): Record<string, string> {
  const texts = [...parts(value)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** Parses the failure in a body, in GraphQL's form or in that of the layers before it. */
function saidFailure(body: unknown): AppFailure | undefined {
  const { error, code } = sentences(body);
  if (error !== undefined && code !== undefined) return failure(code, error);
  const first = Object.values(parts(body).get('errors') ?? {})[0];
  const { message } = sentences(first);
  const extensions = parts(first).get('extensions');
  const { code: machineCode = 'INTERNAL_SERVER_ERROR' } = sentences(extensions);
  if (message === undefined) return undefined;
  const details = parts(extensions);
  return failure(machineCode, message, {
    fields: sentences(details.get('fields')),
    current: details.has('current') ? sentences(details.get('current')) : undefined,
  });
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function serverText({ statusCode, bodyText }: ServerError): string {
  return bodyText ? `${statusCode}: ${bodyText}` : `HTTP error! status: ${statusCode}`;
}

/** Maps any error of a request to a failure; generic HTTP texts only where the reply has none. */
export function toFailure(error: unknown): AppFailure {
  if (CombinedGraphQLErrors.is(error)) {
    return saidFailure({ errors: error.errors }) ?? failure('INTERNAL_SERVER_ERROR', UNKNOWN_FAILURE);
  }
  if (error === undefined) return failure('INTERNAL_SERVER_ERROR', UNKNOWN_FAILURE);
  if (!ServerError.is(error)) {
    const { code, message } = plainFailure(error);
    return failure(code, message);
  }
  return saidFailure(json(error.bodyText)) ?? failure('HTTP', serverText(error));
}
