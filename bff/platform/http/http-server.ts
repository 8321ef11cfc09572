import { createServer, type RequestListener, type Server } from 'node:http';

/** How long a client may take for the headers, and for the whole request. */
export const HEADERS_TIMEOUT_MS = 10_000;
export const REQUEST_TIMEOUT_MS = 30_000;

/** Longer than the idle time of any proxy in front, so that it is the proxy who closes. */
export const KEEP_ALIVE_MS = 65_000;

/** Address and headers of a request together; Node answers a longer head 431, and nothing of it is looked at. */
export const MAX_HEAD_BYTES = 16_384;

const MAX_REQUESTS_PER_SOCKET = 1_000;
const CHECK_INTERVAL_MS = 1_000;

/** The HTTP server of the product; it does not listen yet. Slow clients are answered 408 and closed. */
export function createHttpServer(
  app: RequestListener,
  { headersTimeoutMs = HEADERS_TIMEOUT_MS, requestTimeoutMs = REQUEST_TIMEOUT_MS } = {},
): Server {
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
  return server;
}
