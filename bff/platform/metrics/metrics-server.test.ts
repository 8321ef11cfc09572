import { once } from 'node:events';
import { request } from 'node:http';
import { hostname } from 'node:os';
import { text } from 'node:stream/consumers';
import { portOf, stopListening } from '../../workshop/testing/listening.ts';
import { PLATFORM_COUNTERS } from '../lib/meter.ts';
import { Metrics } from './metrics.ts';
import { METRICS_PATH, serveMetrics } from './metrics-server.ts';

interface Call {
  /** `Host` header of the client; `PORT` stands for the port. */
  named: string;
  hosts?: string[];
  /** Address on which the server listens. */
  host?: string;
}

const metrics = new Metrics(PLATFORM_COUNTERS);

async function ask({ named, hosts, host = '127.0.0.1' }: Call) {
  const server = await serveMetrics(metrics, { host, port: 0, hosts });
  const port = portOf(server);
  const headers = { Host: named.replace('PORT', String(port)) };
  const [reply] = await once(
    request({ host: '127.0.0.1', port, path: METRICS_PATH, headers }).end(),
    'response',
  );
  const body = await text(reply);
  await stopListening(server);
  return { status: reply.statusCode, type: reply.headers['content-type'], body };
}

it.each<Call>([
  { named: '127.0.0.1:PORT' },
  { named: '127.0.0.1' },
  { named: 'localhost:PORT' },
  { named: 'LOCALHOST.:9464' },
  { named: hostname() },
  { named: '127.0.0.1:PORT', host: '0.0.0.0' },
  { named: '127.0.0.1:PORT', host: '::' },
  { named: 'app:9464', hosts: ['prometheus.example', 'App'] },
  { named: '[fd00::1]:9464', hosts: ['FD00::1'] },
  { named: '[fd00::1]', hosts: ['[fd00::1]'] },
])('metrics are served to %j', async (call) => {
  const { status, body } = await ask(call);
  expect([status, body]).toEqual([200, expect.stringContaining('aufwind_')]);
});

it.each<Call>([
  { named: 'fremd.example:PORT' },
  { named: 'fremd.example', host: '0.0.0.0' },
  { named: 'localhost.fremd.example' },
  { named: '127.0.0.1.fremd.example:PORT' },
  { named: 'fremd.example@localhost' },
  { named: 'localhost:PORT:80' },
  { named: 'localhost:PORT', hosts: ['app'] },
  { named: '127.0.0.1:PORT', hosts: ['app'] },
  { named: '[::1]', hosts: ['app'] },
])('metrics are not served to %j', async (call) => {
  expect(await ask(call)).toEqual({
    status: 421,
    type: 'text/plain; charset=utf-8',
    body: 'METRICS_HOSTS does not name this host.\n',
  });
});
