import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import type { Clock } from '../lib/clock.ts';
import { encryptPush, type PushKeys } from './push-encryption.ts';
import { type PushService, publicLookup } from './push-services.ts';
import type { VapidKey } from './vapid.ts';

/** A push service is waited for so long. */
export const PUSH_TIMEOUT_MS = 10_000;

/** The connections of an instance to a push service, and so the pushes in flight there. */
export const CONNECTIONS_A_SERVICE = 8;

const KEPT_ALIVE = { keepAlive: true, maxSockets: CONNECTIONS_A_SERVICE };
const PADDED_TO_BYTES = 512;
const SECOND_MS = 1_000;

/** Failures before anything was sent. */
const NOT_SENT =
  /^(ECONNREFUSED|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|EPRIVATE|ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;

/** A browser's subscription: where pushes go, and how they are encrypted. */
export interface Subscription extends PushKeys {
  endpoint: string;
}

/** A text with the time until which it is worth to arrive. */
export interface PushMessage {
  text: string;
  until: Date;
}

/**
 * How a push ended: with the service's status; `unsent` when the service was not reached; `unknown` when it may have
 * taken the push and has not said so.
 */
export type PushReply =
  | { is: 'answered'; status: number; retryAfterMs: number | null }
  | { is: 'unsent'; code: string }
  | { is: 'unknown'; code: string };

/** The wait of a `Retry-After` header, in either of its forms, in milliseconds; null without the header. */
export function retryAfterMs(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * SECOND_MS;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

/** Hands pushes to push services (RFC 8030), over few connections to each. */
export class PushPost {
  readonly #vapid: VapidKey;
  readonly #contact: string;
  readonly #clock: Clock;
  readonly #timeoutMs: number;
  readonly #agent = new Agent(KEPT_ALIVE);
  readonly #plainAgent = new PlainAgent(KEPT_ALIVE);

  /** `contact` is how a push service reaches the operator: a `mailto:` or `https:` address. */
  constructor(vapid: VapidKey, contact: string, clock: Clock, timeoutMs = PUSH_TIMEOUT_MS) {
    this.#vapid = vapid;
    this.#contact = contact;
    this.#clock = clock;
    this.#timeoutMs = timeoutMs;
  }

  /** Sends a push; never throws, and follows no redirect. */
  send(service: PushService, { endpoint, ...keys }: Subscription, message: PushMessage): Promise<PushReply> {
    const url = new URL(endpoint);
    const now = this.#clock();
    const body = encryptPush(Buffer.from(message.text), keys, PADDED_TO_BYTES);
    const isTls = url.protocol === 'https:';
    const open = isTls ? request : plainRequest;
    return new Promise((resolve) => {
      const sent = open(url, {
        method: 'POST',
        agent: isTls ? this.#agent : this.#plainAgent,
        signal: AbortSignal.timeout(this.#timeoutMs),
        ...(!service.isOperators && { lookup: publicLookup }),
        headers: {
          Authorization: this.#vapid.authorization(url.origin, this.#contact, now),
          'Content-Type': 'application/octet-stream',
          'Content-Encoding': 'aes128gcm',
          'Content-Length': body.length,
          TTL: Math.max(0, Math.floor((message.until.getTime() - now.getTime()) / SECOND_MS)),
          Urgency: 'normal',
          // Replaces an earlier push that was not delivered yet.
          Topic: 'daily',
        },
      });
      sent.on('response', (reply) => {
        const wait = retryAfterMs(reply.headers['retry-after'], now);
        resolve({ is: 'answered', status: reply.statusCode ?? 0, retryAfterMs: wait });
        reply.on('error', () => undefined).resume();
      });
      sent.on('error', (error) => {
        const code = 'code' in error ? String(error.code) : error.name;
        resolve(NOT_SENT.test(code) ? { is: 'unsent', code } : { is: 'unknown', code });
      });
      sent.end(body);
    });
  }

  /** Closes the connections that wait for another push. */
  close(): void {
    for (const agent of [this.#agent, this.#plainAgent]) agent.destroy();
  }
}
