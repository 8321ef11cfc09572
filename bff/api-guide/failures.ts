import type { ErrorCode } from '../platform/lib/errors.ts';

export const MEANING: Record<ErrorCode, string> = {
  BAD_USER_INPUT: 'The body is not JSON, or a field is missing, has the wrong type or breaks its rule.',
  UNAUTHENTICATED: 'Nobody is signed in, or the credentials or the token are wrong.',
  FORBIDDEN:
    "The request comes from another site's page, the token lacks the scope, or the account may not do this now.",
  NOT_FOUND: 'The resource does not exist, or it belongs to another person.',
  CONFLICT: 'The request contradicts the stored data; nothing was changed.',
  GONE: 'The server no longer knows the changes since this cursor: read from the start, without a cursor.',
  PAYLOAD_TOO_LARGE: 'The body is larger than 128 kB, or the diary has no space for the text.',
  UNSUPPORTED_MEDIA_TYPE: 'The body is not `application/json` in UTF-8.',
  TOO_MANY_REQUESTS: 'Too many requests in a short time. `Retry-After` says when to try again.',
  INTERNAL_SERVER_ERROR: 'An unexpected fault. The response has no details.',
  UNAVAILABLE: 'The server cannot process the request now. `Retry-After` says when to try again.',
};

/** What a program should do about each error code. */
export const ADVICE: Record<ErrorCode, string> = {
  BAD_USER_INPUT: 'Correct the input; `fields` names the invalid fields.',
  UNAUTHENTICATED:
    'The token is wrong, has expired or was revoked. Stop trying, and ask the person for a new token.',
  FORBIDDEN: 'The token may not do this; `scope`, if present, names the missing scope.',
  NOT_FOUND: 'The resource was deleted, or never existed for this person.',
  CONFLICT: 'Read the stored version first, then decide.',
  GONE: 'Read the diary from the start, without a cursor.',
  PAYLOAD_TOO_LARGE:
    'Send at most 128 kB. If the request writes an entry, the diary may be full: show the sentence to the person, and keep the text.',
  UNSUPPORTED_MEDIA_TYPE: 'Send `Content-Type: application/json`.',
  TOO_MANY_REQUESTS: 'Wait for the seconds in `Retry-After`.',
  INTERNAL_SERVER_ERROR: 'Try again later. If the fault persists, report the `X-Request-Id`.',
  UNAVAILABLE: 'Wait for the seconds in `Retry-After`.',
};
