import { createInterface } from 'node:readline';
import { type DatabaseLocation, isDatabaseMissing } from '../platform/database/data-source.ts';
import { COMMAND_LIMITS } from '../platform/database/time-limits.ts';
import { type Env, readEnv } from '../platform/env/env.ts';
import { loadSecrets } from '../platform/env/local-secrets.ts';
import type { Clock } from '../platform/lib/clock.ts';
import { createLogger, type Logger } from '../platform/lib/logger.ts';
import { createProduct, type Product } from '../product.ts';
import { run } from './command-line.ts';

/** Builds the product for a command: by default without a log, and with the time limits of commands. */
export function productFor(
  env: Env,
  { clock, logger = createLogger('silent') }: { clock?: Clock; logger?: Logger } = {},
): Product {
  return createProduct(env, loadSecrets(env), { logger, timeLimits: COMMAND_LIMITS, clock });
}

/** Connects the product's database, runs work and closes the database; the product may be running. */
export async function withDatabase(product: Product, work: () => Promise<void>): Promise<void> {
  await product.db.connect();
  try {
    await work();
  } finally {
    await product.db.close();
  }
}

/** Throws if the embedded database is missing. */
export function requireDiary(location: DatabaseLocation): void {
  if (isDatabaseMissing(location)) throw new Error(`There is no diary in ${location.dataDir}.`);
}

export interface Terminal {
  print: (line: string) => void;
  /** Asks a question; returns true only for a yes. */
  confirm: (question: string) => Promise<boolean>;
}

/** Parses a row number from a command line; throws with the usage for anything else. */
export function numberOf(text: string | undefined, of: string, usage: string): number {
  if (!text || !/^\d{1,15}$/.test(text)) throw new Error(`Not a number of ${of}: ${text ?? ''}\n${usage}`);
  return Number(text);
}

/** Asks on the terminal; the end of the input counts as a no. */
export async function confirm(
  question: string,
  output: NodeJS.WritableStream = process.stderr,
): Promise<boolean> {
  output.write(question);
  const lines = createInterface({ input: process.stdin });
  const { value } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  return value?.trim() === 'yes';
}

/** Runs an operator command with the command line's arguments on the product's database; the product may be running. */
export function runAtTerminal(
  usage: string,
  command: (args: string[], product: Product, terminal: Terminal) => Promise<void>,
): void {
  run(usage, async () => {
    const env = readEnv();
    requireDiary(env);
    // The result goes to standard output, so the security log goes to standard error.
    const product = productFor(env, { logger: createLogger(env.logLevel, process.stderr) });
    await withDatabase(product, () =>
      command(process.argv.slice(2), product, { print: console.log, confirm }),
    );
  });
}
