import type { Database } from '../database/database.ts';
import type { CurrentUser } from './current-user.ts';
import { SessionEntity, type SessionRow } from './session.entity.ts';

const RENEWED = ['renewedAt', 'expiresAt', 'signInAttempts'] as const;
const NEW = ['sidHash', 'userId', 'epoch', 'signedInAt', 'browser', ...RENEWED] as const;
const USER = ['id', 'username', 'provider', 'createdAt', 'name', 'sessionEpoch', 'timeZone'] as const;

type Named<Name extends keyof SessionRow> = Pick<SessionRow, Name>;

/** A session with its user, who has no id where nobody has signed in. */
export type FoundSession = Named<'signedInAt' | 'renewedAt' | 'signInAttempts'> &
  Omit<CurrentUser, 'id'> & { id: number | null };

/** The statements on sessions; a new one that is stored already is renewed. */
export function sessionStatements(db: Database) {
  return {
    find: db.prepare<Named<'sidHash'> & { now: Date }>((q) =>
      q
        .select(SessionEntity, ['signedInAt', 'renewedAt', 'signInAttempts'])
        .addSelect(USER.map((column) => `user.${column} AS ${column}`).join(', '))
        // A locked account has no session, however late it was opened.
        .leftJoin(
          'user',
          'user',
          'user.id = session.userId AND user.sessionEpoch = session.epoch AND user.lockedAt IS NULL',
        )
        .where('session.sidHash = :sidHash AND session.expiresAt > :now')
        .andWhere('(session.userId IS NULL OR user.id IS NOT NULL)'),
    ),
    open: db.prepare<Named<(typeof NEW)[number]>>((q) =>
      q.insert(SessionEntity, NEW).orUpdate([...RENEWED], ['sidHash']),
    ),
    renew: db.prepare<Named<'sidHash' | (typeof RENEWED)[number]>>((q) =>
      q.update(SessionEntity, RENEWED).where('sidHash = :sidHash'),
    ),
    listOfUser: db.prepare<{ userId: number; epoch: number; now: Date }>((q) =>
      q
        .select(SessionEntity, ['sidHash', 'browser', 'renewedAt'])
        .where('session.userId = :userId AND session.epoch = :epoch AND session.expiresAt > :now')
        .orderBy({ 'session.renewedAt': 'DESC', 'session.sidHash': 'ASC' }),
    ),
    end: db.prepare<Named<'sidHash'>>((q) => q.delete(SessionEntity).where('sidHash = :sidHash')),
  };
}
