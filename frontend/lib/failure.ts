import { ownValue, pairsOf } from './json-values.ts';

export const UNKNOWN_FAILURE = 'Unbekannter Fehler';

export const NO_CONNECTION = 'Keine Verbindung zum Server. Bitte prüfe Deine Internetverbindung.';

type Details = { fields?: Record<string, string>; cause?: unknown };

/** A failure: its machine code, its German sentence, and a sentence for each form field with an error. */
export class AppError extends Error {
  readonly code: string;
  readonly fields: Record<string, string>;

  constructor(code: string, sentence: string, { fields = {}, cause }: Details = {}) {
    super(sentence, { cause });
    this.code = code;
    this.fields = fields;
  }
}

export function unreachable(): never {
  throw new AppError('NETWORK', NO_CONNECTION);
}

function sentencesOf(value: unknown): Record<string, string> {
  const isSentence = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return Object.fromEntries(pairsOf(value).filter(isSentence));
}

function failureOf(sentence: string, details: unknown): AppError {
  const { code = 'INTERNAL_SERVER_ERROR' } = sentencesOf(details);
  return new AppError(code, sentence, { fields: sentencesOf(ownValue(details, 'fields')) });
}

/** Reads the failure in a body, in the form of GraphQL, of REST or of the layers before GraphQL. */
function failureIn(body: unknown): AppError | undefined {
  const first = ownValue(ownValue(body, 'errors'), '0');
  const { message } = sentencesOf(first);
  if (message !== undefined) return failureOf(message, ownValue(first, 'extensions'));
  const { error } = sentencesOf(body);
  return error === undefined ? undefined : failureOf(error, body);
}

/** Parses a JSON text; undefined if the text is not JSON. */
export function parsed<Value = unknown>(text: string): Value | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The failure in a reply; falls back to the specified text of the status. */
export function failureOfReply({ ok, status, statusText }: Response, body: string): AppError {
  const words = ok ? '' : body || statusText;
  const text = words ? `${status}: ${words}` : `HTTP error! status: ${status}`;
  const reply = parsed(body);
  return failureIn(reply) ?? new AppError('HTTP', ok && reply ? UNKNOWN_FAILURE : text);
}

/** Maps anything that a request can throw to a failure. */
export function toFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error === undefined) return new AppError('INTERNAL_SERVER_ERROR', UNKNOWN_FAILURE);
  return new AppError('PROGRAM', UNKNOWN_FAILURE, { cause: error });
}
