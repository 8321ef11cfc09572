import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { BFF_DIR } from '../lib/paths.ts';

/** A real process of the product, on the embedded engine. */
export interface SpawnedServer {
  origin: string;
  process: ChildProcess;
  /** All it has written so far. */
  output(): string;
  /** Sends a signal and waits for the end; gives the exit code, null when the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  await new Promise((resolve) => probe.close(resolve));
  return address.port;
}

function start(port: number, variables: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(BFF_DIR, 'main.ts'), '--migrate'], {
    cwd: join(BFF_DIR, '..'),
    env: { PATH: process.env.PATH, PORT: String(port), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, output: () => output, closed };
}

/** Starts the product in this folder and waits until it says that it is ready; throws when it ends before. */
export async function spawnServer(
  dataDir: string,
  variables: NodeJS.ProcessEnv = {},
): Promise<SpawnedServer> {
  const port = await freePort();
  const { child, output, closed } = start(port, { DATA_DIR: dataDir, ...variables });
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', () => output().includes('Aufwind is ready') && resolve());
  });
  await Promise.race([ready, closed]);
  if (!output().includes('Aufwind is ready')) throw new Error(`The server did not start: ${output()}`);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return closed;
  };
  return { origin: `http://localhost:${port}`, process: child, output, end };
}

/** Starts the product where it cannot start, and gives what it said and its exit code. */
export async function spawnInVain(variables: NodeJS.ProcessEnv) {
  const { output, closed } = start(await freePort(), variables);
  const code = await closed;
  return { code, output: output() };
}
