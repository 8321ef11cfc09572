import { once } from 'node:events';
import type { Server } from 'node:http';
import { createHttpServer } from '../http/http-server.ts';
import type { Metrics } from './metrics.ts';

/** The only path that is answered. */
export const METRICS_PATH = '/metrics';

/** Serves the metrics on an address of their own, and nothing else; throws when it cannot be listened on. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createHttpServer(async (req, res) => {
    const isScrape = req.url === METRICS_PATH && req.method === 'GET';
    res.statusCode = isScrape ? 200 : 404;
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    if (isScrape) res.setHeader('Content-Type', metrics.contentType);
    res.end(isScrape ? await metrics.scrape() : undefined);
  });
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    throw new Error(`METRICS_PORT and METRICS_HOST cannot be used: ${message}`, { cause: error });
  }
  return server;
}
