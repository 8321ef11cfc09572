import { createHash, createPrivateKey, type KeyObject } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SignJWT } from 'jose/jwt/sign';
import * as z from 'zod/mini';
import { normaliseUsername } from '../account/account.rules.ts';
import type { AppleSettings } from '../platform/env/env-providers.ts';
import type { Clock } from '../platform/lib/clock.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { Logger } from '../platform/lib/logger.ts';
import { CLIENT_SECRET_LIFETIME_MS, REVOCATION_PAUSES_MS } from './identity.numbers.rules.ts';
import { APPLE_REFUSED } from './identity.sentences.rules.ts';
import { type ProviderClient, ProviderFault } from './provider-client.ts';
import type { Identity } from './user-identity.entity.ts';

/** The path that Apple sends the browser back to: a form first, then the page. */
export const APPLE_CALLBACK_PATH = '/auth/apple/callback';

const tokensRule = z.object({ id_token: z.string(), refresh_token: z.nullish(z.string()) });

/** Apple's answer to an authorization code. */
export interface AppleProof {
  identity: Identity;
  refreshToken: string | null;
}

/** The form in which a nonce leaves the server and comes back in the ID token. */
function hashNonce(nonce: string): string {
  return createHash('sha256').update(nonce).digest('hex');
}

/** Turns Apple's authorization codes into identities. */
export class AppleSignIn {
  readonly #settings: AppleSettings;
  readonly #client: ProviderClient;
  /** The address that Apple sends the browser back to, as the Services ID must have it. */
  readonly redirectUri: string;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #key: KeyObject;

  constructor(
    settings: AppleSettings,
    client: ProviderClient,
    appOrigin: string,
    clock: Clock,
    logger: Logger,
  ) {
    this.#settings = settings;
    this.#client = client;
    this.redirectUri = appOrigin + APPLE_CALLBACK_PATH;
    this.#clock = clock;
    this.#logger = logger;
    this.#key = createPrivateKey(settings.privateKey);
  }

  /** The authorization request of an attempt with this nonce. Throws `ProviderFault`. */
  async authorization(nonce: string) {
    const authorizationEndpoint = await this.#client.inTime(this.#client.endpoint('authorization_endpoint'));
    const { clientId } = this.#settings;
    return { authorizationEndpoint, clientId, redirectUri: this.redirectUri, nonce: hashNonce(nonce) };
  }

  /** The origin of Apple's own page, which posts the form; the issuer's while Apple does not answer. */
  async origin(): Promise<string> {
    const { issuer } = this.#settings;
    const page = await this.#client.endpoint('authorization_endpoint').catch(() => issuer);
    return new URL(page).origin;
  }

  /** Exchanges a code for an identity. Throws `UNAUTHENTICATED` or `ProviderFault`. */
  exchange(code: string, nonce: string | undefined, name: string | null): Promise<AppleProof> {
    return this.#client.inTime(this.#exchange(code, nonce ? hashNonce(nonce) : null, name));
  }

  /** Reads the discovery document. Throws `ProviderFault`. */
  async discover(): Promise<void> {
    await this.#client.discover();
  }

  /** The error code of a code that Apple has not issued: `invalid_grant` when it knows our key. Throws `ProviderFault`. */
  async errorOfMadeUpCode(): Promise<string | undefined> {
    return this.#client.errorOfMadeUpCode({
      ...(await this.#credentials()),
      redirect_uri: this.redirectUri,
    });
  }

  /** Revokes a refresh token in the background, with a few tries. */
  revokeInBackground(refreshToken: string): void {
    this.#revoke(refreshToken).catch((error: unknown) =>
      this.#logger.error(
        { err: error },
        'a refresh token of a removed identity could not be revoked at Apple',
      ),
    );
  }

  async #exchange(code: string, nonce: string | null, name: string | null): Promise<AppleProof> {
    const { clientId } = this.#settings;
    const reply = await this.#client.postForm(await this.#client.endpoint('token_endpoint'), {
      ...(await this.#credentials()),
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.redirectUri,
    });
    const tokens = tokensRule.safeParse(await reply.json().catch(() => undefined));
    if (!reply.ok || !tokens.success) {
      this.#logger.warn({ provider: 'Apple', status: reply.status }, 'a code was not exchanged');
      throw new AppError('UNAUTHENTICATED', APPLE_REFUSED);
    }
    const claims = await this.#client.verify(tokens.data.id_token, { clientId, nonce });
    if (!claims) throw new AppError('UNAUTHENTICATED', APPLE_REFUSED);
    const email = normaliseUsername(claims.verifiedEmail ?? '');
    return {
      identity: { provider: 'apple', subject: claims.subject, email, name },
      refreshToken: tokens.data.refresh_token ?? null,
    };
  }

  /** The client's id and its secret: a token that we sign for one call. */
  async #credentials() {
    const { clientId, teamId, keyId, issuer } = this.#settings;
    const now = this.#clock();
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + CLIENT_SECRET_LIFETIME_MS))
      .sign(this.#key);
    return { client_id: clientId, client_secret: secret };
  }

  async #revoke(refreshToken: string): Promise<void> {
    for (const waitMs of [...REVOCATION_PAUSES_MS, null]) {
      try {
        const { endpoints } = await this.#client.discover();
        if (!endpoints.revocation_endpoint) return;
        const reply = await this.#client.postForm(endpoints.revocation_endpoint, {
          ...(await this.#credentials()),
          token: refreshToken,
          token_type_hint: 'refresh_token',
        });
        if (!reply.ok) throw new Error(`Apple answered ${reply.status}.`);
        return;
      } catch (error) {
        if (!(error instanceof ProviderFault) || waitMs === null) throw error;
        await pause(waitMs, undefined, { ref: false });
      }
    }
  }
}
