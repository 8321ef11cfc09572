import { normaliseUsername } from '../account/account.rules.ts';
import type { GoogleSettings } from '../platform/env/env-providers.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { GoogleAttempt } from '../platform/session/sign-in-attempts.ts';
import { displayName } from './display-name.ts';
import type { AuthorizationAnswer, GoogleStrategy } from './google-strategy.ts';
import { GOOGLE_REFUSED } from './identity.sentences.rules.ts';
import type { ProviderClient } from './provider-client.ts';
import type { Identity } from './user-identity.entity.ts';

/** The path that begins the flow. */
export const GOOGLE_START_PATH = '/api/auth/google';

/** The path that Google sends the browser back to. */
export const GOOGLE_CALLBACK_PATH = '/api/auth/google/callback';

/** The identity that a genuine ID token proves, and its expiry. */
export interface GoogleProof {
  identity: Identity;
  expiresAt: Date;
}

/** Throws the refusal of a Google token. */
export function refuseGoogle(): never {
  throw new AppError('UNAUTHENTICATED', GOOGLE_REFUSED);
}

/** Turns Google's proofs into identities. */
export class GoogleSignIn {
  readonly #settings: GoogleSettings;
  readonly #client: ProviderClient;
  /** The address that Google sends the browser back to, as its console must have it. */
  readonly redirectUri: string;

  constructor(settings: GoogleSettings, client: ProviderClient, appOrigin: string) {
    this.#settings = settings;
    this.#client = client;
    this.redirectUri = appOrigin + GOOGLE_CALLBACK_PATH;
  }

  /** Verifies an ID token. Throws `UNAUTHENTICATED`, or `ProviderFault` without keys. */
  async verify(idToken: string, nonce: string | null): Promise<GoogleProof> {
    const { clientId } = this.#settings;
    const claims = await this.#client.inTime(this.#client.verify(idToken, { clientId, nonce }));
    const email = normaliseUsername(claims?.verifiedEmail ?? '');
    if (!claims || !email) return refuseGoogle();
    const { subject, name, expiresAt } = claims;
    return { identity: { provider: 'google', subject, email, name: displayName(name ?? '') }, expiresAt };
  }

  /** Google's address for an attempt; stores state and PKCE verifier in it. Throws `ProviderFault`. */
  async authorizationUrl(attempt: GoogleAttempt): Promise<string> {
    return (await this.#strategy()).begin(attempt);
  }

  /** Exchanges a code for an ID token, not yet verified. Throws `ProviderFault`. */
  async exchange(attempt: GoogleAttempt, answer: AuthorizationAnswer): Promise<string> {
    const strategy = await this.#strategy();
    const idToken = await this.#client.ask((signal) => strategy.exchange(attempt, answer, signal));
    return idToken ?? this.#client.fault('the identity provider has not exchanged a code');
  }

  /** Reads the discovery document. Throws `ProviderFault`. */
  async discover(): Promise<void> {
    await this.#client.discover();
  }

  /** The error code of a code that Google has not issued: `invalid_grant` when it knows our secret. Throws `ProviderFault`. */
  errorOfMadeUpCode(): Promise<string | undefined> {
    const { clientId, clientSecret } = this.#settings;
    const client = { client_id: clientId, client_secret: clientSecret, redirect_uri: this.redirectUri };
    return this.#client.errorOfMadeUpCode(client);
  }

  /** Builds the strategy, one for every use; its libraries are loaded at the first. */
  async #strategy(): Promise<GoogleStrategy> {
    const { GoogleStrategy } = await import('./google-strategy.ts');
    const client = this.#client;
    const endpoints = Promise.all([
      client.endpoint('authorization_endpoint'),
      client.endpoint('token_endpoint'),
    ]);
    const [authorizationURL, tokenURL] = await client.inTime(endpoints);
    const urls = { authorizationURL, tokenURL, callbackURL: this.redirectUri };
    return new GoogleStrategy(this.#settings, urls);
  }
}
