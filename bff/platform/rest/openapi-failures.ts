import { refuseTokenWithoutScopes } from '../graphql/context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { NOT_JSON, TOO_LARGE } from '../http/error-handler.ts';
import { STARTING } from '../http/health.ts';
import { FOREIGN_REQUEST, JSON_ONLY } from '../http/origin-gate.ts';
import {
  AppError,
  type ErrorCode,
  HTTP_STATUS,
  SIGN_IN_FIRST,
  TOKEN_REFUSED,
  UNEXPECTED_MESSAGE,
} from '../lib/errors.ts';
import { TOO_MANY } from '../limits/rate-limits.ts';
import { type Response, reference, response, type Schema } from './openapi-schemas.ts';
import type { GuardedRoute } from './route.ts';
import type { Shape } from './shapes.ts';

/** Error codes that come with `Retry-After`. */
const SAYS_WHEN_TO_RETRY: readonly string[] = ['TOO_MANY_REQUESTS', 'UNAVAILABLE'];

/** Failures that every row can have, each with its message. */
const FRAME: Partial<Record<ErrorCode, string>> = {
  BAD_USER_INPUT: NOT_JSON,
  UNAUTHENTICATED: TOKEN_REFUSED,
  FORBIDDEN: FOREIGN_REQUEST,
  PAYLOAD_TOO_LARGE: TOO_LARGE,
  UNSUPPORTED_MEDIA_TYPE: JSON_ONLY,
  TOO_MANY_REQUESTS: TOO_MANY,
  INTERNAL_SERVER_ERROR: UNEXPECTED_MESSAGE,
  UNAVAILABLE: STARTING,
};

export interface FailureTexts {
  failures: Record<ErrorCode, string>;
  /** Shape of every failure's body, registered with an example. */
  failure: Shape;
}

type Example = { value: unknown };

function isErrorCode(code: string): code is ErrorCode {
  return code in HTTP_STATUS;
}

/** All error codes, by rising status. */
export const ERROR_CODES = Object.keys(HTTP_STATUS).filter(isErrorCode);

function exampleThrownBy(attempt: () => unknown): Example | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { value: error.body };
  }
}

function examplesOf(row: GuardedRoute, code: ErrorCode): Record<string, Example> {
  const needsSignIn = code === 'UNAUTHENTICATED' && row.access === 'user';
  const specific = row.errors?.[code] ?? (needsSignIn ? SIGN_IN_FIRST : undefined);
  const general = FRAME[code];
  const { input } = row;
  const missing = code === 'BAD_USER_INPUT' && input && exampleThrownBy(() => parseInput(input.rule, {}));
  const beyond = code === 'FORBIDDEN' && exampleThrownBy(() => refuseTokenWithoutScopes(row));
  return {
    ...(missing && { missing }),
    ...(specific && { specific: { value: { error: specific, code } } }),
    ...(general && { general: { value: { error: general, code } } }),
    ...(beyond && { beyond }),
  };
}

/** Restricts an error to one code, so that a generated client knows the codes of each operation. */
function narrow(failure: Shape, code: ErrorCode): Schema {
  const only: Schema = { type: 'object', properties: { code: { const: code } }, required: ['code'] };
  return { allOf: [reference(failure), only] };
}

/** Returns all failures of a row by status: its own failures, and the failures of every row. */
export function failureResponses(
  row: GuardedRoute,
  { failures, failure }: FailureTexts,
): Record<string, Response> {
  const codes = Object.keys({ ...FRAME, ...row.errors }).filter(isErrorCode);
  const responses = codes.map((code) => {
    const headers = SAYS_WHEN_TO_RETRY.includes(code) ? ['Retry-After'] : [];
    const description = `\`${code}\`: ${failures[code]}`;
    return [
      HTTP_STATUS[code],
      response(description, narrow(failure, code), examplesOf(row, code), headers),
    ] as const;
  });
  return Object.fromEntries(responses);
}
