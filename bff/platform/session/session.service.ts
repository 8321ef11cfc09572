import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { UNKNOWN_BROWSER } from '../lib/client-facts.ts';
import type { Clock } from '../lib/clock.ts';
import type { CurrentUser } from './current-user.ts';
import type { SessionRow } from './session.entity.ts';
import { sessionStatements } from './session.statements.ts';

const MAX_LISTED = 100;
const PUBLIC_ID_LENGTH = 22;

/** A session as its owner sees it. */
interface DeviceView {
  id: string;
  browser: string;
  lastUsedAt: Date;
}

/** The public id of a stored session, from which neither the id nor its hash follows. */
export function publicSessionId(sidHash: string): string {
  return createHash('sha256').update(`device|${sidHash}`).digest('base64url').slice(0, PUBLIC_ID_LENGTH);
}

/** Lists and purges sessions. */
export class SessionService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #statements: ReturnType<typeof sessionStatements>;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
    this.#statements = sessionStatements(db);
  }

  /** The user's sessions, the one used last first. */
  async list({ id, sessionEpoch }: CurrentUser): Promise<DeviceView[]> {
    const asked = { userId: id, epoch: sessionEpoch, now: this.#clock() };
    const rows = await this.#db.all<Pick<SessionRow, 'sidHash' | 'browser' | 'renewedAt'>>(
      ...this.#statements.listOfUser(asked, MAX_LISTED),
    );
    return rows.map(({ sidHash, browser, renewedAt }) => ({
      id: publicSessionId(sidHash),
      browser: browser ?? UNKNOWN_BROWSER,
      lastUsedAt: renewedAt,
    }));
  }

  /** Deletes expired sessions. */
  async purge(): Promise<void> {
    await this.#db.purge('session', 'expiresAt <= ?', [this.#clock()]);
  }
}
