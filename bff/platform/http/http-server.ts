import { createServer, type RequestListener, type Server } from 'node:http';
import { endSlowResponses, type SlowResponseOptions } from './slow-responses.ts';

/** The time limits of a request's headers, and of the whole request. */
export const HEADERS_TIMEOUT_MS = 10_000;
export const REQUEST_TIMEOUT_MS = 30_000;

/** Longer than the idle time of a proxy in front, so that the proxy closes first. */
export const KEEP_ALIVE_MS = 65_000;

/** Address and headers of a request together; Node replies 431 to a longer head. */
export const MAX_HEAD_BYTES = 16_384;

/** The longest JSON body, in bytes; a longer body is answered with 413. */
export const MAX_BODY_BYTES = 131_072;

const MAX_REQUESTS_PER_SOCKET = 1_000;
const CHECK_INTERVAL_MS = 1_000;
const SWEEP_MS = 100;

/** Options of the server; every default is that of the product. */
interface HttpServerOptions extends SlowResponseOptions {
  headersTimeoutMs?: number;
  requestTimeoutMs?: number;
}

/** Creates the HTTP server, which replies 408 to slow senders and ends the responses of slow readers; it does not listen yet. */
export function createHttpServer(app: RequestListener, options: HttpServerOptions = {}): Server {
  const { headersTimeoutMs = HEADERS_TIMEOUT_MS, requestTimeoutMs = REQUEST_TIMEOUT_MS } = options;
  const server = createServer(
    {
      maxHeaderSize: MAX_HEAD_BYTES,
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
    },
    app,
  );
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET;
  endSlowResponses(server, options);
  return server;
}

/** Finishes the requests under way, then closes; every response ends its connection, which `close` alone awaits. */
export async function finishRequests(server: Server): Promise<void> {
  server.prependListener('request', (_req, res) => void res.setHeader('Connection', 'close'));
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
}
