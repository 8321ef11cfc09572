import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { hostname } from 'node:os';
import { createHttpServer } from '../http/http-server.ts';
import type { Metrics } from './metrics.ts';

/** The only path that is answered. */
export const METRICS_PATH = '/metrics';

const MISDIRECTED = 421;

/** Where metrics are served. */
export interface MetricsAddress {
  host: string;
  port: number;
  /** The names in `Host` that are answered. Unset: `host`, the address of the connection, `localhost`, the machine. */
  hosts?: string[] | undefined;
}

/** A canonical host: no brackets, no closing dot, and IPv4 instead of its IPv6 form. */
function plainHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/^\[|\]$|\.$/g, '')
    .replace(/^::ffff:(?=\d+\.)/, '');
}

/** Whether a request names a known host. A page whose name was rebound to this address names its own. */
function isExpected({ headers, socket }: IncomingMessage, { host, hosts }: MetricsAddress): boolean {
  const [, named] = /^(\[[\da-f:.]+\]|[^:]+)(?::\d+)?$/i.exec(headers.host ?? '') ?? [];
  const known = hosts ?? [host, socket.localAddress ?? host, 'localhost', hostname()];
  return named !== undefined && known.map(plainHost).includes(plainHost(named));
}

/** Serves the metrics on an address of their own, and nothing else; throws when it cannot be listened on. */
export async function serveMetrics(metrics: Metrics, address: MetricsAddress): Promise<Server> {
  const server = createHttpServer(async (req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    if (!isExpected(req, address)) {
      res.writeHead(MISDIRECTED, { 'Content-Type': 'text/plain; charset=utf-8' });
      res.end('METRICS_HOSTS does not name this host.\n');
      return;
    }
    const isScrape = req.url === METRICS_PATH && req.method === 'GET';
    res.statusCode = isScrape ? 200 : 404;
    if (isScrape) res.setHeader('Content-Type', metrics.contentType);
    res.end(isScrape ? await metrics.scrape() : undefined);
  });
  try {
    await once(server.listen(address.port, address.host), 'listening');
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    throw new Error(`METRICS_PORT and METRICS_HOST cannot be used: ${message}`, { cause: error });
  }
  return server;
}
