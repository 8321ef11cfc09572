import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { UNKNOWN_BROWSER } from '../lib/client-facts.ts';
import type { Clock } from '../lib/clock.ts';
import type { CurrentUser } from './current-user.ts';
import type { SessionRow } from './session.entity.ts';
import { type FoundSession, sessionStatements } from './session.statements.ts';

const MAX_LISTED = 100;
const PUBLIC_ID_LENGTH = 22;

/** A session as its owner sees it. */
interface DeviceView {
  id: string;
  browser: string;
  lastUsedAt: Date;
}

/** Runs when a session goes on under a new id; both are given in the stored form. */
type OnMove = (fromHash: string, toHash: string) => Promise<void>;

/** The public id of a stored session, from which neither the id nor its hash follows. */
export function publicSessionId(sidHash: string): string {
  return createHash('sha256').update(`device|${sidHash}`).digest('base64url').slice(0, PUBLIC_ID_LENGTH);
}

/** Lists, purges and watches sessions. */
export class SessionService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #statements: ReturnType<typeof sessionStatements>;
  #onMove: OnMove = async () => undefined;

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

  /** Whether the database still has this session for the user: not ended, not expired, of the user's epoch. */
  async stands(userId: number, sidHash: string): Promise<boolean> {
    const asked = { sidHash, now: this.#clock() };
    const [found] = await this.#db.all<FoundSession>(...this.#statements.find(asked));
    return found?.id === userId;
  }

  /** Names what runs when a session goes on under a new id. */
  whenMoved(onMove: OnMove): void {
    this.#onMove = onMove;
  }

  /** Tells that a session goes on under a new id. */
  moved(fromHash: string, toHash: string): Promise<void> {
    return this.#onMove(fromHash, toHash);
  }

  /** Deletes expired sessions. */
  async purge(): Promise<void> {
    await this.#db.purge('session', 'expiresAt <= ?', [this.#clock()]);
  }
}
