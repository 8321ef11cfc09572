import { hash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { assigned, insertInto, prepare } from '../database/prepared.ts';
import { UNKNOWN_BROWSER } from '../lib/client-facts.ts';
import type { Clock } from '../lib/clock.ts';
import { Service } from '../lib/service.ts';
import type { CurrentUser } from './current-user.ts';
import { SessionEntity, type SessionRow } from './session.entity.ts';

const MAX_LISTED = 100;
const PUBLIC_ID_LENGTH = 22;
const RENEWED = ['renewedAt', 'expiresAt', 'signInAttempts'] as const;
const NEW = ['sidHash', 'userId', 'epoch', 'signedInAt', 'browser', ...RENEWED] as const;

type Named<Name extends keyof SessionRow> = Pick<SessionRow, Name>;

/** A session with its user, whose id is null before the sign-in. */
type FoundSession = Named<'signedInAt' | 'renewedAt' | 'signInAttempts'> &
  Omit<CurrentUser, 'id'> & { id: number | null };

/** SQL fragments that read the user of a session, with the table alias `user`. */
export interface UserOfSession {
  /** Columns of `CurrentUser` except the id. */
  columns: string;
  /** Joins a session with its user if the session is still valid for the user. */
  join: string;
}

type SavedSession = Named<(typeof NEW)[number]>;

/** Returns the public id of a session, from which neither id nor hash can be derived. */
export function publicSessionId(sidHash: string): string {
  return hash('sha256', `device|${sidHash}`, 'base64url').slice(0, PUBLIC_ID_LENGTH);
}

export class SessionService extends Service<{ db: Database; clock: Clock; userOfSession: UserOfSession }> {
  readonly #statements = sessionStatements(this.deps.db, this.deps.userOfSession);
  /** Runs when a session continues under a new id; both ids are hashes. */
  onIdChange: (fromHash: string, toHash: string) => Promise<void> = async () => undefined;

  /** Finds a valid session and its user in one query; undefined after the session has ended. */
  async find(sidHash: string): Promise<FoundSession | undefined> {
    const [found] = await this.deps.db.all<FoundSession>(
      ...this.#statements.find({ sidHash, now: this.deps.clock() }),
    );
    return found;
  }

  /** Stores a session. An existing session is only updated, so that a session ended meanwhile does not come back. */
  async save(session: SavedSession, isStored: boolean): Promise<void> {
    const { renew, open } = this.#statements;
    await this.deps.db.write((tx) => tx.run(...(isStored ? renew(session) : open(session))));
  }

  async end(sidHash: string): Promise<void> {
    await this.deps.db.write((tx) => tx.run('DELETE FROM session WHERE sidHash = ?', [sidHash]));
  }

  async list({ id, sessionEpoch }: CurrentUser) {
    const asked = { userId: id, epoch: sessionEpoch, now: this.deps.clock() };
    const rows = await this.deps.db.all<Named<'sidHash' | 'browser' | 'signedInAt' | 'renewedAt'>>(
      ...this.#statements.listOfUser(asked, MAX_LISTED),
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

/** Statements on sessions; opening an existing session renews it. */
function sessionStatements(db: Database, user: UserOfSession) {
  return {
    find: prepare<Named<'sidHash'> & { now: Date }>(
      `SELECT user.id AS id, signedInAt, renewedAt, signInAttempts, ${user.columns}
        FROM session LEFT ${user.join} WHERE session.sidHash = :sidHash AND session.expiresAt > :now
        AND (session.userId IS NULL OR user.id IS NOT NULL)`,
    ),
    open: prepare<SavedSession>(`${insertInto('session', NEW)} ${db.upsert(['sidHash'], [...RENEWED])}`),
    renew: prepare<Named<'sidHash' | (typeof RENEWED)[number]>>(
      `UPDATE session SET ${assigned(RENEWED)} WHERE sidHash = :sidHash`,
    ),
    listOfUser: prepare<{ userId: number; epoch: number; now: Date }>(
      `SELECT sidHash, browser, signedInAt, renewedAt FROM session
       WHERE userId = :userId AND epoch = :epoch AND expiresAt > :now ORDER BY renewedAt DESC, sidHash`,
    ),
  };
}
