import { Agent, request } from 'node:http';
import { isNativeError } from 'node:util/types';
import { SESSION_COOKIE } from '../testing/raw-request.ts';

const TIMEOUT_MS = 30_000;

/** A response of the product, or the reason why there is no response. */
export interface LoadReply {
  /** 0 when there is no answer. */
  status: number;
  body: unknown;
  /** The status, or the code of the failed connection. */
  outcome: string;
  setCookie: string | undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string {
  if (!isNativeError(error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

/** Sends JSON over connections that stay open, as browsers do; a failure is an outcome, not an exception. */
export class LoadClient {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #originNow: () => string;

  /** The origin may change with every request, as behind a load balancer. */
  constructor(originNow: () => string) {
    this.#originNow = originNow;
  }

  send(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<LoadReply> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const type = payload === undefined ? {} : { 'Content-Type': 'application/json' };
    return new Promise((resolve) => {
      const fail = (error: unknown) =>
        resolve({ status: 0, body: undefined, outcome: codeOf(error), setCookie: undefined });
      const outgoing = request(
        new URL(path, this.#originNow()),
        { method, agent: this.#agent, timeout: TIMEOUT_MS, headers: { ...type, ...headers } },
        (reply) => {
          const chunks: Buffer[] = [];
          reply.on('data', (chunk: Buffer) => chunks.push(chunk));
          reply.on('error', fail);
          reply.on('end', () => {
            const { statusCode: status = 0 } = reply;
            const setCookie = reply.headers['set-cookie']?.find((line) => SESSION_COOKIE.test(line));
            resolve({
              status,
              body: parsed(Buffer.concat(chunks).toString()),
              outcome: String(status),
              setCookie,
            });
          });
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error('client timeout')));
      outgoing.on('error', fail);
      outgoing.end(payload);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
