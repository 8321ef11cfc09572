import { GraphQLError } from 'graphql';
import type { Logger } from './logger.ts';

export const HTTP_STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof HTTP_STATUS;

interface ErrorDetails {
  /** German sentences by input field, for `BAD_USER_INPUT`. */
  fields?: Record<string, string>;
  /** Seconds until a retry makes sense, for `TOO_MANY_REQUESTS` and `UNAVAILABLE`. */
  retryAfterSeconds?: number;
  /** Scope that a bearer token lacks, for `FORBIDDEN`. */
  scope?: string;
  /** Tells the app that this server, which runs another version, does not have the document. */
  isUnknownDocument?: boolean;
}

/** Expected failure with a German sentence for the person and a code for the program. All other errors are masked. */
export class AppError extends GraphQLError {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { extensions: { code, ...details } });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  /** JSON body of a failure, as REST sends it. */
  get body() {
    const { fields, scope } = this.details;
    return { error: this.message, code: this.code, ...(fields && { fields }), ...(scope && { scope }) };
  }
}

/** `CONFLICT` that GraphQL returns as data: the payload of the change replaces the error. */
export class ConflictError extends AppError {
  readonly payload: object;

  constructor(message: string, payload: object) {
    super('CONFLICT', message);
    this.payload = payload;
  }
}

const OVERLOAD_SECONDS = 2;
const NOT_SET_UP_SECONDS = 3_600;

export const UNEXPECTED_MESSAGE =
  'Es ist ein unerwarteter Fehler aufgetreten. Bitte versuche es später erneut.';

/** Refusal of a request that needs a session. */
export const SIGN_IN_FIRST = 'Bitte melde Dich an.';

/** Refusal of an unknown, expired or revoked token, in all cases the same. */
export const TOKEN_REFUSED = 'Dieser Zugang für Programme gilt nicht oder nicht mehr.';

/** Creates the error for a request whose account was deleted meanwhile. */
export function accountGone(): AppError {
  return new AppError('UNAUTHENTICATED', 'Dieses Konto gibt es nicht mehr.');
}

/** Creates the error for a feature that the operator has not set up. */
export function notSetUp(message: string): AppError {
  return new AppError('UNAVAILABLE', message, { retryAfterSeconds: NOT_SET_UP_SECONDS });
}

/** Creates the error for a request that exceeds the current capacity. */
export function overloaded(): AppError {
  const busy = 'Gerade ist sehr viel los. Bitte versuche es gleich noch einmal.';
  return new AppError('UNAVAILABLE', busy, { retryAfterSeconds: OVERLOAD_SECONDS });
}

/** The message of a failure for the operator: the cause in place of a sentence for visitors. */
export function operatorMessage(error: unknown): string {
  const cause = error instanceof AppError && error.cause ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

/** Masks an error: an `AppError` is returned, and its cause is logged; any other error is logged and replaced. */
export function maskError(error: unknown, logger: Logger): AppError {
  if (error instanceof AppError) {
    if (error.cause !== undefined) logger.warn({ err: error.cause }, 'a request ended with 503');
    return error;
  }
  logger.error({ err: error }, 'unexpected fault');
  return new AppError('INTERNAL_SERVER_ERROR', UNEXPECTED_MESSAGE);
}
