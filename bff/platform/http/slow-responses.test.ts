import type { RequestListener, Server } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { textsOf } from '../../answer/answer-content.rules.ts';
import { buildSession } from '../../workshop/testing/builders.ts';
import { portOf, startListening, stopListening } from '../../workshop/testing/listening.ts';
import { from, newAddress } from '../../workshop/testing/log-ins.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { until } from '../../workshop/testing/until.ts';
import { NO_METER } from '../lib/meter.ts';
import { createHttpServer } from './http-server.ts';
import {
  MAX_SAMPLES,
  MIN_BYTES_PER_SAMPLE,
  reasonToEnd,
  type SlowResponseOptions,
  WINDOW_SAMPLES,
} from './slow-responses.ts';

const MB = 1_000_000;
/** More than the system buffers of a response, which is about 4 MB between two local sockets. */
const LARGE = 'x'.repeat(12 * MB);
const SAMPLE_MS = 10;

/** A response that has waited for this many samples, each with this many bytes sent. */
function waiting(samples: number, bytesASample: number, count = samples) {
  return { count, moved: Array.from({ length: samples + 1 }, (_, index) => 5 * MB + index * bytesASample) };
}

describe('an open response', () => {
  it.each([
    ['waits for nobody', { count: MAX_SAMPLES, moved: [] }, undefined],
    ['has not moved, but not for long', waiting(WINDOW_SAMPLES - 1, 0), undefined],
    ['has not moved', waiting(WINDOW_SAMPLES, 0), 'unread'],
    ['moves too slowly', waiting(WINDOW_SAMPLES, MIN_BYTES_PER_SAMPLE - 1), 'too-slow'],
    ['moves just fast enough', waiting(WINDOW_SAMPLES, MIN_BYTES_PER_SAMPLE), undefined],
    ['moves fast, but for too long', waiting(WINDOW_SAMPLES, MB, MAX_SAMPLES + 1), 'too-long'],
    ['is written for too long without waiting', { count: MAX_SAMPLES + 1, moved: [] }, 'too-long'],
  ])('that %s is judged accordingly', (_title, answer, reason) => {
    expect(reasonToEnd(answer)).toBe(reason);
  });
});

let server: Server | undefined;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  if (server) await stopListening(server);
  server = undefined;
});

/** Starts a server with fast sampling; returns the reasons for aborted responses. */
async function serve(handler: RequestListener, options: SlowResponseOptions = {}): Promise<string[]> {
  const reasons: string[] = [];
  const count = (_name: string, labels: object) => void reasons.push(...Object.values(labels));
  server = createHttpServer(handler, { sampleMs: SAMPLE_MS, meter: { ...NO_METER, count }, ...options });
  await startListening(server);
  return reasons;
}

/** Counts the connections of a server; a client that does not read would not notice a closed connection. */
function connectionsOf(): Promise<number> {
  return new Promise((resolve, reject) => {
    server?.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

/**
 * A client that reads at most this many bytes per sample; returns the received text and whether the response has ended.
 */
function connect(bytesAtOnce: number, headers: Record<string, string> = {}, path = '/') {
  if (!server) throw new Error('There is no server.');
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  const socket = createConnection(portOf(server), '127.0.0.1');
  sockets.push(socket);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.map(([name, text]) => `${name}: ${text}\r\n`).join('')}\r\n`);
  const client = { got: 0, start: '', isOver: false };
  const take = (chunk: Buffer) => {
    client.start ||= chunk.toString('latin1', 0, 100);
    client.got += chunk.length;
  };
  const read = () => {
    let left = bytesAtOnce;
    while (left > 0 && socket.readableLength > 0) {
      const chunk: Buffer | null = socket.read(Math.min(left, socket.readableLength));
      left -= chunk?.length ?? left;
      if (chunk) take(chunk);
    }
    // Requests more data, or the end.
    if (bytesAtOnce > 0) socket.read(0);
  };
  const reading = setInterval(read, SAMPLE_MS);
  const over = () => {
    client.isOver = true;
    clearInterval(reading);
  };
  socket.on('error', over).on('close', over);
  return client;
}

describe('a server', () => {
  it('aborts responses that are read too slowly or not at all', async () => {
    const reasons = await serve((_req, res) => void res.end(LARGE));
    connect(0);
    connect(0);
    const slow = connect(200);
    await until(() => reasons.length === 3);
    for (const reason of reasons) expect(['unread', 'too-slow']).toContain(reason);
    expect(slow.got).toBeLessThan(LARGE.length);
    expect(await connectionsOf()).toBe(0);
  });

  it('completes responses of slow but steady readers, even a large response in one piece', async () => {
    let body = 'y'.repeat(MB);
    const reasons = await serve((_req, res) => void res.end(body));
    const steady = connect(20_000);
    await until(() => steady.isOver);
    expect(steady.got).toBeGreaterThan(MB);
    body = LARGE;
    const faster = connect(200_000);
    await until(() => faster.isOver);
    expect(faster.got).toBeGreaterThan(LARGE.length);
    expect(reasons).toEqual([]);
  });

  it('aborts no response that is being computed, before or after its first byte', async () => {
    const reasons = await serve((req, res) => {
      if (req.url === '/begun') res.write('{');
      setTimeout(() => res.end('}'), 2 * WINDOW_SAMPLES * SAMPLE_MS);
    });
    const clients = [connect(MB), connect(MB, {}, '/begun')];
    await until(() => clients.every(({ isOver }) => isOver));
    for (const { start } of clients) expect(start).toMatch(/^HTTP\/1\.1 200 /);
    expect(reasons).toEqual([]);
  });

  it('aborts a response that takes too long, however fast it is sent', async () => {
    const reasons = await serve(
      (_req, res) => {
        const writing = setInterval(() => res.write('x'), 1);
        res.on('close', () => clearInterval(writing));
      },
      { sampleMs: 1 },
    );
    const endless = connect(MB);
    await until(() => endless.isOver);
    expect(reasons).toEqual(['too-long']);
  });
});

describe('an account that reads none of its responses', () => {
  const CONNECTIONS = 32;
  const DAYS = Array.from({ length: 150 }, (_, index) => {
    const month = String((index % 12) + 1).padStart(2, '0');
    return `${1960 + Math.floor(index / 12)}-${month}-01`;
  });

  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ trustProxy: 1, rateLimitScale: 1 });
  });
  afterAll(() => app.close());

  it('blocks nobody: its connections are closed, and others are served throughout', async () => {
    const address = newAddress();
    const reader = await buildSession(app, from(address));
    // 6 MB, more than the system buffers.
    const texts = textsOf({ content: '🌞'.repeat(10_000) });
    for (const day of DAYS) {
      await app.services.answer.save({ userId: reader.id, day, timeZone: 'Europe/Berlin', texts });
    }
    const beside = await buildSession(app, from(address));
    const elsewhere = await buildSession(app, from(newAddress()));
    await serve(app.express);
    for (let count = 0; count < CONNECTIONS; count += 1) {
      connect(0, from(address, reader.Cookie), '/api/answers');
    }
    await until(async () => (await connectionsOf()) === CONNECTIONS);
    let rounds = 0;
    await until(async () => {
      rounds += 1;
      for (const other of [from(address, beside.Cookie), from(newAddress(), elsewhere.Cookie)]) {
        const client = connect(MB, other, '/api/streak');
        await until(() => client.isOver);
        expect(client.start).toMatch(/^HTTP\/1\.1 200 /);
      }
      return (await connectionsOf()) === 0;
    });
    expect(rounds).toBeGreaterThan(5);
  });
});
