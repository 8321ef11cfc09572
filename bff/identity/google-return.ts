import type { ErrorCode } from '../platform/lib/errors.ts';
import type { GoogleAttempt } from '../platform/session/sign-in-attempts.ts';

/** How the browser went to Google, and what for: `mode=popup` or `redirect`, and `intent=connect` or nothing. */
export type GoogleTrip = Pick<GoogleAttempt, 'mode' | 'isConnecting'>;

/**
 * What the page `/auth/callback` reads in its query when Google's way through the browser has ended:
 *
 * - `result=ok`: the session is open, or the Google account connected
 * - `result=failed`: the person or Google has broken it off (`reason=cancelled`, or `reason=provider`)
 * - `result=refused`: this server has said no; `reason` is its error code, `CONFLICT` for an address that has an account
 */
export interface GoogleEnd {
  result: 'ok' | 'failed' | 'refused';
  reason?: 'cancelled' | 'provider' | ErrorCode;
}

/** Where the browser goes when it is over: a path of our own, whatever the request said. */
export function returnPath({ result, reason }: GoogleEnd, { mode, isConnecting }: GoogleTrip): string {
  const query = new URLSearchParams({ result, mode });
  if (reason) query.set('reason', reason);
  if (isConnecting) query.set('intent', 'connect');
  return `/auth/callback?${query}`;
}
