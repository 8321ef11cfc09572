import { randomBytes } from 'node:crypto';
import { ATTEMPT_LIFETIME_MINUTES } from '../lib/retention.rules.ts';

export const ATTEMPT_LIFETIME_MS = ATTEMPT_LIFETIME_MINUTES * 60_000;

const NONCE_BYTES = 32;

/** Pending sign-in with a provider that the browser is redirected to and from. */
export interface RedirectAttempt {
  startedAt: number;
  nonce: string;
  /** How the browser went to the provider: in a popup, or with the whole page. */
  mode: 'popup' | 'redirect';
  /** Whether to connect the provider to the signed-in account. */
  isConnecting: boolean;
  /** Time zone sent by the page, because a navigation has no such header. */
  timeZone: string | null;
  /** State and PKCE verifier; for Google, the OAuth strategy writes them. */
  state?: { handle: string; code_verifier: string };
}

interface AppleAttempt {
  startedAt: number;
  nonce?: string | undefined;
  /** Display name, which Apple sends only once; kept until an account stores it. */
  name?: string | undefined;
}

export interface SignInAttempts {
  google?: RedirectAttempt | undefined;
  oidc?: RedirectAttempt | undefined;
  apple?: AppleAttempt | undefined;
  /** Time of the permission to connect one provider; used up by the first attempt. */
  connectAllowedAt?: number | undefined;
}

/** Generates a random value that binds a provider's response to an attempt: a nonce, a state or a PKCE verifier. */
export function newNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64url');
}

/** Returns the attempts that have not expired. */
export function pendingAttempts({ google, oidc, apple, connectAllowedAt }: SignInAttempts, now: number) {
  const isYoung = (at: number | undefined) => at !== undefined && now - at <= ATTEMPT_LIFETIME_MS;
  const pending: SignInAttempts = {};
  if (isYoung(google?.startedAt)) pending.google = google;
  if (isYoung(oidc?.startedAt)) pending.oidc = oidc;
  if (isYoung(apple?.startedAt)) pending.apple = apple;
  if (isYoung(connectAllowedAt)) pending.connectAllowedAt = connectAllowedAt;
  return pending;
}
