import { createPrivateKey, hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SignJWT } from 'jose/jwt/sign';
import type { AppleSettings } from '../platform/env/env-providers.ts';
import { addMs } from '../platform/lib/clock.ts';
import { AppError } from '../platform/lib/errors.ts';
import { provenAddress } from './id-token.ts';
import { CLIENT_SECRET_LIFETIME_MS, REVOCATION_PAUSES_MS } from './identity.numbers.rules.ts';
import { APPLE_REFUSED } from './identity.sentences.rules.ts';
import { Provider, ProviderFault } from './provider.ts';
import type { Identity } from './user-identity.entity.ts';

/** The path that Apple returns to: first with a form, then as a page. */
export const APPLE_CALLBACK_PATH = '/auth/apple/callback';

/** Exchanges Apple's authorization codes for identities. */
export class AppleSignIn extends Provider<AppleSettings> {
  override readonly redirectUri = this.deps.appOrigin + APPLE_CALLBACK_PATH;
  override readonly name = 'Apple';
  readonly #key = createPrivateKey(this.deps.settings.privateKey);

  /** Returns the authorization request for this nonce, whose hash returns in the ID token. Throws `ProviderFault`. */
  async authorization(nonce: string) {
    const authorizationEndpoint = await this.endpoint('authorization_endpoint');
    const { clientId } = this.deps.settings;
    return { authorizationEndpoint, clientId, redirectUri: this.redirectUri, nonce: hash('sha256', nonce) };
  }

  /** Returns the origin of Apple's page, which posts the form; the issuer's origin while Apple is unreachable. */
  async origin(): Promise<string> {
    const page = await this.endpoint('authorization_endpoint').catch(() => this.deps.settings.issuer);
    return new URL(page).origin;
  }

  /** Exchanges a code for an identity. Throws `UNAUTHENTICATED` or `ProviderFault`. */
  exchange(code: string, nonce: string | undefined, name: string | null): Promise<Identity> {
    return this.inTime(async () => {
      const { id_token, refresh_token } = await this.redeem(code);
      const claims = id_token && (await this.claimsOf(id_token, nonce ? hash('sha256', nonce) : null));
      if (!claims) throw new AppError('UNAUTHENTICATED', APPLE_REFUSED);
      const email = provenAddress(claims);
      return { provider: 'apple', subject: claims.sub, email, name, refreshToken: refresh_token };
    });
  }

  /** Revokes a refresh token in the background, with retries. */
  revokeInBackground(refreshToken: string): void {
    this.#revoke(refreshToken).catch((error: unknown) =>
      this.deps.logger.error(
        { err: error },
        'a refresh token of a removed identity could not be revoked at Apple',
      ),
    );
  }

  /** Signs a short-lived client secret. */
  protected override secret(): Promise<string> {
    const { clientId, teamId, keyId, issuer } = this.deps.settings;
    const now = this.deps.clock();
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt(now)
      .setExpirationTime(addMs(now, CLIENT_SECRET_LIFETIME_MS))
      .sign(this.#key);
  }

  async #revoke(refreshToken: string): Promise<void> {
    for (const waitMs of [...REVOCATION_PAUSES_MS, null]) {
      try {
        const { endpoints } = await this.discover();
        if (!endpoints.revocation_endpoint) return;
        const form = { token: refreshToken, token_type_hint: 'refresh_token' };
        const reply = await this.postForm(endpoints.revocation_endpoint, form);
        if (!reply.ok) throw new Error(`Apple answered ${reply.status}.`);
        return;
      } catch (error) {
        if (!(error instanceof ProviderFault) || waitMs === null) throw error;
        await pause(waitMs, undefined, { ref: false });
      }
    }
  }
}
