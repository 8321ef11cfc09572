import type { Server } from 'node:http';

const SWEEP_MS = 100;

/**
 * Finishes what clients have already asked for, then closes. Connections that a client would keep open are ended with
 * the answer they wait for, because `close` alone waits for as long as somebody goes on asking.
 */
export async function finishRequests(server: Server): Promise<void> {
  server.prependListener('request', (_req, res) => void res.setHeader('Connection', 'close'));
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
}
