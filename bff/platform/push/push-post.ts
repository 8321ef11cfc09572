import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import type { Clock } from '../lib/clock.ts';
import { Service } from '../lib/service.ts';
import { encryptPush, type PushKeys } from './push-encryption.ts';
import { type PushService, publicLookup } from './push-services.ts';
import type { VapidKey } from './vapid.ts';

const PUSH_TIMEOUT_MS = 10_000;

/** Connections of an instance to one host of a push service, and therefore pushes in flight. */
export const CONNECTIONS_PER_SERVICE = 8;

const KEPT_ALIVE = { keepAlive: true, maxSockets: CONNECTIONS_PER_SERVICE };
const PADDED_TO_BYTES = 512;
const SECOND_MS = 1_000;

/** Errors that occur before any data was sent. */
const NOT_SENT =
  /^(ECONNREFUSED|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|EPRIVATE|ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;

/**
 * Outcome of a push: `answered` with the service's status, `unsent` if the service was not reached, `unknown` if the
 * service may have accepted the push.
 */
export type PushReply =
  | { is: 'answered'; status: number; retryAfterMs: number | null }
  | { is: 'unsent'; code: string }
  | { is: 'unknown'; code: string };

/** Parses `Retry-After` in either of its forms; returns null without a valid header. */
export function retryAfterMs(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * SECOND_MS;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

interface PushPostDeps {
  vapid: VapidKey;
  /** A `mailto:` or `https:` address at which a push service can reach the operator. */
  contact: string;
  clock: Clock;
  timeoutMs?: number;
}

/** Sends pushes to push services (RFC 8030), over few connections to each. */
export class PushPost extends Service<PushPostDeps> {
  readonly #agent = new Agent(KEPT_ALIVE);
  readonly #plainAgent = new PlainAgent(KEPT_ALIVE);

  /** Sends a push, which is dropped if undelivered `until` then; never throws, and follows no redirect. */
  async send(
    service: PushService,
    { endpoint, ...keys }: PushKeys & { endpoint: string },
    { text, until }: { text: string; until: Date },
  ): Promise<PushReply> {
    const url = new URL(endpoint);
    const { vapid, contact, clock, timeoutMs = PUSH_TIMEOUT_MS } = this.deps;
    const now = clock();
    const body = encryptPush(Buffer.from(text), keys, PADDED_TO_BYTES);
    const authorization = await vapid.authorization(url.origin, contact, now);
    const isTls = url.protocol === 'https:';
    const open = isTls ? request : plainRequest;
    return new Promise((resolve) => {
      const sent = open(url, {
        method: 'POST',
        agent: isTls ? this.#agent : this.#plainAgent,
        signal: AbortSignal.timeout(timeoutMs),
        ...(!service.isOperators && { lookup: publicLookup }),
        headers: {
          Authorization: authorization,
          'Content-Type': 'application/octet-stream',
          'Content-Encoding': 'aes128gcm',
          'Content-Length': body.length,
          TTL: Math.max(0, Math.floor((until.getTime() - now.getTime()) / SECOND_MS)),
          Urgency: 'normal',
          // Replaces an earlier push that is still undelivered.
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
}
