import session from 'express-session';
import type { Pool, RowDataPacket } from 'mysql2/promise';
import { DAY_MS } from '../../../platform/lib/clock.ts';

/** Session data of the usual store: JSON under the plain id, with the expiry in seconds. */
interface Row extends RowDataPacket {
  data: string;
}

function expirySeconds(data: session.SessionData): number {
  return Math.round((data.cookie.expires?.getTime() ?? Date.now() + DAY_MS) / 1_000);
}

/** The statements of express-mysql-session 3. The package itself would bring a second, older driver. */
export class UsualSessionStore extends session.Store {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super();
    this.#pool = pool;
  }

  override get(id: string, done: (error: unknown, found?: session.SessionData | null) => void): void {
    this.#pool
      .query<Row[]>('SELECT data, expires FROM usual_session WHERE session_id = ? AND expires >= ?', [
        id,
        Math.round(Date.now() / 1_000),
      ])
      .then(([[row]]) => done(null, row ? JSON.parse(row.data) : null), done);
  }

  override set(id: string, data: session.SessionData, done?: (error?: unknown) => void): void {
    this.#pool
      .query(
        `INSERT INTO usual_session (session_id, expires, data) VALUES (?, ?, ?)
         ON DUPLICATE KEY UPDATE expires = VALUES(expires), data = VALUES(data)`,
        [id, expirySeconds(data), JSON.stringify(data)],
      )
      .then(() => done?.(), done);
  }

  override touch(id: string, data: session.SessionData, done?: () => void): void {
    this.#pool
      .query('UPDATE usual_session SET expires = ? WHERE session_id = ?', [expirySeconds(data), id])
      .then(() => done?.(), done);
  }

  override destroy(id: string, done?: (error?: unknown) => void): void {
    this.#pool.query('DELETE FROM usual_session WHERE session_id = ?', [id]).then(() => done?.(), done);
  }
}
