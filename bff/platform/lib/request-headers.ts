import type { IncomingMessage } from 'node:http';

/** Names the IANA time zone of the person who asks. */
export const TIME_ZONE_HEADER = 'X-Time-Zone';

/** Names the user that a request is meant for, so that it reaches no other account. */
export const USER_HEADER = 'X-User';

const BEARER = /^Bearer(?: +|$)/i;

/**
 * The token of `Authorization: Bearer …`: an empty string if the token is missing, null without the word `Bearer`.
 */
export function bearerOf({ headers: { authorization = '' } }: IncomingMessage): string | null {
  return BEARER.test(authorization) ? authorization.replace(BEARER, '').trim() : null;
}
