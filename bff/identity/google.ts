import { normaliseUsername } from '../account/account.rules.ts';
import type { GoogleSettings } from '../platform/env/env-providers.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { GoogleAttempt } from '../platform/session/sign-in-attempts.ts';
import { displayName } from './display-name.ts';
import type { AuthorizationAnswer, GoogleStrategy } from './google-strategy.ts';
import { GOOGLE_REFUSED } from './identity.sentences.rules.ts';
import { Provider } from './provider.ts';
import type { Identity } from './user-identity.entity.ts';

export const GOOGLE_START_PATH = '/api/auth/google';

export const GOOGLE_CALLBACK_PATH = '/api/auth/google/callback';

/** The identity in a verified ID token, and the token's expiry. */
export interface GoogleProof {
  identity: Identity;
  expiresAt: Date;
}

/** Throws `UNAUTHENTICATED` for a Google token. */
export function refuseGoogle(): never {
  throw new AppError('UNAUTHENTICATED', GOOGLE_REFUSED);
}

/** Verifies Google's ID tokens and authorization codes. */
export class GoogleSignIn extends Provider<GoogleSettings> {
  override readonly redirectUri = this.deps.appOrigin + GOOGLE_CALLBACK_PATH;
  protected override readonly name = 'Google';

  /** Verifies an ID token. Throws `UNAUTHENTICATED`, or `ProviderFault` without keys. */
  async verify(idToken: string, nonce: string | null): Promise<GoogleProof> {
    const claims = await this.inTime(this.claimsOf(idToken, nonce));
    const email = normaliseUsername(claims?.verifiedEmail ?? '');
    if (!claims || !email) return refuseGoogle();
    const { subject, name, expiresAt } = claims;
    return { identity: { provider: 'google', subject, email, name: displayName(name ?? '') }, expiresAt };
  }

  /** Returns Google's address for an attempt; stores state and PKCE verifier in the attempt. Throws `ProviderFault`. */
  async authorizationUrl(attempt: GoogleAttempt): Promise<string> {
    return (await this.#strategy()).begin(attempt);
  }

  /** Exchanges a code for an ID token, not yet verified. Throws `ProviderFault`. */
  async exchange(attempt: GoogleAttempt, answer: AuthorizationAnswer): Promise<string> {
    const strategy = await this.#strategy();
    const idToken = await this.ask((signal) => strategy.exchange(attempt, answer, signal));
    return idToken ?? this.fault('the identity provider has not exchanged a code');
  }

  protected override secret(): string {
    return this.deps.settings.clientSecret;
  }

  /** Builds a strategy for each use; its libraries are loaded at the first use. */
  async #strategy(): Promise<GoogleStrategy> {
    const { GoogleStrategy } = await import('./google-strategy.ts');
    const endpoints = Promise.all([this.endpoint('authorization_endpoint'), this.endpoint('token_endpoint')]);
    const [authorizationURL, tokenURL] = await this.inTime(endpoints);
    const urls = { authorizationURL, tokenURL, callbackURL: this.redirectUri };
    return new GoogleStrategy(this.deps.settings, urls);
  }
}
