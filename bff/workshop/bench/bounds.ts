import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DIST_DIR } from '../../platform/lib/paths.ts';
import { cookieOf } from '../testing/raw-request.ts';
import { wireText } from './calls.ts';
import type { BenchUser } from './fill.ts';
import { sitThroughTenYears } from './honest.ts';
import type { MeasuredServer } from './processes.ts';
import type { ReaderPlan, ReaderResult } from './reader-plan.ts';
import type { BenchStage } from './stage.ts';

/** An account holds 3,600 of these texts before it reaches its limit of 50 MB. */
const LONG_TEXT = 'Auf dem Heimweg lag der erste Schnee. '.repeat(263);
const ENTRIES = 3_600;
/** V8's heap limit in a container of 1 GB, as in `docker-compose.yml`. */
export const SMALL_HEAP = '--max-old-space-size=512';

const MB = 1e6;
const MODE_MS = 45_000;
const PROBE_EVERY_MS = 20;
const SAMPLE_EVERY_MS = 50;
const REST_MS = 3_000;
const PEOPLE = 12;
const PASSWORD = 'ein sicheres Wort';

/**
 * Modes in which an account requests its whole list: requests at once, and bytes read per second (null: unlimited).
 */
const MODES = {
  lists: { connections: 16, bytesPerSecond: null },
  unread: { connections: 260, bytesPerSecond: 0 },
  slow: { connections: 200, bytesPerSecond: 1_024 },
};

/** The effect of the measured account on other people. */
interface Noticed {
  livezP99Ms: number;
  slowestMs: number;
  refused: number;
  /** Response bytes of the account during the measurement, in MB. */
  readMb: number;
}

/** The effect of an account at its limits on all others, in every mode, and the memory of an export. */
export interface Bounds {
  modes: Record<keyof typeof MODES, Noticed>;
  exportMb: number;
  /** How long an honest person takes to import, list, export and synchronise ten years of long entries. */
  tenYearsSeconds: number;
}

/** Posts with a forwarded address, as a proxy would. */
function post(origin: string, path: string, address: string, body: object, cookie = ''): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, Cookie: cookie },
    body: JSON.stringify(body),
  });
}

async function whileOpen<T>(work: Promise<T>, step: () => Promise<void>): Promise<T> {
  let isOver = false;
  const done = work.finally(() => {
    isOver = true;
  });
  while (!isOver) await step();
  return done;
}

async function startReaders(plan: ReaderPlan): Promise<ReaderResult> {
  const child = fork(join(DIST_DIR, 'bff/workshop/bench/readers.js'));
  child.send(plan);
  const [result] = await once(child, 'message').finally(() => child.kill());
  return result;
}

/** Logs in, drafts and saves as existing people; returns the slowest call and the number of refusals. */
async function live(origin: string, prefix: string) {
  const tookMs: number[] = [];
  let refused = 0;
  for (let index = 0; index < PEOPLE; index += 1) {
    const username = `${prefix}-${index}@example.org`;
    let cookie = '';
    const calls: [path: string, body: object][] = [
      ['/api/login', { username, password: PASSWORD }],
      ['/api/draft', { content: 'Der Bus' }],
      ['/api/answers', { content: 'Der Bus war pünktlich.' }],
    ];
    for (const [path, body] of calls) {
      const askedAt = performance.now();
      const reply = await post(origin, path, `198.51.100.${index}`, body, cookie);
      await reply.text();
      tookMs.push(performance.now() - askedAt);
      if (!reply.ok) refused += 1;
      if (path === '/api/login' && reply.ok) cookie = cookieOf({ setCookies: reply.headers.getSetCookie() });
    }
  }
  return { slowestMs: Math.max(...tookMs), refused };
}

async function register(origin: string, prefix: string): Promise<void> {
  for (let index = 0; index < PEOPLE; index += 1) {
    const body = { username: `${prefix}-${index}@example.org`, password: PASSWORD };
    const reply = await post(origin, '/api/register', `198.51.100.${index}`, body);
    await reply.text();
    if (reply.status !== 201) throw new Error(`A registration gave ${reply.status}.`);
  }
}

/** Requests the whole list of an account in a mode, from many addresses, while other people use the product. */
async function measureMode(
  { port }: MeasuredServer,
  person: BenchUser,
  mode: keyof typeof MODES,
): Promise<Noticed> {
  const origin = `http://127.0.0.1:${port}`;
  await register(origin, mode);
  const request = wireText('GET', '/api/answers', person);
  const requests = Array.from({ length: 8 }, (_, index) =>
    request.replace('\r\n\r\n', `\r\nConnection: close\r\nX-Forwarded-For: 203.0.113.${index}\r\n\r\n`),
  );
  const reading = startReaders({ port, requests, durationMs: MODE_MS, ...MODES[mode] });
  const probesMs: number[] = [];
  const living = live(origin, mode);
  await whileOpen(Promise.all([reading, living]), async () => {
    const askedAt = performance.now();
    await (await fetch(`${origin}/livez`)).text();
    probesMs.push(performance.now() - askedAt);
    await pause(PROBE_EVERY_MS);
  });
  const sorted = probesMs.sort((a, b) => a - b);
  const { bytes } = await reading;
  if (mode === 'lists' && bytes < MB) throw new Error('No whole list was read.');
  const livezP99Ms = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.POSITIVE_INFINITY;
  return { livezP99Ms, readMb: Math.round(bytes / MB), ...(await living) };
}

/** How far memory rises during a streamed export, in MB. */
async function measureExport(server: MeasuredServer, { cookie }: BenchUser): Promise<number> {
  const read = async () => {
    const { body } = await fetch(`http://127.0.0.1:${server.port}/api/user/export`, {
      headers: { Cookie: cookie },
    });
    for await (const _chunk of body ?? []);
  };
  await read();
  await pause(REST_MS);
  const idleMb = server.memoryMb();
  let mostMb = idleMb;
  await whileOpen(read(), async () => {
    mostMb = Math.max(mostMb, server.memoryMb());
    await pause(SAMPLE_EVERY_MS);
  });
  return mostMb - idleMb;
}

/**
 * Lets one account at its limits request everything at once, read nothing and read slowly, on the product with a
 * container's heap. Bounded in number and time, loopback only. Throws if the product ends.
 */
export async function measureBounds(stage: BenchStage): Promise<Bounds> {
  const [person] = await stage.people(1, ENTRIES, LONG_TEXT);
  const [honest] = await stage.people(1, 0);
  if (!person || !honest) throw new Error('There is nobody with a full diary.');
  const server = await stage.product({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' });
  const exportMb = await measureExport(server, person);
  const modes = {
    lists: await measureMode(server, person, 'lists'),
    unread: await measureMode(server, person, 'unread'),
    slow: await measureMode(server, person, 'slow'),
  };
  const tenYearsSeconds = await sitThroughTenYears(`http://127.0.0.1:${server.port}`, honest.cookie);
  await server.stop();
  return { modes, exportMb, tenYearsSeconds };
}
