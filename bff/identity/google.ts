import { normaliseUsername } from '../account/account.rules.ts';
import type { GoogleSettings } from '../platform/env/env-providers.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { RedirectAttempt } from '../platform/session/sign-in-attempts.ts';
import { displayName } from './display-name.ts';
import type { GoogleStrategy } from './google-strategy.ts';
import { provenAddress } from './id-token.ts';
import { SIGN_IN_REFUSED } from './identity.sentences.rules.ts';
import {
  type AuthorizationAnswer,
  type Proof,
  Provider,
  type RedirectSignIn,
  type Tokens,
} from './provider.ts';
import { REDIRECT_PATHS } from './redirect-return.ts';

/** Throws `UNAUTHENTICATED` for a token or code that proves nobody. */
export function refuseProof(): never {
  throw new AppError('UNAUTHENTICATED', SIGN_IN_REFUSED);
}

/** Verifies Google's ID tokens and authorization codes. */
export class GoogleSignIn extends Provider<GoogleSettings> implements RedirectSignIn {
  override readonly redirectUri = this.deps.appOrigin + REDIRECT_PATHS.google.callback;
  override readonly name = 'Google';

  async verify({ idToken }: Tokens, nonce: string | null): Promise<Proof> {
    const claims = await this.inTime(this.claimsOf(idToken, nonce));
    const email = normaliseUsername(provenAddress(claims));
    if (!claims || !email) return refuseProof();
    const { subject, name, expiresAt } = claims;
    return { identity: { provider: 'google', subject, email, name: displayName(name ?? '') }, expiresAt };
  }

  async authorizationUrl(attempt: RedirectAttempt): Promise<string> {
    return (await this.#strategy()).begin(attempt);
  }

  async exchange(attempt: RedirectAttempt, answer: AuthorizationAnswer): Promise<Tokens> {
    const strategy = await this.#strategy();
    const idToken = await this.ask((signal) => strategy.exchange(attempt, answer, signal));
    return { idToken: idToken ?? this.fault('the identity provider has not exchanged a code') };
  }

  /** Google's older tokens have an issuer without the scheme. */
  protected override issuersOf(issuer: string): string[] {
    return [issuer, issuer.replace(/^https:\/\//, '')];
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
