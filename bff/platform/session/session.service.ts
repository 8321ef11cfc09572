import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { CurrentUser } from './current-user.ts';
import type { SessionRow } from './session.entity.ts';

const MAX_LISTED = 100;
const PUBLIC_ID_LENGTH = 22;

/** A session as its owner sees it. */
export interface DeviceView {
  id: string;
  browser: string;
  lastUsedAt: Date;
}

/** What a stored session is called outside: neither the id nor its stored form can be had from it. */
export function publicSessionId(sidHash: string): string {
  return createHash('sha256').update(`device|${sidHash}`).digest('base64url').slice(0, PUBLIC_ID_LENGTH);
}

/** What is done to sessions from outside a request. */
export class SessionService {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Where this user is signed in, the session used last first. */
  async list({ id, sessionEpoch }: CurrentUser): Promise<DeviceView[]> {
    const rows = await this.#db.all<Pick<SessionRow, 'sidHash' | 'browser' | 'renewedAt'>>(
      `SELECT sidHash, browser, renewedAt FROM session WHERE userId = ? AND epoch = ? AND expiresAt > ?
       ORDER BY renewedAt DESC, sidHash LIMIT ${MAX_LISTED}`,
      [id, sessionEpoch, this.#clock()],
    );
    return rows.map(({ sidHash, browser, renewedAt }) => ({
      id: publicSessionId(sidHash),
      browser: browser ?? 'Unbekannt',
      lastUsedAt: renewedAt,
    }));
  }

  /** Deletes sessions that have ended by themselves. */
  async purge(): Promise<void> {
    await this.#db.purge('session', 'expiresAt <= ?', [this.#clock()]);
  }
}
