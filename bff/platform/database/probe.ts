import type { Database } from './database.ts';

const CONNECT_TIMEOUT_MS = 1_000;

/**
 * Creates a probe, which rejects if the database does not reply. On a server the probe has its own connection, because
 * a busy pool is not a dead database.
 */
export async function databaseProbe(db: Database, databaseUrl: string | undefined) {
  if (!databaseUrl) return { ask: () => db.all('SELECT 1'), close: async () => undefined };
  // Loaded here, because the embedded engine never needs mysql2.
  const { createPool } = await import('mysql2/promise');
  const pool = createPool({
    uri: databaseUrl,
    connectionLimit: 1,
    queueLimit: 1,
    connectTimeout: CONNECT_TIMEOUT_MS,
  });
  return { ask: () => pool.query('SELECT 1'), close: () => pool.end() };
}
