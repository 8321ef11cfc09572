import { createServer, type Server } from 'node:http';
import express from 'express';
import { portOf, startListening, stopListening } from '../../workshop/testing/listening.ts';
import { until } from '../../workshop/testing/until.ts';
import { createLogger } from '../lib/logger.ts';
import { type FinishedRequest, NO_METER } from '../lib/meter.ts';
import { errorHandler } from './error-handler.ts';
import { requestLog } from './request-log.ts';

const CANARY = 'Nachtigallengesang';

let server: Server;
let lines: { msg: string; requestId?: string; err?: object }[] = [];
let observed: FinishedRequest[] = [];

beforeAll(async () => {
  const logger = createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = express();
  app.use(requestLog(logger, { ...NO_METER, observe: (request) => void observed.push(request) }));
  app.use('/files', (_req, res) => void res.end());
  app.get('/half', (_req, res, next) => {
    res.write('{', () => next(Object.assign(new Error(CANARY), { query: `INSERT ${CANARY}` })));
  });
  app.use(errorHandler(logger));
  server = createServer(app);
  await startListening(server);
});
afterAll(() => stopListening(server));
beforeEach(() => {
  lines = [];
  observed = [];
});

function get(path: string, headers: Record<string, string> = {}) {
  return fetch(`http://127.0.0.1:${portOf(server)}${path}`, { headers });
}

describe('the log line of a request', () => {
  it('contains a mount path in lower case, whatever the case of the URL', async () => {
    for (const path of ['/files/a', '/FILES/b', '/FiLeS//c', '/Files']) await get(path);
    await until(() => observed.length === 4);
    expect(new Set(observed.map(({ route }) => route))).toEqual(new Set(['/files']));
  });

  it('contains no route for an unknown URL', async () => {
    await get('/nowhere');
    await until(() => observed.length === 1);
    expect(observed).toEqual([expect.objectContaining({ route: '', status: 404 })]);
  });
});

describe('a response that breaks off', () => {
  it('ends its connection and is logged with its request, without the data of a failed statement', async () => {
    const reply = await get('/half');
    await expect(reply.text()).rejects.toThrow();
    const [line] = lines;
    expect(line).toMatchObject({ msg: 'an answer broke off', requestId: reply.headers.get('x-request-id') });
    expect(JSON.stringify(line)).not.toContain(CANARY);
  });
});
