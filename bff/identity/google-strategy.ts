import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Passport } from 'passport';
import {
  type GoogleCallbackParameters,
  type Profile,
  Strategy,
  type VerifyCallback,
} from 'passport-google-oauth20';
import type { GoogleSettings } from '../platform/env/env-providers.ts';
import type { RedirectAttempt } from '../platform/session/sign-in-attempts.ts';
import type { AuthorizationAnswer } from './provider.ts';

/** Thrown when the token endpoint responds without tokens. */
class CodeRefused extends Error {}

const passport = new Passport();

// Passport passes the tokens only to a function with this number of parameters.
function handOver(
  _accessToken: string,
  _refreshToken: string,
  { id_token: idToken }: GoogleCallbackParameters,
  _profile: Profile,
  done: VerifyCallback,
): void {
  done(null, idToken || false);
}

/** Google's authorization code flow with PKCE and state, both stored in the attempt; yields the ID token. */
export class GoogleStrategy extends Strategy {
  readonly #tokenURL: string;

  constructor(
    { clientId, clientSecret }: GoogleSettings,
    urls: Record<'authorizationURL' | 'tokenURL' | 'callbackURL', string>,
  ) {
    const options = {
      ...urls,
      clientID: clientId,
      clientSecret,
      scope: ['openid', 'email', 'profile'],
      state: true,
      pkce: true,
      sessionKey: 'google',
      skipUserProfile: true,
    };
    super(options, handOver);
    this.#tokenURL = urls.tokenURL;
  }

  /** Returns Google's address for an attempt; stores state and PKCE verifier in the attempt. */
  begin(attempt: RedirectAttempt): Promise<string> {
    return new Promise((resolve, reject) => {
      const setHeader = (name: string, value: string) => void (name === 'Location' && resolve(value));
      this.#run(attempt, {}, { setHeader, end: () => undefined }, reject);
    });
  }

  /** Exchanges a code for an ID token; null if Google rejects the code. Rejects on a timeout. */
  exchange(
    attempt: RedirectAttempt,
    answer: AuthorizationAnswer,
    signal: AbortSignal,
  ): Promise<string | null> {
    // The library has no timeout; destroying its own agent aborts the request.
    const agent = this.#tokenURL.startsWith('https:') ? new HttpsAgent() : new HttpAgent();
    this._oauth2.setAgent(agent);
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => {
        agent.destroy();
        reject(signal.reason);
      });
      const settle = (error: unknown, idToken?: string | false) => {
        if (error && !(error instanceof CodeRefused)) return reject(error);
        resolve(idToken || null);
      };
      this.#run(attempt, answer, {}, settle);
    });
  }

  /** Binds the ID token to the attempt. */
  override authorizationParams({ nonce }: { nonce: string }): object {
    return { nonce };
  }

  /** Distinguishes a rejected code from a failing endpoint. */
  override parseErrorResponse(_body: unknown, status: number): Error | null {
    return status < 500 ? new CodeRefused() : null;
  }

  /** Runs the strategy with stubs of the request, session and response that passport uses. */
  #run(
    google: RedirectAttempt,
    query: Partial<AuthorizationAnswer>,
    res: object,
    settle: (error: unknown, idToken?: string | false) => void,
  ): void {
    const options = { session: false, nonce: google.nonce };
    passport.authenticate(this, options, settle)({ query, session: { google } }, res, settle);
  }
}
