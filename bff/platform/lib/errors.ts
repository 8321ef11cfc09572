import { GraphQLError } from 'graphql';

/** Every machine code of an answer; `http/http-status.ts` gives each its HTTP status. */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL_SERVER_ERROR'
  | 'UNAVAILABLE';

/** The facts of an error beyond its sentence. */
export interface ErrorDetails {
  /** German sentences by input field, for `BAD_USER_INPUT`. */
  fields?: Record<string, string>;
  /** The stored version, for a `CONFLICT` between two edits. */
  current?: { content: string; updatedAt: string };
  /** Seconds until a new try makes sense, for `TOO_MANY_REQUESTS` and `UNAVAILABLE`. */
  retryAfterSeconds?: number;
}

/** An expected failure: a German sentence for the person and a code for the program. Anything else is masked. */
export class AppError extends GraphQLError {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { extensions: { code, ...details } });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** The sentence of an unexpected fault. */
export const UNEXPECTED_MESSAGE =
  'Es ist ein unerwarteter Fehler aufgetreten. Bitte versuche es später erneut.';

/** The refusal of a request whose account was deleted meanwhile. */
export function accountGone(): AppError {
  return new AppError('UNAUTHENTICATED', 'Dieses Konto gibt es nicht mehr.');
}
