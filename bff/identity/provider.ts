import { randomUUID } from 'node:crypto';
import { isNativeError } from 'node:util/types';
import type { JWTVerifyGetKey } from 'jose';
import { JOSEError } from 'jose/errors';
import { createRemoteJWKSet, customFetch } from 'jose/jwks/remote';
import * as z from 'zod/mini';
import type { AppleSettings, GoogleSettings, OidcSettings } from '../platform/env/env-providers.ts';
import { AppError } from '../platform/lib/errors.ts';
import { Service } from '../platform/lib/service.ts';
import { within } from '../platform/lib/within.ts';
import type { Platform } from '../platform/platform.ts';
import { type Expectation, type IdTokenClaims, verifyIdToken } from './id-token.ts';
import {
  DISCOVERY_LIFETIME_MS,
  FAILURES_TO_OPEN,
  KEYS_COOL_DOWN_MS,
  KEYS_LIFETIME_MS,
  OPEN_MS,
  PROVIDER_TIMEOUT_MS,
} from './identity.numbers.rules.ts';
import { providerDown } from './identity.sentences.rules.ts';
import type { Identity } from './user-identity.entity.ts';

const address = z.string().check(z.regex(/^https?:\/\//));

const discoveryRule = z.object({
  issuer: z.string(),
  jwks_uri: address,
  authorization_endpoint: z.nullish(address),
  token_endpoint: z.nullish(address),
  revocation_endpoint: z.nullish(address),
  userinfo_endpoint: z.nullish(address),
  token_endpoint_auth_methods_supported: z._default(z.array(z.string()), ['client_secret_basic']),
});

const tokenReplyRule = z.object({
  id_token: z.optional(z.string()),
  access_token: z.optional(z.string()),
  refresh_token: z.nullish(z.string()),
  error: z.optional(z.string()),
});

type TokenReply = z.output<typeof tokenReplyRule>;

interface Discovery {
  keys: JWTVerifyGetKey;
  endpoints: z.output<typeof discoveryRule>;
}

/** Thrown when a provider is unreachable, too slow or sends an invalid response. */
export class ProviderFault extends AppError {
  constructor(provider: string, cause?: Error) {
    super('UNAVAILABLE', providerDown(provider), { retryAfterSeconds: OPEN_MS / 1_000 });
    this.cause = cause;
  }
}

type ClientSettings = GoogleSettings | AppleSettings | OidcSettings;

/** The identity in a verified ID token, and the token's expiry. */
export interface Proof {
  identity: Identity;
  expiresAt: Date;
}

interface ProviderDeps<Settings> extends Pick<Platform, 'clock' | 'logger'> {
  /** This product's registration at the provider. */
  settings: Settings;
  appOrigin: string;
}

/**
 * An identity provider: discovers endpoints, limits the time of requests, and opens a circuit breaker after five
 * failures in a row.
 */
export abstract class Provider<Settings extends ClientSettings> extends Service<ProviderDeps<Settings>> {
  /** The redirect address, which must be registered in the provider's console. */
  abstract readonly redirectUri: string;
  abstract readonly name: string;
  #discovery: { at: number; result: Promise<Discovery> } | undefined;
  #failures = 0;
  #openUntil = 0;

  protected abstract secret(): string | Promise<string>;

  /** Loads the discovery document at the first use, and again after a day. Throws `ProviderFault`. */
  discover(): Promise<Discovery> {
    const now = this.deps.clock().getTime();
    if (!this.#discovery || now - this.#discovery.at > DISCOVERY_LIFETIME_MS) {
      const result = this.#discover();
      this.#discovery = { at: now, result };
      result.catch(() => {
        this.#discovery = undefined;
      });
    }
    return this.#discovery.result;
  }

  /**
   * Redeems a made-up code and returns the error code: `invalid_grant` proves that the provider accepts this client and
   * its secret. Throws `ProviderFault`.
   */
  async probeClient(): Promise<string | undefined> {
    return (await this.redeem(randomUUID())).error;
  }

  /** Returns the address of an endpoint. Throws `ProviderFault` if the provider has no such endpoint. */
  protected async endpoint(name: 'authorization_endpoint' | 'token_endpoint'): Promise<string> {
    const { endpoints } = await this.discover();
    return endpoints[name] ?? this.fault(`the identity provider lacks an endpoint: ${name}`);
  }

  /**
   * Redeems a code for tokens, with a PKCE verifier if the request had one; returns no ID token if the provider refuses.
   * Throws `ProviderFault`.
   */
  protected async redeem(code: string, pkce: { code_verifier?: string } = {}): Promise<TokenReply> {
    const form = { grant_type: 'authorization_code', code, redirect_uri: this.redirectUri, ...pkce };
    const reply = await this.postForm(await this.endpoint('token_endpoint'), form);
    const { data } = tokenReplyRule.safeParse(await reply.json().catch(() => undefined));
    if (reply.ok && data?.id_token) return data;
    this.deps.logger.warn({ provider: this.name, status: reply.status }, 'a code was not exchanged');
    return { error: data?.error };
  }

  /** Posts a form as this client, authenticated in the way that the provider names. Throws `ProviderFault`. */
  protected async postForm(url: string, fields: Record<string, string>): Promise<Response> {
    const { endpoints } = await this.discover();
    const isBasic = endpoints.token_endpoint_auth_methods_supported.includes('client_secret_basic');
    const [id, secret] = [this.deps.settings.clientId, await this.secret()];
    const basic = Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64');
    return this.request(url, {
      method: 'POST',
      headers: isBasic ? { Authorization: `Basic ${basic}` } : {},
      body: new URLSearchParams(isBasic ? fields : { client_id: id, client_secret: secret, ...fields }),
    });
  }

  /**
   * Returns the claims of a valid ID token for this client, otherwise null. Throws `ProviderFault` without readable
   * keys.
   */
  protected async claimsOf(
    idToken: string,
    nonce: Expectation['nonce'],
    mayListAudience = false,
  ): Promise<IdTokenClaims | null> {
    const { keys, endpoints } = await this.discover();
    const { clientId } = this.deps.settings;
    try {
      return await verifyIdToken(idToken, keys, {
        clientId,
        mayListAudience,
        nonce,
        issuers: this.issuersOf(endpoints.issuer),
        now: this.deps.clock(),
      });
    } catch (error) {
      if (error instanceof JOSEError) return this.fault('the identity provider has no readable keys', error);
      throw error;
    }
  }

  /** Returns the issuers that an ID token may name. */
  protected issuersOf(issuer: string): string[] {
    return [issuer];
  }

  /** Limits all requests of a step to the time of one. Throws `ProviderFault` on a timeout. */
  protected inTime<T>(step: () => Promise<T>): Promise<T> {
    return within(PROVIDER_TIMEOUT_MS, step(), () => new ProviderFault(this.name));
  }

  /** Logs a fault of the provider and throws `ProviderFault`. */
  protected fault(line: string, error?: unknown): never {
    this.deps.logger.warn({ provider: this.name, err: error }, line);
    throw new ProviderFault(this.name, new Error(line, { cause: error }));
  }

  async #discover(): Promise<Discovery> {
    const { issuer } = this.deps.settings;
    const reply = await this.request(`${issuer}/.well-known/openid-configuration`);
    const parsed = discoveryRule.safeParse(await reply.json().catch(() => undefined));
    if (!parsed.success) return this.fault('the identity provider has no readable discovery document');
    const endpoints = parsed.data;
    if (endpoints.issuer.replace(/\/$/, '') !== issuer)
      return this.fault('the identity provider names another issuer');
    const keys = createRemoteJWKSet(new URL(endpoints.jwks_uri), {
      timeoutDuration: PROVIDER_TIMEOUT_MS,
      cacheMaxAge: KEYS_LIFETIME_MS,
      cooldownDuration: KEYS_COOL_DOWN_MS,
      [customFetch]: (url: string, init: RequestInit) => this.request(url, init),
    });
    return { keys, endpoints };
  }

  /**
   * Sends a request with a time limit, without retries or redirects. Throws `ProviderFault` without a response, for a
   * status above 499, and while the circuit is open.
   */
  protected async request(url: string, init: RequestInit = {}): Promise<Response> {
    if (this.deps.clock().getTime() < this.#openUntil) throw new ProviderFault(this.name);
    try {
      const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS);
      const reply = await fetch(url, { ...init, redirect: 'error', signal });
      // Read the body here, so that the time limit also covers a slow body.
      const body = await reply.arrayBuffer();
      if (reply.status >= 500) throw new Error(`It answered ${reply.status}.`);
      this.#failures = 0;
      return new Response(reply.status === 204 ? null : body, { status: reply.status });
    } catch (error) {
      // The count is kept, so that a single failure after the pause opens the circuit again.
      this.#failures += 1;
      if (this.#failures >= FAILURES_TO_OPEN) this.#openUntil = this.deps.clock().getTime() + OPEN_MS;
      const cause = isNativeError(error) ? (error.cause ?? error) : error;
      return this.fault('the identity provider does not answer', cause);
    }
  }
}
