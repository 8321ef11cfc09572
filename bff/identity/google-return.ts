import type { ErrorCode } from '../lib/errors.ts';
import type { SignInMode } from '../session/sign-in-attempts.ts';

/**
 * What the page `/auth/callback` reads in its query when Google's way through the browser has ended:
 *
 * - `result=ok`: the session is open, or the Google account connected
 * - `result=failed`: the person or Google has broken it off (`reason=cancelled`, or `reason=provider`)
 * - `result=refused`: this server has said no; `reason` is its error code, `CONFLICT` for an address that has an account
 * - `mode=popup` or `redirect`, and `intent=connect` where an account was to be connected, as at the start
 */
export interface GoogleReturn {
  result: 'ok' | 'failed' | 'refused';
  reason?: 'cancelled' | 'provider' | ErrorCode;
  mode: SignInMode;
  isConnecting: boolean;
}

/** Where the browser goes when it is over: a path of our own, whatever the request said (`SECURITY` §10, case 28). */
export function returnPath({ result, reason, mode, isConnecting }: GoogleReturn): string {
  const query = new URLSearchParams({ result, mode });
  if (reason) query.set('reason', reason);
  if (isConnecting) query.set('intent', 'connect');
  return `/auth/callback?${query}`;
}
