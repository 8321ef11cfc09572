import { request } from 'node:http';
import { portOf } from './listening.ts';
import type { TestApp } from './test-app.ts';

/** A `Set-Cookie` line of the session, on http or https. */
export const SESSION_COOKIE = /^(__Host-)?sid=/;

/** The parts of a request; only headers required by HTTP are added. */
interface RawRequest {
  headers?: Record<string, string>;
  body?: string | Buffer;
}

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends an exact request without a cookie jar: for tests of cookies, odd bodies and headers that clients add. */
export async function rawRequest(app: TestApp, method: string, path: string, options: RawRequest = {}) {
  const port = portOf(app.server);
  const { headers = {}, body } = options;
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  return new Promise<Reply>((resolve, reject) => {
    const outgoing = request(
      { port, host: '127.0.0.1', method, path, headers: { ...length, ...headers } },
      async (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () => resolve(replyOf(reply, Buffer.concat(chunks).toString())));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

type Reply = ReturnType<typeof replyOf>;

function replyOf(
  {
    statusCode = 0,
    headers,
  }: {
    statusCode?: number | undefined;
    headers: NodeJS.Dict<string | string[]> & { 'set-cookie'?: string[] | undefined };
  },
  text: string,
) {
  return { status: statusCode, headers, setCookies: headers['set-cookie'] ?? [], text, body: parsed(text) };
}

/** Sends JSON, as `rawRequest`. */
export function rawJson(
  app: TestApp,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  return rawRequest(app, method, path, {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

/** The `name=value` of the session cookie in a reply; throws if the reply sets no cookie. */
export function cookieOf({ setCookies }: { setCookies: string[] }): string {
  const [pair] = setCookies.find((line) => SESSION_COOKIE.test(line))?.split(';') ?? [];
  if (!pair) throw new Error('The reply sets no cookie.');
  return pair;
}
