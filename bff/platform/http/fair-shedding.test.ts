import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import express, { type RequestHandler } from 'express';
import { portOf, stopListening } from '../../workshop/testing/listening.ts';
import { until } from '../../workshop/testing/until.ts';
import { AppError, SIGN_IN_FIRST } from '../lib/errors.ts';
import { createLogger } from '../lib/logger.ts';
import { NO_METER } from '../lib/meter.ts';
import { errorHandler } from './error-handler.ts';
import {
  FEW_IN_FLIGHT,
  LoadShedding,
  type LoadSheddingOptions,
  MANY_REQUESTS,
  MAX_IN_FLIGHT,
  MAX_LOOP_DELAY_MS,
  MAX_PER_ACCOUNT,
  MAX_PER_ADDRESS,
  reasonToShed,
} from './load-shedding.ts';

const LATE_MS = MAX_LOOP_DELAY_MS + 1;
const VERY_LATE_MS = 2 * MAX_LOOP_DELAY_MS + 1;

let server: Server | undefined;
afterEach(async () => {
  if (server) await stopListening(server);
});

/** A server whose responses wait for the test, with users named by a header. */
async function createStage(options: Partial<LoadSheddingOptions> = {}) {
  const shed: object[] = [];
  const meter = { ...NO_METER, count: (_name: string, labels: object) => void shed.push(labels) };
  const shedding = new LoadShedding({
    meter,
    scale: (quota) => quota,
    requireValid: async () => undefined,
    ...options,
  });
  const held: { who: string; answer: () => void }[] = [];
  let arrived = 0;
  const app = express().set('trust proxy', 1);
  const arrivals: RequestHandler = (_req, _res, next) => {
    arrived += 1;
    next();
  };
  app.use(arrivals, shedding.byAddress, (req, _res, next) => {
    const id = Number(req.get('X-Test-User'));
    if (id) Object.assign(req, { session: { user: { id } } });
    next();
  });
  app.use(shedding.byAccount);
  app.get('/now', (_req, res) => void res.json({}));
  app.get('/held', (req, res) => {
    held.push({ who: req.get('X-Test-User') ?? req.ip ?? '', answer: () => res.json({}) });
  });
  const logged: string[] = [];
  app.use(errorHandler(createLogger('info', { write: (line) => void logged.push(line) })));
  server = app.listen(0);
  const port = portOf(server);
  const ask = (path: string, address: string, account?: number) => {
    const headers = { 'X-Forwarded-For': address, ...(account && { 'X-Test-User': account }) };
    const asked = request({ port, path, headers });
    const reply = new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
      asked.on('response', (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
      });
      asked.on('error', reject);
    });
    asked.end();
    return { reply, leave: () => asked.destroy() };
  };
  /** Returns the status of the response, or 0 when the connection ends without a response. */
  const statusOf = (...asked: Parameters<typeof ask>) =>
    ask(...asked).reply.then(
      ({ status }) => status,
      () => 0,
    );
  return { ask, statusOf, held, shed, logged, arrived: () => arrived };
}

/** Sends this many requests, from one address or each from another address. */
function times<T>(count: number, ask: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => ask(index));
}

const elsewhere = (index: number) => `198.51.100.${index + 1}`;

describe('load shedding', () => {
  it.each([
    [{ inFlight: MAX_IN_FLIGHT, loopDelayMs: 0, held: 0 }, 'requests'],
    [{ inFlight: MAX_IN_FLIGHT - 1, loopDelayMs: 0, held: 19 }, undefined],
    [{ inFlight: MAX_IN_FLIGHT - 1, loopDelayMs: MAX_LOOP_DELAY_MS, held: 19 }, undefined],
    [{ inFlight: FEW_IN_FLIGHT, loopDelayMs: LATE_MS, held: MANY_REQUESTS }, 'address'],
    [{ inFlight: FEW_IN_FLIGHT, loopDelayMs: LATE_MS, held: MANY_REQUESTS - 1 }, undefined],
    [{ inFlight: FEW_IN_FLIGHT - 1, loopDelayMs: LATE_MS, held: 19 }, undefined],
    [{ inFlight: FEW_IN_FLIGHT, loopDelayMs: VERY_LATE_MS, held: 0 }, 'event-loop'],
    [{ inFlight: FEW_IN_FLIGHT - 1, loopDelayMs: VERY_LATE_MS, held: 19 }, undefined],
  ])('refuses the cause of the load first: %j → %s', (load, reason) => {
    expect(reasonToShed(load, 'address')).toBe(reason);
  });

  it('refuses the address with many requests when the event loop is late, and others only when it is very late', async () => {
    let delayMs = 0;
    const { ask, statusOf, held, shed } = await createStage({ loopDelayMs: () => delayMs });
    const busy = times(MAX_PER_ADDRESS - 1, () => statusOf('/held', '192.0.2.1'));
    const other = statusOf('/held', '192.0.2.2');
    await until(() => held.length === FEW_IN_FLIGHT);
    delayMs = LATE_MS;
    const refused = await ask('/now', '192.0.2.1').reply;
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(await statusOf('/now', '192.0.2.2')).toBe(200);
    expect(await statusOf('/now', '192.0.2.3')).toBe(200);
    delayMs = VERY_LATE_MS;
    expect(await statusOf('/now', '192.0.2.3')).toBe(503);
    expect(shed).toEqual([{ reason: 'address' }, { reason: 'event-loop' }]);
    delayMs = 0;
    expect(await statusOf('/now', '192.0.2.1')).toBe(200);
    for (const { answer } of held) answer();
    expect(new Set(await Promise.all([...busy, other]))).toEqual(new Set([200]));
  });

  it('refuses the account with many requests from any address when the event loop is late', async () => {
    let delayMs = 0;
    const { statusOf, held, shed } = await createStage({ loopDelayMs: () => delayMs });
    const many = times(MANY_REQUESTS, (index) => statusOf('/held', elsewhere(index), 1));
    const others = times(FEW_IN_FLIGHT, (index) => statusOf('/held', elsewhere(index), index + 2));
    await until(() => held.length === MANY_REQUESTS + FEW_IN_FLIGHT);
    delayMs = LATE_MS;
    expect(await statusOf('/now', '192.0.2.1', 1)).toBe(503);
    expect(await statusOf('/now', '192.0.2.1', 2)).toBe(200);
    expect(shed).toEqual([{ reason: 'account' }]);
    for (const { answer } of held) answer();
    expect(new Set(await Promise.all([...many, ...others]))).toEqual(new Set([200]));
  });
});

describe('the quota of an address', () => {
  it('makes excess requests wait in order of arrival, while other addresses pass', async () => {
    const { statusOf, held, shed, arrived } = await createStage();
    const first = times(MAX_PER_ADDRESS, () => statusOf('/held', '192.0.2.1'));
    await until(() => held.length === MAX_PER_ADDRESS);
    const second = statusOf('/held', '192.0.2.1', 7);
    await until(() => arrived() === MAX_PER_ADDRESS + 1);
    const third = statusOf('/held', '192.0.2.1', 8);
    expect(await statusOf('/now', '192.0.2.2')).toBe(200);
    expect(held).toHaveLength(MAX_PER_ADDRESS);
    held.shift()?.answer();
    await until(() => held.length === MAX_PER_ADDRESS);
    expect(held.at(-1)?.who).toBe('7');
    held.shift()?.answer();
    await until(() => held.at(-1)?.who === '8');
    for (const { answer } of held) answer();
    expect(new Set(await Promise.all([...first, second, third]))).toEqual(new Set([200]));
    expect(shed).toEqual([]);
  });

  it('answers 503 after the maximum wait', async () => {
    const { ask, statusOf, held, shed } = await createStage({ waitMs: 50 });
    const first = times(MAX_PER_ADDRESS, () => statusOf('/held', '192.0.2.1'));
    await until(() => held.length === MAX_PER_ADDRESS);
    const refused = await ask('/now', '192.0.2.1').reply;
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(shed).toEqual([{ reason: 'address' }]);
    for (const { answer } of held) answer();
    await Promise.all(first);
  });

  it('is not used up by clients that disconnected while waiting', async () => {
    const { ask, statusOf, held, logged, arrived } = await createStage();
    const first = times(MAX_PER_ADDRESS, () => statusOf('/held', '192.0.2.1'));
    await until(() => held.length === MAX_PER_ADDRESS);
    const gone = ask('/held', '192.0.2.1', 7);
    const left = expect(gone.reply).rejects.toThrow('socket hang up');
    await until(() => arrived() === MAX_PER_ADDRESS + 1);
    gone.leave();
    await left;
    const last = statusOf('/held', '192.0.2.1', 8);
    held.shift()?.answer();
    await until(() => held.at(-1)?.who === '8');
    for (const { answer } of held) answer();
    expect(new Set(await Promise.all([...first, last]))).toEqual(new Set([200]));
    expect([held.some(({ who }) => who === '7'), logged]).toEqual([false, []]);
  });
});

describe('the quota of an account', () => {
  it('applies across all its addresses, and leaves slots for others at the same address', async () => {
    const { statusOf, held, shed } = await createStage();
    const own = times(MAX_IN_FLIGHT, (index) => statusOf('/held', elsewhere(index % 12), 1));
    const beside = times(MAX_PER_ADDRESS, () => statusOf('/held', '192.0.2.1', 1));
    await until(() => held.length === MAX_PER_ACCOUNT);
    expect(await statusOf('/now', '192.0.2.1', 2)).toBe(200);
    expect(await statusOf('/now', elsewhere(0), 3)).toBe(200);
    expect(held).toHaveLength(MAX_PER_ACCOUNT);
    const answered = Promise.all([...own, ...beside]);
    let isOver = false;
    void answered.then(() => {
      isOver = true;
    });
    await until(() => {
      expect(held.length).toBeLessThanOrEqual(MAX_PER_ACCOUNT);
      held.shift()?.answer();
      return isOver;
    });
    // The queue is limited; later requests are refused at once.
    expect([...new Set(await answered)].sort()).toEqual([200, 503]);
    expect(shed).toEqual(shed.map(() => ({ reason: 'account' })));
  });

  it('lets a request in after waiting only if its session is still valid', async () => {
    const requireValid = () => Promise.reject(new AppError('UNAUTHENTICATED', SIGN_IN_FIRST));
    const { statusOf, held, arrived } = await createStage({ requireValid });
    const own = times(MAX_PER_ACCOUNT, (index) => statusOf('/held', elsewhere(index), 1));
    await until(() => held.length === MAX_PER_ACCOUNT);
    const waiting = statusOf('/now', '192.0.2.1', 1);
    await until(() => arrived() === MAX_PER_ACCOUNT + 1);
    for (const { answer } of held) answer();
    expect(await waiting).toBe(401);
    expect(new Set(await Promise.all(own))).toEqual(new Set([200]));
  });
});
