import type { ErrorCode } from '../platform/lib/errors.ts';

/** The meaning of each error code. */
export const MEANING: Record<ErrorCode, string> = {
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

/** What a program should do about each error code. */
export const ADVICE: Record<ErrorCode, string> = {
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
