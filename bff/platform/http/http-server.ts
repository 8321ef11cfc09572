import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { operatorMessage } from '../lib/errors.ts';
import { endSlowResponses, type SlowResponseOptions } from './slow-responses.ts';

/** Time limits for a request's headers and for the whole request. */
export const HEADERS_TIMEOUT_MS = 10_000;
export const REQUEST_TIMEOUT_MS = 30_000;

/** Longer than the idle time of a proxy in front, so that the proxy closes first. */
export const KEEP_ALIVE_MS = 65_000;

/** Maximum size of request line and headers; Node replies 431 above the maximum. */
export const MAX_HEAD_BYTES = 16_384;

/** Maximum size of a JSON body; larger bodies are answered with 413. */
export const MAX_BODY_BYTES = 131_072;

const MAX_REQUESTS_PER_SOCKET = 1_000;
const CHECK_INTERVAL_MS = 1_000;
const SWEEP_MS = 100;

/** The open connections of each server. */
const connections = new WeakMap<Server, Set<Socket>>();

/** Creates the HTTP server, not yet listening. Slow senders get 408, and responses to slow readers are aborted. */
export function createHttpServer(app: RequestListener, options: SlowResponseOptions = {}): Server {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEAD_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
    },
    app,
  );
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET;
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  endSlowResponses(server, options);
  return server;
}

/** Listens on an address; throws with the names of its variables if the address cannot be used. */
export async function listen(
  server: Server,
  { host, port }: { host: string; port: number },
  variables: string,
): Promise<void> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw new Error(`${variables} cannot be used: ${operatorMessage(error)}`);
  }
}

/**
 * Finishes running requests and closes the server. Each response closes its connection, because `close` waits for
 * connections, also for a connection that a browser keeps in reserve.
 */
export async function finishRequests(server: Server): Promise<void> {
  server.prependListener('request', (_req, res) => void res.setHeader('Connection', 'close'));
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
  }, SWEEP_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
}
