import type { Server } from 'node:http';

const SWEEP_MS = 100;

/** Finishes the requests under way, then closes; every answer ends its connection, which `close` alone awaits. */
export async function finishRequests(server: Server): Promise<void> {
  server.prependListener('request', (_req, res) => void res.setHeader('Connection', 'close'));
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
}
