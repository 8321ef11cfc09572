import { createPool } from 'mysql2/promise';
import type { Database } from './database.ts';
import { within } from './retry.ts';

const PROBE_DEADLINE_MS = 1_000;

function answersInTime(question: Promise<unknown>): Promise<boolean> {
  return within(PROBE_DEADLINE_MS, question).then(
    () => true,
    () => false,
  );
}

/** Asks whether the database answers. */
export interface DatabaseProbe {
  /** False when it does not answer within a second. */
  isThere(): Promise<boolean>;
  close(): Promise<void>;
}

/** A probe; on a server it has a connection of its own, so that a busy product is not taken for a dead database. */
export function databaseProbe(db: Database, databaseUrl: string | undefined): DatabaseProbe {
  if (!databaseUrl) {
    return { isThere: () => answersInTime(db.all('SELECT 1')), close: async () => undefined };
  }
  const pool = createPool({
    uri: databaseUrl,
    connectionLimit: 1,
    maxIdle: 1,
    queueLimit: 1,
    connectTimeout: PROBE_DEADLINE_MS,
  });
  return { isThere: () => answersInTime(pool.query('SELECT 1')), close: () => pool.end() };
}
