import type { ErrorCode } from '../platform/lib/errors.ts';
import type { GoogleAttempt } from '../platform/session/sign-in-attempts.ts';

/** The mode and purpose of a trip to Google: `mode=popup` or `redirect`, and `intent=connect` or nothing. */
export type GoogleTrip = Pick<GoogleAttempt, 'mode' | 'isConnecting'>;

/** The end of the flow, in the query of `/auth/callback`: `failed` by the person or Google, `refused` by this server. */
export interface GoogleEnd {
  result: 'ok' | 'failed' | 'refused';
  reason?: 'cancelled' | 'provider' | 'locked' | 'closed' | ErrorCode;
}

/** The browser's last address: always a path of our own. */
export function returnPath({ result, reason }: GoogleEnd, { mode, isConnecting }: GoogleTrip): string {
  const query = new URLSearchParams({ result, mode });
  if (reason) query.set('reason', reason);
  if (isConnecting) query.set('intent', 'connect');
  return `/auth/callback?${query}`;
}
