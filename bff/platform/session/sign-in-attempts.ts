import { randomBytes } from 'node:crypto';
import { ATTEMPT_LIFETIME_MINUTES } from '../lib/retention.rules.ts';

/** Life of an attempt. */
export const ATTEMPT_LIFETIME_MS = ATTEMPT_LIFETIME_MINUTES * 60_000;

const NONCE_BYTES = 32;

/** An attempt that Google's reply must find again. */
export interface GoogleAttempt {
  startedAt: number;
  nonce: string;
  /** How the browser went to Google: in a popup, or with the whole page. */
  mode: 'popup' | 'redirect';
  /** Whether the Google account is to be connected to the account that is signed in. */
  isConnecting: boolean;
  /** The zone the page has named; a navigation has no header for it. */
  timeZone: string | null;
  /** Written by the OAuth strategy: the state value and PKCE's verifier. */
  state?: { handle: string; code_verifier: string };
}

/** An attempt that Apple's reply must find again. */
interface AppleAttempt {
  startedAt: number;
  /** Used once. */
  nonce?: string | undefined;
  /** The display name, which Apple tells only once, until an account stores it. */
  name?: string | undefined;
}

/** The unfinished attempts of a session to sign in through a provider. */
export interface SignInAttempts {
  google?: GoogleAttempt | undefined;
  apple?: AppleAttempt | undefined;
  /** When linking a provider was permitted. The first start uses up the permission. */
  connectAllowedAt?: number | undefined;
}

/** A random value that binds a provider's ID token to an attempt. */
export function newNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64url');
}

/** The attempts that can still be finished. */
export function pendingAttempts({ google, apple, connectAllowedAt }: SignInAttempts, now: number) {
  const isYoung = (at: number | undefined) => at !== undefined && now - at <= ATTEMPT_LIFETIME_MS;
  const pending: SignInAttempts = {};
  if (isYoung(google?.startedAt)) pending.google = google;
  if (isYoung(apple?.startedAt)) pending.apple = apple;
  if (isYoung(connectAllowedAt)) pending.connectAllowedAt = connectAllowedAt;
  return pending;
}

/** Serialises attempts for the session's row; null without attempts. */
export function packAttempts({ google, apple, connectAllowedAt }: SignInAttempts): string | null {
  const packed = JSON.stringify({ google, apple, connectAllowedAt });
  return packed === '{}' ? null : packed;
}

/** Parses the attempts of a session's row. */
export function unpackAttempts(packed: string | null): SignInAttempts {
  return packed === null ? {} : JSON.parse(packed);
}
