import type { GoogleSettings } from '../platform/env/env-providers.ts';
import type { RedirectAttempt } from '../platform/session/sign-in-attempts.ts';
import { displayName } from './display-name.ts';
import type { GoogleStrategy } from './google-strategy.ts';
import { provenAddress, refuseProof } from './id-token.ts';
import { type Proof, Provider } from './provider.ts';
import { REDIRECT_PATHS } from './redirect-return.ts';

/** Verifies Google's ID tokens and authorization codes. */
export class GoogleSignIn extends Provider<GoogleSettings> {
  override readonly redirectUri = this.deps.appOrigin + REDIRECT_PATHS.google.callback;
  override readonly name = 'Google';

  /** Returns Google's address for an attempt; stores state and PKCE verifier in the attempt. */
  async authorizationUrl(attempt: RedirectAttempt): Promise<string> {
    return (await this.#strategy()).begin(attempt);
  }

  /** Exchanges a code for tokens, not yet verified. Throws `ProviderFault`. */
  exchange(attempt: RedirectAttempt, code: string) {
    return this.inTime(async () =>
      (await this.#strategy()).finish(attempt, code, (code, pkce) => this.redeem(code, pkce)),
    );
  }

  /** Verifies an ID token. Throws `UNAUTHENTICATED`, and `ProviderFault` without readable keys. */
  async verify(idToken: string, nonce: string | null): Promise<Proof> {
    const claims = await this.inTime(() => this.claimsOf(idToken, nonce));
    const email = claims && provenAddress(claims);
    if (!email) return refuseProof();
    const { sub: subject, name, expiresAt } = claims;
    return { identity: { provider: 'google', subject, email, name: displayName(name ?? '') }, expiresAt };
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
    const authorizationURL = await this.endpoint('authorization_endpoint');
    return new GoogleStrategy(this.deps.settings, { authorizationURL, callbackURL: this.redirectUri });
  }
}
