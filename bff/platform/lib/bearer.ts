import type { IncomingMessage } from 'node:http';

const BEARER = /^Bearer(?: +|$)/i;

/** The key that a program sends as `Authorization: Bearer …`, empty for none behind the word; null without the word. */
export function bearerOf({ headers: { authorization = '' } }: IncomingMessage): string | null {
  return BEARER.test(authorization) ? authorization.replace(BEARER, '').trim() : null;
}
