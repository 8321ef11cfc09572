import { hash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { UNKNOWN_BROWSER } from '../lib/client-facts.ts';
import type { Clock } from '../lib/clock.ts';
import { Service } from '../lib/service.ts';
import type { CurrentUser } from './current-user.ts';
import { SessionEntity, type SessionRow } from './session.entity.ts';

const MAX_LISTED = 100;
const PUBLIC_ID_LENGTH = 22;

/** A session with its user, whose id is null before the sign-in. */
type FoundSession = Pick<SessionRow, 'signedInAt' | 'renewedAt' | 'signInAttempts'> &
  Omit<CurrentUser, 'id'> & { id: number | null };

/** SQL fragments that read the user of a session, with the table alias `user`. */
export interface UserOfSession {
  /** Columns of `CurrentUser` except the id. */
  columns: string;
  /** Joins a session with its user if the session is still valid for the user. */
  join: string;
}

/** Returns the public id of a session, from which neither id nor hash can be derived. */
export function publicSessionId(sidHash: string): string {
  return hash('sha256', `device|${sidHash}`, 'base64url').slice(0, PUBLIC_ID_LENGTH);
}

export class SessionService extends Service<{ db: Database; clock: Clock; userOfSession: UserOfSession }> {
  /** Runs when a session continues under a new id; both ids are hashes. */
  onIdChange: (fromHash: string, toHash: string) => Promise<void> = async () => undefined;

  /** Finds a valid session and its user in one query; undefined after the session has ended. */
  async find(sidHash: string): Promise<FoundSession | undefined> {
    const { columns, join } = this.deps.userOfSession;
    const [found] = await this.deps.db.all<FoundSession>(
      `SELECT user.id AS id, signedInAt, renewedAt, signInAttempts, ${columns}
       FROM session LEFT ${join} WHERE session.sidHash = ? AND session.expiresAt > ?
       AND (session.userId IS NULL OR user.id IS NOT NULL)`,
      [sidHash, this.deps.clock()],
    );
    return found;
  }

  /** Stores a session. An existing session is only updated, so that a session ended meanwhile does not come back. */
  async save(session: SessionRow, isStored: boolean): Promise<void> {
    const { sidHash, renewedAt, expiresAt, signInAttempts } = session;
    await this.deps.db.write<unknown>(({ manager }) =>
      isStored
        ? manager.update(SessionEntity, sidHash, { renewedAt, expiresAt, signInAttempts })
        : manager.upsert(SessionEntity, session, ['sidHash']),
    );
  }

  async end(sidHash: string): Promise<void> {
    await this.deps.db.write((tx) => tx.run('DELETE FROM session WHERE sidHash = ?', [sidHash]));
  }

  async list({ id, sessionEpoch }: CurrentUser) {
    const rows = await this.deps.db.all<Pick<SessionRow, 'sidHash' | 'browser' | 'signedInAt' | 'renewedAt'>>(
      `SELECT sidHash, browser, signedInAt, renewedAt FROM session
       WHERE userId = ? AND epoch = ? AND expiresAt > ? ORDER BY renewedAt DESC, sidHash LIMIT ${MAX_LISTED}`,
      [id, sessionEpoch, this.deps.clock()],
    );
    return rows.map(({ sidHash, browser, signedInAt, renewedAt }) => ({
      id: publicSessionId(sidHash),
      browser: browser ?? UNKNOWN_BROWSER,
      signedInAt,
      lastUsedAt: renewedAt,
    }));
  }

  /** Checks in the database whether the user's session is valid: not ended, not expired, of the current epoch. */
  async isValid(userId: number, sidHash: string): Promise<boolean> {
    return (await this.find(sidHash))?.id === userId;
  }

  /** Returns family and system of the browser of a user's session, by public id, if the session still exists. */
  async browserOf(userId: number, publicId: string | null): Promise<string | null> {
    const sessions = await this.deps.db.read((manager) => manager.findBy(SessionEntity, { userId }));
    return sessions.find(({ sidHash }) => publicSessionId(sidHash) === publicId)?.browser ?? null;
  }

  async purge(): Promise<void> {
    await this.deps.db.purge('session', 'expiresAt <= ?', [this.deps.clock()]);
  }
}
