import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, type DatabasePlace } from '../platform/database/data-source.ts';
import { COMMAND_LIMITS } from '../platform/database/time-limits.ts';
import type { Env } from '../platform/env/env.ts';
import { loadSecrets } from '../platform/env/local-secrets.ts';
import type { Clock } from '../platform/lib/clock.ts';
import { createLogger, type Logger } from '../platform/lib/logger.ts';
import { createProduct, type Product } from '../product.ts';

/** Builds the product for a command: without a log, unless one is given, and with the time limits of commands. */
export function productFor(
  env: Env,
  { clock, logger = createLogger('silent') }: { clock?: Clock; logger?: Logger } = {},
): Product {
  return createProduct(env, loadSecrets(env), { logger, timeLimits: COMMAND_LIMITS, clock });
}

/** Throws when the embedded database is not there, which a connection would make. */
export function requireDiary({ databaseUrl, dataDir }: DatabasePlace): void {
  if (!databaseUrl && !existsSync(join(dataDir, DATABASE_FILE))) {
    throw new Error(`There is no diary in ${dataDir}.`);
  }
}

/** Runs a command; a fault is printed behind the prefix, and the process ends with 1. */
export function run(command: () => Promise<void>, prefix = ''): void {
  command().catch((error: unknown) => {
    console.error(prefix + (error instanceof Error ? error.message : String(error)));
    process.exit(1);
  });
}
