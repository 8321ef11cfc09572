import type { Transaction } from '../platform/database/database.ts';
import { hasSession } from '../platform/session/session.reads.ts';
import type { UserOfSession } from '../platform/session/session.service.ts';
import { type User, UserEntity } from './user.entity.ts';

/** The SQL columns of a `CurrentUser`, except its id. */
export const CURRENT_USER_COLUMNS =
  'user.username, user.provider, user.createdAt, user.name, user.sessionEpoch, user.timeZone, user.hasStreak';

/** Joins a session with its user; a locked account has no valid session. */
export const USER_OF_SESSION: UserOfSession = {
  columns: CURRENT_USER_COLUMNS,
  join: 'JOIN user ON user.id = session.userId AND user.sessionEpoch = session.epoch AND user.lockedAt IS NULL',
};

/** SQL condition: the user `:userId` has memories switched on. */
export const HAS_MEMORIES = 'EXISTS (SELECT 1 FROM user WHERE user.id = :userId AND user.hasMemories = 1)';

/** SQL condition: the user has a confirmed address and is not locked. */
export const CAN_GET_MAIL = 'user.addressConfirmedAt IS NOT NULL AND user.lockedAt IS NULL';

/** SQL condition: the user can sign in, has a confirmed address and no session, and was not used after the instant `?`. */
export const IS_UNUSED = `${CAN_GET_MAIL}
  AND COALESCE(user.usedAt, user.last_login_at, user.createdAt) <= ? AND NOT ${hasSession('user.id')}`;

/** SQL that selects from `user`, with optional joins; default condition: the user `:userId`. */
export function fromUser(joins = '', condition = 'user.id = :userId'): string {
  return `FROM user ${joins} WHERE ${condition}`;
}

/** SQL that joins a table's rows with their users. */
export function joinUser(table: string): string {
  return `JOIN user ON user.id = ${table}.userId`;
}

/** Returns the user with this id or normalised address, or null. */
export function findUser(
  manager: Pick<Transaction['manager'], 'findOneBy'>,
  who: { id: number } | { username: string },
): Promise<User | null> {
  return manager.findOneBy(UserEntity, who);
}
