import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DIST_DIR } from '../../platform/lib/paths.ts';
import { cpuClock } from './cpu.ts';
import type { LoadPlan, LoadResult } from './load-plan.ts';

const POLL_MS = 5;
const START_DEADLINE_MS = 20_000;
const STOP_DEADLINE_MS = 8_000;
const KIB_PER_MIB = 1_024;

/** A running server that is measured from outside. */
export interface MeasuredServer {
  port: number;
  /** Time from the start of the process until it reported that it is ready. */
  readyMs: number;
  /** CPU time so far, of all threads. */
  cpuMicroseconds(): number;
  /** Resident memory, in MB. */
  memoryMb(): number;
  stop(): Promise<void>;
}

/** A Node binary for the servers, with its options, such as `--cpu-prof`. */
export interface Runtime {
  path: string;
  options: string[];
}

/** The Node that runs this. */
export const OWN_RUNTIME: Runtime = { path: process.execPath, options: [] };

/** The options of a start. */
export interface StartOptions {
  port: number;
  /** The environment without the port. */
  variables: NodeJS.ProcessEnv;
  /** The folder of the log. */
  folder: string;
  args?: string[];
  runtime?: Runtime;
  /** The build that contains the entry; the default is this build. */
  dist?: string | undefined;
}

/** Builds the references and the load driver, which are no part of the product. */
export function buildBench(): void {
  execFileSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', 'bff/workshop/bench/tsconfig.json'],
    {
      stdio: 'inherit',
    },
  );
}

/** Starts a built entry below `dist/bff` and waits until `/readyz` responds with 200. */
export async function startServer(
  entry: string,
  { port, variables, folder, args = [], runtime = OWN_RUNTIME, dist = DIST_DIR }: StartOptions,
): Promise<MeasuredServer> {
  const log = openSync(join(folder, `${port}.log`), 'a');
  const startedAt = performance.now();
  const child = spawn(runtime.path, [...runtime.options, join(dist, 'bff', entry), ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...variables },
    stdio: ['ignore', log, log],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await isReady(port))) {
    if (child.exitCode !== null || performance.now() - startedAt > START_DEADLINE_MS) {
      child.kill('SIGKILL');
      throw new Error(`${entry} does not start.`);
    }
    await pause(POLL_MS);
  }
  const readyMs = performance.now() - startedAt;
  return {
    port,
    readyMs,
    cpuMicroseconds: cpuClock(child.pid ?? 0),
    memoryMb: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / KIB_PER_MIB,
    stop: async () => {
      child.kill('SIGINT');
      const killer = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS);
      await ended;
      clearTimeout(killer);
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** Starts the load driver in a separate process. */
export class LoadDriver {
  readonly #child: ChildProcess = fork(join(DIST_DIR, 'bff/workshop/bench/load-driver.js'));

  /** Runs a plan; throws when the driver ends before. */
  async run(plan: LoadPlan): Promise<LoadResult> {
    const ending = new AbortController();
    const isOver = () => ending.abort();
    this.#child.once('exit', isOver);
    this.#child.send(plan);
    const [result] = await once(this.#child, 'message', { signal: ending.signal });
    this.#child.off('exit', isOver);
    return result;
  }

  stop(): void {
    this.#child.kill();
  }
}
