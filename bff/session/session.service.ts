import type { Database } from '../database/database.ts';
import type { Clock } from '../lib/clock.ts';

/** What is done to sessions from outside a request. */
export class SessionService {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Deletes sessions that have ended by themselves. */
  async purge(): Promise<void> {
    await this.#db.write((tx) => tx.run('DELETE FROM session WHERE expiresAt <= ?', [this.#clock()]));
  }
}
