import { randomBytes } from 'node:crypto';

/** How long a person may take at the provider before the way back is closed. */
export const ATTEMPT_LIFETIME_MS = 10 * 60_000;

const NONCE_BYTES = 32;

/** How the browser went to Google: in a popup, or with the whole page. */
export type SignInMode = 'popup' | 'redirect';

/** What the return from Google must find again. */
export interface GoogleAttempt {
  startedAt: number;
  nonce: string;
  mode: SignInMode;
  /** Whether the Google account is to be connected to the account that is signed in. */
  isConnecting: boolean;
  /** The zone the page has named; a navigation has no header for it. */
  timeZone: string | null;
  /** Written by the OAuth strategy: the state value and PKCE's verifier. */
  state?: { handle: string; code_verifier: string };
}

/** What the return from Apple must find again. */
export interface AppleAttempt {
  startedAt: number;
  /** Used once. */
  nonce?: string | undefined;
  /** The display name, which Apple tells only the first time, until an account can keep it. */
  name?: string | undefined;
}

/** Ways in through providers that have begun in this session and are not finished. */
export interface SignInAttempts {
  google?: GoogleAttempt | undefined;
  apple?: AppleAttempt | undefined;
  /** When the owner has allowed one way in to be connected; taken away by the first start. */
  connectAllowedAt?: number | undefined;
}

/** A random value that binds a provider's ID token to an attempt. */
export function newNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64url');
}

/** The attempts that are still young enough to be finished. */
export function pendingAttempts({ google, apple, connectAllowedAt }: SignInAttempts, now: number) {
  const isYoung = (at: number | undefined) => at !== undefined && now - at <= ATTEMPT_LIFETIME_MS;
  const pending: SignInAttempts = {};
  if (isYoung(google?.startedAt)) pending.google = google;
  if (isYoung(apple?.startedAt)) pending.apple = apple;
  if (isYoung(connectAllowedAt)) pending.connectAllowedAt = connectAllowedAt;
  return pending;
}

/** The attempts as the session's row keeps them; null when there are none. */
export function packAttempts({ google, apple, connectAllowedAt }: SignInAttempts): string | null {
  const packed = JSON.stringify({ google, apple, connectAllowedAt });
  return packed === '{}' ? null : packed;
}

/** The attempts that a session's row holds. */
export function unpackAttempts(packed: string | null): SignInAttempts {
  return packed === null ? {} : JSON.parse(packed);
}
