import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../bff/workshop/testing/free-port.ts';
import { launch, QUICK_HASHES, READY } from '../../../bff/workshop/testing/spawned-server.ts';

/** The folder of the build. */
export const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url));

/** The time limit of a fixture that starts a product, for a busy machine. */
export const START_LIMIT_MS = 120_000;

/** The seeded account with a year of answers; journeys only read it. Empty products lack it. */
export const DEMO = { username: 'demo@example.org', password: 'aufwind' };

/** The built product on a private database. */
export interface Product {
  origin: string;
  /** Runs an operator's command next to the product; returns its output, and throws if the command fails. */
  command(name: string, ...args: string[]): string;
  /** Ends the process, as if the network were down; `restart` starts the product again. */
  shutDown(): Promise<void>;
  /** Ends the process and starts another on the same data and address, with these environment variables changed. */
  restart(changed?: Record<string, string>): Promise<void>;
  /** Ends the server and removes the data. */
  stop(): Promise<void>;
}

type ProductOptions = {
  /** Omits the seeded account. */
  isEmpty?: boolean;
  /** The copy of the build to run: a folder named `dist` inside the repository. */
  dist?: string;
  /** The host name of the product in the browser. */
  host?: string;
  /** Further variables of the environment, once the origin is known. */
  settings?: (origin: string) => Promise<Record<string, string>>;
};

function run(file: string, args: string[], env: NodeJS.ProcessEnv): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${file} failed.\n${stdout}${stderr}`);
  return stdout;
}

/** Makes the seeded account in a new folder, for products to copy (`SEEDED_DATA_DIR`). */
export function seedDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'aufwind-seeded-'));
  run(join(DIST, 'bff/commands/seed.js'), [], {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    APP_ORIGIN: 'http://127.0.0.1:3000',
    ...QUICK_HASHES,
  });
  return dataDir;
}

/** Starts the built product on a fresh database with the seeded account; resolves when the product is ready. */
export async function startProduct({
  isEmpty = false,
  dist = DIST,
  host = '127.0.0.1',
  settings,
}: ProductOptions = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aufwind-journeys-'));
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const own = await settings?.(origin);
  const env = {
    DATA_DIR: dataDir,
    // As in public: the server runs only the app's documents.
    GRAPHQL_SANDBOX: 'false',
    ...own,
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    APP_ORIGIN: origin,
    LOG_LEVEL: 'warn',
    // All journeys share an IP address.
    RATE_LIMIT_SCALE: '1000',
    NODE_OPTIONS: `${QUICK_HASHES.NODE_OPTIONS} ${own?.NODE_OPTIONS ?? ''}`,
  };
  const command = (name: string, ...args: string[]): string =>
    run(join(dist, `bff/commands/${name}.js`), args, env);
  const { SEEDED_DATA_DIR } = process.env;
  if (!isEmpty && SEEDED_DATA_DIR) cpSync(SEEDED_DATA_DIR, dataDir, { recursive: true });
  else if (!isEmpty) command('seed');

  const start = (changed?: Record<string, string>) =>
    launch({ ...env, ...changed }, [join(dist, 'bff/main.js'), '--migrate']);
  let server = await start();
  // Clean up after an interrupted run too.
  const cleanUp = () => {
    void server.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('exit', cleanUp);
  await server.waitFor(READY);
  return {
    origin,
    command,
    async shutDown() {
      await server.end('SIGTERM');
    },
    async restart(changed) {
      await server.end('SIGTERM');
      server = await start(changed);
      await server.waitFor(READY);
    },
    async stop() {
      await server.end('SIGTERM');
      process.off('exit', cleanUp);
      cleanUp();
    },
  };
}

/** The URL pattern of the script that contains this module. */
export async function scriptOf(module: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(DIST, 'web/.vite/manifest.json'), 'utf8'));
  const chunks: { name?: string; file: string }[] = Object.values(manifest);
  const file = manifest[module]?.file ?? chunks.find(({ name }) => name === module)?.file;
  if (!file) throw new Error(`The build has no ${module}.`);
  return `**/${file}`;
}
