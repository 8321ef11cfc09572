import { refuseKeyWithoutScopes } from '../graphql/admission.ts';
import { SIGN_IN_FIRST } from '../graphql/context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { NOT_JSON, TOO_LARGE } from '../http/error-handler.ts';
import { STARTING } from '../http/health.ts';
import { FOREIGN_REQUEST, JSON_ONLY } from '../http/origin-gate.ts';
import { AppError, type ErrorCode, HTTP_STATUS, UNEXPECTED_MESSAGE } from '../lib/errors.ts';
import { type Response, reference, response, type Schema } from './openapi-schemas.ts';
import type { GuardedRoute } from './route.ts';
import { shapes } from './shapes.ts';

/** The codes that come with `Retry-After`. */
const SAYS_WHEN_TO_RETRY: readonly string[] = ['TOO_MANY_REQUESTS', 'UNAVAILABLE'];

const MEANING: Record<ErrorCode, string> = {
  BAD_USER_INPUT: 'The body is not JSON, or a field is missing, of the wrong type or against its rule.',
  UNAUTHENTICATED: 'Nobody is signed in, or the credentials or the key are not right.',
  FORBIDDEN:
    "The request comes from another site's page, the key does not reach so far, or this account must not do this now.",
  NOT_FOUND: 'There is no such thing, or it belongs to somebody else.',
  CONFLICT: 'It contradicts what is already stored; nothing was changed.',
  GONE: 'What changed since this cursor is not known any more: read from the start, without a cursor.',
  PAYLOAD_TOO_LARGE: 'The body is larger than 128 kB, or the diary has no room for the text.',
  UNSUPPORTED_MEDIA_TYPE: 'The body is not `application/json` in UTF-8.',
  TOO_MANY_REQUESTS: 'Too many of these in a short time. `Retry-After` says when to try again.',
  INTERNAL_SERVER_ERROR: 'Something broke that nobody expected. Without any detail.',
  UNAVAILABLE: 'Cannot be served now. `Retry-After` says when to try again.',
};

const ADVICE: Record<ErrorCode, string> = {
  BAD_USER_INPUT: 'Mend the input; `fields` says where.',
  UNAUTHENTICATED:
    'The key is wrong, has ended or was taken back. Ask its person for a new one, and stop trying.',
  FORBIDDEN: 'The key may not do this; `scope` names the one that it lacks.',
  NOT_FOUND: 'It is gone, or was never there for this person.',
  CONFLICT: 'It contradicts what is stored. Read that first.',
  GONE: 'Read the diary from the start, without a cursor.',
  PAYLOAD_TOO_LARGE:
    'Send less than 128 kB. Where an entry is written, the diary may be full: show its person the sentence, and keep the text.',
  UNSUPPORTED_MEDIA_TYPE: 'Send `Content-Type: application/json`.',
  TOO_MANY_REQUESTS: 'Wait as long as `Retry-After` says, in seconds.',
  INTERNAL_SERVER_ERROR: 'Try again later. If it stays, report the `X-Request-Id`.',
  UNAVAILABLE: 'Wait as long as `Retry-After` says, in seconds.',
};

/** Every code with its status and with what a program does about it. */
export const failureFacts = Object.keys(HTTP_STATUS)
  .filter(isErrorCode)
  .map((code) => ({ code, status: HTTP_STATUS[code], advice: ADVICE[code] }));

/** The failures of the frame around every row, each with its sentence. */
const FRAME: Partial<Record<ErrorCode, string>> = {
  BAD_USER_INPUT: NOT_JSON,
  FORBIDDEN: FOREIGN_REQUEST,
  PAYLOAD_TOO_LARGE: TOO_LARGE,
  UNSUPPORTED_MEDIA_TYPE: JSON_ONLY,
  INTERNAL_SERVER_ERROR: UNEXPECTED_MESSAGE,
  UNAVAILABLE: STARTING,
};

type Example = { value: unknown };
type Examples = Record<string, Example>;

function isErrorCode(code: string): code is ErrorCode {
  return code in HTTP_STATUS;
}

/** The refusal that this throws, if it throws one. */
function refusal(attempt: () => unknown): Example | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { fields, scope } = error.details;
    return {
      value: { error: error.message, code: error.code, ...(fields && { fields }), ...(scope && { scope }) },
    };
  }
}

function examplesOf(row: GuardedRoute, code: ErrorCode): Examples {
  const specific = row.errors?.[code] ?? (code === 'UNAUTHENTICATED' ? SIGN_IN_FIRST : undefined);
  const general = FRAME[code];
  const { input } = row;
  const missing = code === 'BAD_USER_INPUT' && input && refusal(() => parseInput(input.rule, {}));
  const beyond = code === 'FORBIDDEN' && refusal(() => refuseKeyWithoutScopes(row));
  return {
    ...(missing && { missing }),
    ...(specific && { specific: { value: { error: specific, code } } }),
    ...(general && { general: { value: { error: general, code } } }),
    ...(beyond && { beyond }),
  };
}

/** An error that has the one code of its status, so that a generated client knows the codes of each operation. */
function failure(code: ErrorCode): Schema {
  const narrowed: Schema = { type: 'object', properties: { code: { const: code } }, required: ['code'] };
  return { allOf: [reference(shapes.Error), narrowed] };
}

/** Every failure of a row, by status: its own, those of its access, those of the frame. */
export function failureResponses(row: GuardedRoute): Record<string, Response> {
  const ofAccess = row.access === 'user' ? ['UNAUTHENTICATED'] : [];
  const codes = [...Object.keys(FRAME), ...ofAccess, ...Object.keys(row.errors ?? {})].filter(isErrorCode);
  const responses = codes.map((code) => {
    const headers = SAYS_WHEN_TO_RETRY.includes(code) ? ['Retry-After'] : [];
    const description = `\`${code}\`: ${MEANING[code]}`;
    return [HTTP_STATUS[code], response(description, failure(code), examplesOf(row, code), headers)] as const;
  });
  return Object.fromEntries(responses);
}
