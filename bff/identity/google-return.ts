import type { ErrorCode } from '../platform/lib/errors.ts';
import type { GoogleAttempt } from '../platform/session/sign-in-attempts.ts';

/** How and why the browser goes to Google: `mode=popup` or `redirect`, and optionally `intent=connect`. */
export type GoogleRedirect = Pick<GoogleAttempt, 'mode' | 'isConnecting'>;

/** The result in the query of `/auth/callback`: `failed` at Google or by the person, `refused` by this server. */
export interface GoogleEnd {
  result: 'ok' | 'failed' | 'refused';
  reason?: 'cancelled' | 'provider' | 'locked' | 'closed' | ErrorCode;
}

/** Returns the address that the flow ends at, always a path of this origin. */
export function returnPath({ result, reason }: GoogleEnd, { mode, isConnecting }: GoogleRedirect): string {
  const query = new URLSearchParams({ result, mode });
  if (reason) query.set('reason', reason);
  if (isConnecting) query.set('intent', 'connect');
  return `/auth/callback?${query}`;
}
