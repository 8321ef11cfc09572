import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Logger } from '../lib/logger.ts';
import { createDataSource, type DatabaseLocation } from './data-source.ts';
import { Database } from './database.ts';
import { isTransient } from './retry.ts';
import { migrationState } from './schema-state.ts';
import { COMMAND_LIMITS } from './time-limits.ts';

const WAIT_MS = 1_000;

/**
 * Connects to the database; while the database is unreachable, logs and retries. Throws errors that waiting cannot
 * solve.
 */
export async function connectWithRetry(db: Database, logger: Logger): Promise<void> {
  for (;;) {
    try {
      await db.connect();
      return;
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
  const db = new Database(source, COMMAND_LIMITS);
  await connectWithRetry(db, logger);
  try {
    return await work(source);
  } finally {
    await db.close();
  }
}

/** Runs the pending migrations and returns their names. */
export async function migrate(location: DatabaseLocation, logger: Logger): Promise<string[]> {
  const steps = await withSource(location, logger, (source) => source.runMigrations());
  return steps.map(({ name }) => name);
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
