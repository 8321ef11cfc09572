import { Passport } from 'passport';
import { Strategy } from 'passport-google-oauth20';
import type { GoogleSettings } from '../platform/env/env-providers.ts';
import type { RedirectAttempt } from '../platform/session/sign-in-attempts.ts';

const passport = new Passport();

/** Google's authorization code flow with PKCE and state, both stored in the attempt. */
export class GoogleStrategy extends Strategy {
  constructor(
    { clientId, clientSecret }: GoogleSettings,
    urls: Record<'authorizationURL' | 'callbackURL', string>,
  ) {
    const options = {
      ...urls,
      clientID: clientId,
      clientSecret,
      scope: ['openid', 'email', 'profile'],
      state: true,
      pkce: true,
      sessionKey: 'google',
    };
    super(options, () => undefined);
  }

  /** Returns Google's address for an attempt; stores state and PKCE verifier in the attempt. */
  begin(attempt: RedirectAttempt): Promise<string> {
    return new Promise((resolve, reject) => {
      const setHeader = (name: string, value: string) => void (name === 'Location' && resolve(value));
      this.#run(attempt, {}, { setHeader, end: () => undefined }, reject);
    });
  }

  /** Verifies the attempt's state, and redeems the code with the attempt's PKCE verifier. */
  finish<Tokens>(
    attempt: RedirectAttempt,
    code: string,
    redeem: (code: string, pkce: object) => Promise<Tokens>,
  ): Promise<Tokens> {
    return new Promise((resolve, reject) => {
      // The library's own request has no time limit.
      this._oauth2.getOAuthAccessToken = (code: string, pkce: object) => resolve(redeem(code, pkce));
      this.#run(attempt, { code, state: attempt.state?.handle }, {}, reject);
    });
  }

  /** Binds the ID token to the attempt. */
  override authorizationParams({ nonce }: { nonce: string }): object {
    return { nonce };
  }

  /** Runs the strategy with stubs of the request, session and response that passport uses. */
  #run(google: RedirectAttempt, query: object, res: object, fail: (error: unknown) => void): void {
    const options = { session: false, nonce: google.nonce };
    passport.authenticate(this, options, fail)({ query, session: { google } }, res, fail);
  }
}
