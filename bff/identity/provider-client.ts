import { randomUUID } from 'node:crypto';
import { isNativeError } from 'node:util/types';
import type { JWTVerifyGetKey } from 'jose';
import { JOSEError } from 'jose/errors';
import { createRemoteJWKSet, customFetch } from 'jose/jwks/remote';
import * as z from 'zod/mini';
import type { Clock } from '../platform/lib/clock.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { Logger } from '../platform/lib/logger.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { type Expectation, type IdTokenClaims, verifyIdToken } from './id-token.ts';
import {
  DISCOVERY_LIFETIME_MS,
  KEYS_COOL_DOWN_MS,
  KEYS_LIFETIME_MS,
  OPEN_MS,
  PROVIDER_TIMEOUT_MS,
} from './identity.numbers.rules.ts';
import { providerDown } from './identity.sentences.rules.ts';

const address = z.string().check(z.regex(/^https?:\/\//));

const discoveryRule = z.object({
  issuer: z.string(),
  jwks_uri: address,
  authorization_endpoint: z.nullish(address),
  token_endpoint: z.nullish(address),
  revocation_endpoint: z.nullish(address),
});

/** A line of the log about a provider. */
type ProviderLine = Extract<Parameters<Logger['warn']>[1], `the identity provider ${string}`>;

const refusalRule = z.object({ error: z.string() });

/** A provider's discovery document and keys. */
interface Discovery {
  keys: JWTVerifyGetKey;
  endpoints: z.output<typeof discoveryRule>;
}

/** A provider is down, too slow, or answers nonsense. */
export class ProviderFault extends AppError {
  constructor(provider: string, cause?: Error) {
    super('UNAVAILABLE', providerDown(provider), {
      retryAfterSeconds: OPEN_MS / 1_000,
    });
    this.cause = cause;
  }
}

/** The client of one provider: endpoints by discovery, a time limit, and a circuit breaker. */
export class ProviderClient {
  readonly #name: string;
  readonly #issuer: string;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #breaker: CircuitBreaker;
  #discovery: { at: number; result: Promise<Discovery> } | undefined;

  constructor(name: string, issuer: string, clock: Clock, logger: Logger) {
    this.#name = name;
    this.#issuer = issuer;
    this.#clock = clock;
    this.#logger = logger;
    this.#breaker = new CircuitBreaker(clock);
  }

  /** Discovers the provider at the first use, and again after a day. Throws `ProviderFault`. */
  discover(): Promise<Discovery> {
    const now = this.#clock().getTime();
    if (!this.#discovery || now - this.#discovery.at > DISCOVERY_LIFETIME_MS) {
      const asked = { at: now, result: this.#discover() };
      this.#discovery = asked;
      asked.result.catch(() => {
        if (this.#discovery === asked) this.#discovery = undefined;
      });
    }
    return this.#discovery.result;
  }

  /** The address of an endpoint. Throws `ProviderFault` when the provider has none. */
  async endpoint(name: 'authorization_endpoint' | 'token_endpoint'): Promise<string> {
    const { endpoints } = await this.discover();
    return endpoints[name] ?? this.fault(`the identity provider lacks an endpoint: ${name}`);
  }

  /**
   * Asks for the tokens of a code that was never issued, and returns the error code of the answer: `invalid_grant` from a
   * provider that knows this client and its secret.
   */
  async errorOfMadeUpCode(fields: Record<string, string>): Promise<string | undefined> {
    const form = { ...fields, grant_type: 'authorization_code', code: randomUUID() };
    const reply = await this.postForm(await this.endpoint('token_endpoint'), form);
    return refusalRule.safeParse(await reply.json().catch(() => undefined)).data?.error;
  }

  /** The claims of a genuine ID token for us, else null. Throws `ProviderFault` without readable keys. */
  async verify(
    idToken: string,
    expected: Pick<Expectation, 'clientId' | 'nonce'>,
  ): Promise<IdTokenClaims | null> {
    const { keys, endpoints } = await this.discover();
    // Google's older tokens name their issuer without the scheme.
    const issuers = [endpoints.issuer, endpoints.issuer.replace(/^https:\/\//, '')];
    try {
      return await verifyIdToken(idToken, keys, { ...expected, issuers, now: this.#clock() });
    } catch (error) {
      if (error instanceof JOSEError) return this.fault('the identity provider has no readable keys', error);
      throw error;
    }
  }

  /** Sends a form without retry or redirect. Throws `ProviderFault` for no answer and for one above 499. */
  postForm(url: string, fields: Record<string, string>): Promise<Response> {
    return this.#request(url, { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** Limits work to the time of one sign-in. Throws `ProviderFault` when it is over. */
  async inTime<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new ProviderFault(this.#name)), PROVIDER_TIMEOUT_MS);
    });
    return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
  }

  /** Runs one request, which ends with the signal, unless the circuit is open. Throws `ProviderFault`. */
  async ask<T>(request: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.#breaker.isOpen) throw new ProviderFault(this.#name);
    try {
      const answer = await request(AbortSignal.timeout(PROVIDER_TIMEOUT_MS));
      this.#breaker.close();
      return answer;
    } catch (error) {
      this.#breaker.count();
      const cause = isNativeError(error) ? (error.cause ?? error) : error;
      return this.fault('the identity provider does not answer', cause);
    }
  }

  /** Logs the provider's fault and throws `ProviderFault`. */
  fault(line: ProviderLine, error?: unknown): never {
    this.#logger.warn({ provider: this.#name, err: error }, line);
    throw new ProviderFault(this.#name, new Error(line, { cause: error }));
  }

  async #discover(): Promise<Discovery> {
    const reply = await this.#request(`${this.#issuer}/.well-known/openid-configuration`);
    const parsed = discoveryRule.safeParse(await reply.json().catch(() => undefined));
    if (!parsed.success) return this.fault('the identity provider has no readable discovery document');
    const endpoints = parsed.data;
    if (endpoints.issuer.replace(/\/$/, '') !== this.#issuer)
      return this.fault('the identity provider names another issuer');
    const keys = createRemoteJWKSet(new URL(endpoints.jwks_uri), {
      timeoutDuration: PROVIDER_TIMEOUT_MS,
      cacheMaxAge: KEYS_LIFETIME_MS,
      cooldownDuration: KEYS_COOL_DOWN_MS,
      [customFetch]: (url: string, init: RequestInit) => this.#request(url, init),
    });
    return { keys, endpoints };
  }

  #request(url: string, init: RequestInit = {}): Promise<Response> {
    return this.ask(async (signal) => {
      const reply = await fetch(url, { ...init, redirect: 'error', signal });
      // Read here, so that a slow body counts as well.
      const body = await reply.arrayBuffer();
      if (reply.status >= 500) throw new Error(`It answered ${reply.status}.`);
      return new Response(reply.status === 204 ? null : body, { status: reply.status });
    });
  }
}
