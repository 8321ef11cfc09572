import type { IncomingMessage, Server } from 'node:http';
import { hostname } from 'node:os';
import { createHttpServer, listen } from '../http/http-server.ts';
import type { Metrics } from './metrics.ts';

export const METRICS_PATH = '/metrics';

const MISDIRECTED = 421;

interface MetricsAddress {
  host: string;
  port: number;
  /** Accepted names in `Host`. Unset: `host`, the address of the connection, `localhost`, and the machine's name. */
  hosts?: string[] | undefined;
}

/** Normalises a host name or address: without brackets, trailing dot, and IPv6 form of an IPv4 address. */
function plainHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/^\[|\]$|\.$/g, '')
    .replace(/^::ffff:(?=\d+\.)/, '');
}

/** Checks `Host` against DNS rebinding: a page with a rebound name sends its own name. */
function isExpected({ headers, socket }: IncomingMessage, { host, hosts }: MetricsAddress): boolean {
  const [, named] = /^(\[[\da-f:.]+\]|[^:]+)(?::\d+)?$/i.exec(headers.host ?? '') ?? [];
  const known = hosts ?? [host, socket.localAddress ?? host, 'localhost', hostname()];
  return named !== undefined && known.map(plainHost).includes(plainHost(named));
}

/** Serves only the metrics, on a separate address; throws if listening fails. */
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
  await listen(server, address, 'METRICS_PORT and METRICS_HOST');
  return server;
}
