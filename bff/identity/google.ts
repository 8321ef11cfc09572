import { normaliseUsername } from '../account/account.rules.ts';
import type { Identity } from '../account/user-identity.entity.ts';
import type { GoogleSettings } from '../env-providers.ts';
import { AppError } from '../lib/errors.ts';
import { displayName } from './display-name.ts';
import { GoogleStrategy } from './google-strategy.ts';
import type { ProviderClient } from './provider-client.ts';

const REFUSED = 'Bei der Serverauthentifizierung ist ein Fehler aufgetreten.';

/** Where Google sends the browser back to, below the public origin. */
export const GOOGLE_CALLBACK_PATH = '/api/auth/google/callback';

/** What a genuine ID token proves, and until when. */
export interface GoogleProof {
  identity: Identity;
  expiresAt: Date;
}

/** Throws what a person is told whose Google token is not believed (SPEC §8). */
export function refuseGoogle(): never {
  throw new AppError('UNAUTHENTICATED', REFUSED);
}

/** Turns Google's proofs into identities. */
export class GoogleSignIn {
  readonly #settings: GoogleSettings;
  readonly #client: ProviderClient;
  readonly #callbackUrl: string;

  constructor(settings: GoogleSettings, client: ProviderClient, appOrigin: string) {
    this.#settings = settings;
    this.#client = client;
    this.#callbackUrl = appOrigin + GOOGLE_CALLBACK_PATH;
  }

  /** The person an ID token speaks of (`SECURITY` §4.1). Throws `UNAUTHENTICATED`, or `ProviderFault` without keys. */
  async verify(idToken: string, nonce: string | null): Promise<GoogleProof> {
    const { clientId } = this.#settings;
    const claims = await this.#client.inTime(this.#client.verify(idToken, { clientId, nonce }));
    const email = normaliseUsername(claims?.verifiedEmail ?? '');
    if (!claims || !email) return refuseGoogle();
    const { subject, name, expiresAt } = claims;
    return { identity: { provider: 'google', subject, email, name: displayName(name ?? '') }, expiresAt };
  }

  /** The strategy for the way through the browser. Throws `ProviderFault` while Google's endpoints are unknown. */
  async strategy(): Promise<GoogleStrategy> {
    const client = this.#client;
    const endpoints = Promise.all([
      client.endpoint('authorization_endpoint'),
      client.endpoint('token_endpoint'),
    ]);
    const [authorizationURL, tokenURL] = await client.inTime(endpoints);
    return new GoogleStrategy({
      ...this.#settings,
      authorizationURL,
      tokenURL,
      callbackURL: this.#callbackUrl,
      exchange: (fields) => client.inTime(client.postForm(tokenURL, fields)),
    });
  }
}
