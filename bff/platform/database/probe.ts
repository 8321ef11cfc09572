import { createPool } from 'mysql2/promise';
import type { Database } from './database.ts';
import { within } from './retry.ts';

const PROBE_DEADLINE_MS = 1_000;

function repliesInTime(question: Promise<unknown>): Promise<boolean> {
  return within(PROBE_DEADLINE_MS, question).then(
    () => true,
    () => false,
  );
}

/**
 * Creates a probe that tells whether the database replies within a second. On a server the probe has its own
 * connection, because a busy pool is not a dead database.
 */
export function databaseProbe(db: Database, databaseUrl: string | undefined) {
  if (!databaseUrl) {
    return { isThere: () => repliesInTime(db.all('SELECT 1')), close: async () => undefined };
  }
  const pool = createPool({
    uri: databaseUrl,
    connectionLimit: 1,
    maxIdle: 1,
    queueLimit: 1,
    connectTimeout: PROBE_DEADLINE_MS,
  });
  return { isThere: () => repliesInTime(pool.query('SELECT 1')), close: () => pool.end() };
}
