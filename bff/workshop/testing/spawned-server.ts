import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BFF_DIR } from '../../platform/lib/paths.ts';
import { freePort } from './free-port.ts';

/** The line that the product prints when it is ready. */
export const READY = 'Aufwind is ready';

/** Makes hashing fast in processes whose tests do not concern hashing. */
export const QUICK_HASHES = {
  NODE_OPTIONS: `--require "${join(BFF_DIR, 'workshop/testing/quick-hashes.cjs')}"`,
};

/** A process of the product. */
export interface SpawnedServer {
  origin: string;
  /** All output so far. */
  output(): string;
  /** Resolves with the exit code when the process has ended; null if a signal killed the process. */
  ended: Promise<number | null>;
  /** Sends a signal and waits until the process has ended. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Resolves when the output contains this text; throws if the process ends before. */
  waitFor(text: string): Promise<void>;
}

/**
 * Returns the arguments that run an entry: the built file if its name ends in `.js` or everything is built
 * (`jest.config.js`), otherwise the source.
 */
export function commandOf(entry: string): string[] {
  const built = resolve(BFF_DIR, '../dist/bff', entry.replace(/\.ts$/, '.js'));
  const isBuilt = process.env.IS_PRODUCT_BUILT === 'true' && existsSync(built);
  return entry.endsWith('.js') || isBuilt ? [built] : ['--import', 'tsx', join(BFF_DIR, entry)];
}

/** Starts the product or another entry without waiting; on a free port unless `PORT` is set. */
export async function launch(
  variables: NodeJS.ProcessEnv,
  [entry, ...args]: [string, ...string[]] = ['main.ts', '--migrate'],
): Promise<SpawnedServer> {
  const port = variables.PORT ?? (await freePort());
  const child = spawn(process.execPath, [...commandOf(entry), ...args], {
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
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return {
    origin: `http://localhost:${port}`,
    output: () => output,
    ended,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
    waitFor: async (text) => {
      const said = new Promise<void>((done) => {
        const look = () => output.includes(text) && done();
        child.stdout.on('data', look);
        look();
      });
      await Promise.race([said, ended]);
      if (!output.includes(text)) throw new Error(`It ended without "${text}": ${output}`);
    },
  };
}

/** Starts the product on an embedded database and waits until it is ready; throws if the process ends before. */
export async function spawnServer(
  dataDir: string,
  variables: NodeJS.ProcessEnv = {},
): Promise<SpawnedServer> {
  const server = await launch({ DATA_DIR: dataDir, ...variables });
  await server.waitFor(READY);
  return server;
}

/** Starts the product in an environment in which the start must fail; returns output and exit code. */
export async function spawnFailing(variables: NodeJS.ProcessEnv) {
  const server = await launch(variables);
  const code = await server.ended;
  return { code, output: server.output() };
}
