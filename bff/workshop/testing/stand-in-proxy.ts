import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { portOf, startListening, stopListening } from './listening.ts';

/** A reverse proxy in front of the product or of another proxy. */
export interface StandInProxy {
  port: number;
  /** Forwards requests to this port of this machine. */
  forwardTo(port: number): void;
  close(): Promise<void>;
}

/** Options of a test. */
export interface StandInProxyOptions {
  /** Key and certificate as PEM; with them the proxy uses TLS. */
  tls?: { key: string; cert: string };
  /** Replaces the addresses that a client claims, as some proxies do, instead of appending to them. */
  dropsClientAddress?: boolean;
  /** Sends no header about the client, as an unconfigured proxy does. */
  omitsHeaders?: boolean;
}

/** Starts a proxy that forwards the client's address and scheme. */
export async function startProxy(options: StandInProxyOptions = {}): Promise<StandInProxy> {
  const { tls, dropsClientAddress = false, omitsHeaders = false } = options;
  let target = 0;
  const forward = (req: IncomingMessage, res: ServerResponse) => {
    const claimed = dropsClientAddress ? undefined : req.headers['x-forwarded-for'];
    const facts = {
      'x-forwarded-for': [claimed, req.socket.remoteAddress].filter(Boolean).join(', '),
      'x-forwarded-proto': tls ? 'https' : (req.headers['x-forwarded-proto'] ?? 'http'),
    };
    const onward = request({
      port: target,
      host: '127.0.0.1',
      method: req.method,
      path: req.url,
      headers: { ...req.headers, ...(!omitsHeaders && facts) },
    });
    onward.on('response', (answer) => {
      res.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(res);
    });
    onward.on('error', () => void res.writeHead(502).end());
    req.pipe(onward);
  };
  const server = tls ? createTlsServer(tls, forward) : createServer(forward);
  await startListening(server);
  return {
    port: portOf(server),
    forwardTo: (port) => {
      target = port;
    },
    close: () => stopListening(server),
  };
}
