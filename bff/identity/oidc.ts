import { hash } from 'node:crypto';
import type { OidcSettings } from '../platform/env/env-providers.ts';
import { newNonce, type RedirectAttempt } from '../platform/session/sign-in-attempts.ts';
import { displayName } from './display-name.ts';
import { type Person, personRule, provenAddress, refuseProof } from './id-token.ts';
import { type Proof, Provider } from './provider.ts';
import { REDIRECT_PATHS } from './redirect-return.ts';

/** Signs people in at the operator's own OpenID Connect provider, by the code flow with PKCE, state and nonce. */
export class OidcSignIn extends Provider<OidcSettings> {
  override readonly redirectUri = this.deps.appOrigin + REDIRECT_PATHS.oidc.callback;
  override readonly name = this.deps.settings.name;

  /** Returns the provider's address for an attempt; stores state and PKCE verifier in the attempt. */
  async authorizationUrl(attempt: RedirectAttempt): Promise<string> {
    const url = new URL(await this.endpoint('authorization_endpoint'));
    attempt.state = { handle: newNonce(), code_verifier: newNonce() };
    const { handle, code_verifier } = attempt.state;
    const parameters = {
      response_type: 'code',
      client_id: this.deps.settings.clientId,
      redirect_uri: this.redirectUri,
      scope: this.deps.settings.trustsEmail ? 'openid profile email' : 'openid profile',
      state: handle,
      nonce: attempt.nonce,
      code_challenge: hash('sha256', code_verifier, 'base64url'),
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  /** Exchanges a code for tokens, not yet verified. Throws `ProviderFault`. */
  exchange({ state }: RedirectAttempt, code: string) {
    return this.inTime(() => this.redeem(code, state && { code_verifier: state.code_verifier }));
  }

  /** Verifies an ID token; the access token reads what the ID token lacks. Throws `UNAUTHENTICATED` or `ProviderFault`. */
  verify(idToken: string, nonce: string | null, accessToken?: string): Promise<Proof> {
    return this.inTime(async () => {
      const claims = await this.claimsOf(idToken, nonce, true);
      if (!claims) return refuseProof();
      // A subject is unique at its issuer only: another provider must not open the accounts of the provider before it.
      const { issuer } = (await this.discover()).endpoints;
      const subject = hash('sha256', JSON.stringify([issuer, claims.sub]), 'base64url');
      const person = await this.#complete(claims, accessToken);
      const email_verified = this.deps.settings.trustsEmail && person.email_verified !== false;
      const email = provenAddress({ ...person, email_verified });
      const name = displayName(person.name ?? '');
      return { identity: { provider: 'oidc', subject, email, name }, expiresAt: claims.expiresAt };
    });
  }

  protected override secret(): string {
    return this.deps.settings.clientSecret;
  }

  /** Asks for what the ID token lacks. Throws `UNAUTHENTICATED` for another subject. */
  async #complete(claims: Person, accessToken: string | undefined): Promise<Person> {
    const { userinfo_endpoint: url } = (await this.discover()).endpoints;
    const lacks = !claims.name || (this.deps.settings.trustsEmail && !claims.email);
    if (!lacks || !accessToken || !url) return claims;
    const reply = await this.request(url, { headers: { Authorization: `Bearer ${accessToken}` } });
    const { data: person } = personRule.safeParse(await reply.json().catch(() => undefined));
    if (!reply.ok || !person) return claims;
    if (person.sub !== claims.sub) return refuseProof();
    return claims.email ? { ...claims, name: person.name } : { ...person, name: claims.name ?? person.name };
  }
}
