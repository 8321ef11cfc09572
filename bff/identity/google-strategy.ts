import {
  type GoogleCallbackParameters,
  type Profile,
  Strategy,
  type VerifyCallback,
} from 'passport-google-oauth20';
import * as z from 'zod/mini';
import { AppError } from '../lib/errors.ts';

/** What the strategy hands to passport as its user: a proof that is still to be verified. */
export interface UnverifiedProof {
  idToken: string;
}

interface GoogleStrategyOptions {
  clientId: string;
  clientSecret: string;
  authorizationURL: string;
  tokenURL: string;
  callbackURL: string;
  /** Sends a form to the token endpoint. */
  exchange: (fields: Record<string, string>) => Promise<Response>;
}

const formRule = z.record(z.string(), z.string());
const tokensRule = z.object({ access_token: z.string(), id_token: z.string() });
const NO_TOKENS = 'Google hat die Anmeldung nicht bestätigt.';

/** The tokens in the answer of the token endpoint. Throws `UNAUTHENTICATED` when there are none. */
async function tokensOf(reply: Response) {
  const tokens = tokensRule.safeParse(await reply.json().catch(() => undefined));
  if (!reply.ok || !tokens.success) throw new AppError('UNAUTHENTICATED', NO_TOKENS);
  return tokens.data;
}

// Passport tells by the number of parameters that the tokens are wanted.
function handOver(
  _accessToken: string,
  _refreshToken: string,
  { id_token: idToken }: GoogleCallbackParameters,
  _profile: Profile,
  done: VerifyCallback,
): void {
  const proof: UnverifiedProof | false = idToken ? { idToken } : false;
  done(null, proof);
}

/**
 * Google's authorization code flow with PKCE and state, both kept in the session as `google.state`. It ends with the ID
 * token; the profile is not asked for, its facts are in the token.
 */
export class GoogleStrategy extends Strategy {
  constructor({ clientId, clientSecret, exchange, ...urls }: GoogleStrategyOptions) {
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
    // The library's own request knows no time limit.
    this._oauth2.getOAuthAccessToken = async (code: string, params: unknown, done?: unknown) => {
      if (typeof done !== 'function') return;
      try {
        const fields = formRule.parse(params);
        const tokens = await tokensOf(
          await exchange({ ...fields, code, client_id: clientId, client_secret: clientSecret }),
        );
        done(null, tokens.access_token, '', tokens);
      } catch (error) {
        done(error);
      }
    };
  }

  /** Binds the ID token to come to this very attempt. */
  override authorizationParams({ nonce }: { nonce: string }): object {
    return { nonce };
  }
}
