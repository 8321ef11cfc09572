import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { normaliseUsername } from '../account/account.rules.ts';
import type { OidcSettings } from '../platform/env/env-providers.ts';
import { newNonce, type RedirectAttempt } from '../platform/session/sign-in-attempts.ts';
import { displayName } from './display-name.ts';
import { refuseProof } from './google.ts';
import { type PersonClaims, parsePerson } from './id-token.ts';
import {
  type AuthorizationAnswer,
  type Proof,
  Provider,
  type RedirectSignIn,
  type Tokens,
} from './provider.ts';
import { REDIRECT_PATHS } from './redirect-return.ts';

const tokensRule = z.object({ id_token: z.string(), access_token: z.optional(z.string()) });

/** Signs people in at the operator's own OpenID Connect provider, by the code flow with PKCE, state and nonce. */
export class OidcSignIn extends Provider<OidcSettings> implements RedirectSignIn {
  override readonly redirectUri = this.deps.appOrigin + REDIRECT_PATHS.oidc.callback;
  override readonly name = this.deps.settings.name;

  async authorizationUrl(attempt: RedirectAttempt): Promise<string> {
    const url = new URL(await this.inTime(this.endpoint('authorization_endpoint')));
    attempt.state = { handle: newNonce(), code_verifier: newNonce() };
    const { handle, code_verifier } = attempt.state;
    const parameters = {
      response_type: 'code',
      client_id: this.deps.settings.clientId,
      redirect_uri: this.redirectUri,
      scope: this.deps.settings.trustsEmail ? 'openid profile email' : 'openid profile',
      state: handle,
      nonce: attempt.nonce,
      code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  async exchange({ state }: RedirectAttempt, { code }: AuthorizationAnswer): Promise<Tokens> {
    const reply = await this.inTime(this.redeem(code, state && { code_verifier: state.code_verifier }));
    const { data } = tokensRule.safeParse(await reply.json().catch(() => undefined));
    if (!reply.ok || !data) return this.fault('the identity provider has not exchanged a code');
    return { idToken: data.id_token, accessToken: data.access_token };
  }

  async verify({ idToken, accessToken }: Tokens, nonce: string | null): Promise<Proof> {
    const claims = await this.inTime(this.claimsOf(idToken, nonce, true));
    if (!claims) return refuseProof();
    // A subject is unique at its issuer only: another provider must not open the accounts of the provider before it.
    const { issuer } = (await this.discover()).endpoints;
    const subject = createHash('sha256')
      .update(JSON.stringify([issuer, claims.subject]))
      .digest('base64url');
    const { email, isEmailVerified, name } = await this.#complete(claims, accessToken);
    const isProved = this.deps.settings.trustsEmail && isEmailVerified !== false;
    const address = isProved ? normaliseUsername(email ?? '') : null;
    return {
      identity: { provider: 'oidc', subject, email: address, name: displayName(name ?? '') },
      expiresAt: claims.expiresAt,
    };
  }

  protected override secret(): string {
    return this.deps.settings.clientSecret;
  }

  /** Asks for what the ID token lacks. Throws `UNAUTHENTICATED` for another subject. */
  async #complete(claims: PersonClaims, accessToken: string | undefined): Promise<PersonClaims> {
    const { userinfo_endpoint: url } = (await this.discover()).endpoints;
    const lacks = !claims.name || (this.deps.settings.trustsEmail && !claims.email);
    if (!lacks || !accessToken || !url) return claims;
    const reply = await this.inTime(
      this.request(url, { headers: { Authorization: `Bearer ${accessToken}` } }),
    );
    const person = parsePerson(await reply.json().catch(() => undefined));
    if (!reply.ok || !person) return claims;
    if (person.subject !== claims.subject) return refuseProof();
    return claims.email ? { ...claims, name: person.name } : { ...person, name: claims.name ?? person.name };
  }
}
