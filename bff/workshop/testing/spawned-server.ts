import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BFF_DIR } from '../../platform/lib/paths.ts';
import { freePort } from './free-port.ts';

/** The line that the product prints once it serves. */
export const READY = 'Aufwind is ready';

/** Makes hashing quick in a process whose test is about something else. */
export const QUICK_HASHES = { NODE_ENV: 'test', TEST_PASSWORD_COST: 'quick' };

/** A real process of the product. */
export interface SpawnedServer {
  origin: string;
  /** All it has written so far. */
  output(): string;
  /** Resolves with the exit code once it has ended by itself or by a signal; null when the signal killed it. */
  ended: Promise<number | null>;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Resolves when its output has this text; throws when it ends before. */
  says(text: string): Promise<void>;
}

/**
 * The arguments that run an entry: the built entry if it ends in `.js` or everything is built (`jest.config.js`), else
 * the source.
 */
export function commandOf(entry: string): string[] {
  const built = resolve(BFF_DIR, '../dist/bff', entry.replace(/\.ts$/, '.js'));
  const isBuilt = process.env.IS_PRODUCT_BUILT === 'true' && existsSync(built);
  return entry.endsWith('.js') || isBuilt ? [built] : ['--import', 'tsx', join(BFF_DIR, entry)];
}

/** Starts the product, or another entry, below `bff/` or by its whole path, without waiting for anything; on a free port unless `PORT` is set. */
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
    says: async (text) => {
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

/** Starts the product on a folder's embedded database and waits until it is ready; throws when it ends before. */
export async function spawnServer(
  dataDir: string,
  variables: NodeJS.ProcessEnv = {},
): Promise<SpawnedServer> {
  const server = await launch({ DATA_DIR: dataDir, ...variables });
  await server.says(READY);
  return server;
}

/** Starts the product in an environment where it cannot start; returns its output and its exit code. */
export async function spawnInVain(variables: NodeJS.ProcessEnv) {
  const server = await launch(variables);
  const code = await server.ended;
  return { code, output: server.output() };
}
