import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the system's ephemeral ports, so that the system gives the port to no other process before it is used. */
const FIRST_PORT = 20_000;
const PORTS_A_WORKER = 1_000;
const WORKERS = 10;

/** Each worker of a test run (Jest or Playwright) has its own range; two runs on one machine rarely collide. */
const { JEST_WORKER_ID, TEST_PARALLEL_INDEX } = process.env;
const worker = Number(JEST_WORKER_ID ?? TEST_PARALLEL_INDEX ?? 0) % WORKERS;
const first = FIRST_PORT + worker * PORTS_A_WORKER;
let next = randomInt(PORTS_A_WORKER);

/** Whether the port is free. */
export async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    await new Promise((resolve) => probe.close(resolve));
  }
}

/** Returns a free port that this process has not used before. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS_A_WORKER; tries += 1) {
    const port = first + next;
    next = (next + 1) % PORTS_A_WORKER;
    if (await isFree(port)) return port;
  }
  throw new Error('There is no free port.');
}
