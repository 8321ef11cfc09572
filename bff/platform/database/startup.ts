import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { DAY_MS } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import { KEEP_KEYS_DAYS } from '../lib/retention.rules.ts';
import { createDataSource, type DatabaseLocation } from './data-source.ts';
import { Database } from './database.ts';
import { isTransient } from './retry.ts';
import { appliedMigrations, migrationState } from './schema-state.ts';
import { COMMAND_LIMITS } from './time-limits.ts';

const WAIT_MS = 1_000;

/** The beginning of the name of a copy; the last migration of its version follows. */
const COPY_PREFIX = 'aufwind.before-';

/**
 * Connects to the database; while the database is unreachable, logs and retries. Throws errors that waiting cannot
 * solve.
 */
export async function connectWithRetry(db: Database, logger: Logger): Promise<void> {
  for (;;) {
    try {
      return await db.connect();
    } catch (error) {
      if (!isTransient(error)) throw error;
      logger.warn({ err: error }, 'waiting for the database');
      await pause(WAIT_MS);
    }
  }
}

/** Runs work on the schema over its own connection, without time limits. */
export async function withSource<T>(
  location: DatabaseLocation,
  logger: Logger,
  work: (source: DataSource) => Promise<T>,
): Promise<T> {
  const source = createDataSource(location);
  const db = new Database({ source, limits: COMMAND_LIMITS });
  await connectWithRetry(db, logger);
  try {
    return await work(source);
  } finally {
    await db.close();
  }
}

/** Runs the pending migrations, on the embedded engine after a copy of the database, and returns their names. */
export async function migrate(location: DatabaseLocation, logger: Logger): Promise<string[]> {
  const steps = await withSource(location, logger, async (source) => {
    if (!location.databaseUrl) await copyBeforeMigration(source, location.dataDir, logger);
    return source.runMigrations();
  });
  return steps.map(({ name }) => name);
}

/** Copies an embedded database with pending migrations into the data folder, for the version that wrote it. */
async function copyBeforeMigration(source: DataSource, dataDir: string, logger: Logger): Promise<void> {
  const { pending } = await migrationState(source);
  const last = (await appliedMigrations(source)).at(-1);
  if (pending.length === 0 || !last) return;
  const path = join(dataDir, `${COPY_PREFIX}${last}.sqlite`);
  const partial = `${path}.partial`;
  rmSync(partial, { force: true });
  await source.query('VACUUM INTO ?', [partial]);
  renameSync(partial, path);
  logger.info({ path }, 'the database is copied before its migration');
}

/** Deletes copies of the embedded database that are older than the keys in backups may be. */
export function deleteOldCopies(dataDir: string, now: Date): void {
  for (const name of readdirSync(dataDir).filter((found) => found.startsWith(COPY_PREFIX))) {
    const path = join(dataDir, name);
    if (now.getTime() - statSync(path).mtimeMs > KEEP_KEYS_DAYS * DAY_MS) rmSync(path, { force: true });
  }
}

/** Waits, with log lines, until no migration is pending. */
export async function awaitSchema(source: DataSource, logger: Logger): Promise<void> {
  for (;;) {
    const { pending } = await migrationState(source);
    if (pending.length === 0) return;
    logger.warn({ pending, advice: 'run `npm run db:migrate` once' }, 'waiting for the migrations');
    await pause(WAIT_MS);
  }
}
