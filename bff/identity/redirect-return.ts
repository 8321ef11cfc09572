import type { ErrorCode } from '../platform/lib/errors.ts';
import type { RedirectAttempt } from '../platform/session/sign-in-attempts.ts';

/** The providers that the browser is redirected to and from: the path that begins, and the path that they return to. */
export const REDIRECT_PATHS = {
  google: { start: '/api/auth/google', callback: '/api/auth/google/callback' },
  oidc: { start: '/api/auth/oidc', callback: '/api/auth/oidc/callback' },
} as const;

export type RedirectProvider = keyof typeof REDIRECT_PATHS;

/** How and why the browser goes to a provider: `mode=popup` or `redirect`, and optionally `intent=connect`. */
export interface Redirect extends Pick<RedirectAttempt, 'mode' | 'isConnecting'> {
  provider: RedirectProvider;
}

/** The result in the query of `/auth/callback`: `failed` at the provider or by the person, `refused` by this server. */
export interface RedirectEnd {
  result: 'ok' | 'failed' | 'refused';
  reason?: 'cancelled' | 'provider' | 'locked' | 'closed' | ErrorCode;
}

/** Returns the address that the flow ends at, always a path of this origin. */
export function returnPath(
  { result, reason }: RedirectEnd,
  { provider, mode, isConnecting }: Redirect,
): string {
  const query = new URLSearchParams({ result, mode });
  if (reason) query.set('reason', reason);
  if (provider !== 'google') query.set('provider', provider);
  if (isConnecting) query.set('intent', 'connect');
  return `/auth/callback?${query}`;
}
