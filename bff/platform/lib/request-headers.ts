import type { IncomingMessage } from 'node:http';

/** Header with the client's IANA time zone. */
export const TIME_ZONE_HEADER = 'X-Time-Zone';

/** Header with the id of the intended user; the request must not affect any other account. */
export const USER_HEADER = 'X-User';

const BEARER = /^Bearer(?: +|$)/i;

/** Returns the token from `Authorization: Bearer …`, empty if the token is missing; null without `Bearer`. */
export function bearerOf({ headers: { authorization = '' } }: IncomingMessage): string | null {
  return BEARER.test(authorization) ? authorization.replace(BEARER, '').trim() : null;
}
