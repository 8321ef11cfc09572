import type { Transaction } from '../platform/database/database.ts';
import type { Statements } from '../platform/database/engine.ts';
import type { UserOfSession } from '../platform/session/session.service.ts';
import { type User, UserEntity } from './user.entity.ts';

type Reads = Pick<Statements, 'all'>;
type Repositories = Pick<Transaction['manager'], 'findOneBy' | 'existsBy'>;

/** Columns of a user by which other slices recognise a state. */
type State = Partial<Pick<User, 'password' | 'sessionEpoch' | 'hasNotices' | 'hasMemories'>>;

/** The facts that a mail to a confirmed address may use. */
export interface ConfirmedUser extends Pick<User, 'id' | 'createdAt' | 'timeZone'> {
  hasNotices: boolean | number;
}

const CURRENT_USER = ['username', 'provider', 'createdAt', 'name', 'sessionEpoch', 'timeZone'] as const;

/** The columns of a joined user that a `CurrentUser` has beside its id. */
export const CURRENT_USER_COLUMNS = CURRENT_USER.map((column) => `user.${column} AS ${column}`).join(', ');

/** The user of a session; a locked account has no session, however late it was opened. */
export const USER_OF_SESSION: UserOfSession = {
  columns: CURRENT_USER_COLUMNS,
  join: 'JOIN user ON user.id = session.userId AND user.sessionEpoch = session.epoch AND user.lockedAt IS NULL',
};

/** The condition that a user wants to see memories. */
export const HAS_MEMORIES = 'EXISTS (SELECT 1 FROM user WHERE user.id = :userId AND user.hasMemories = 1)';

/**
 * Reads the user `:userId`, or the users of another condition, with tables that SQL joins; the statement reads the user's
 * columns under the name `user`.
 */
export function fromUser(joins = '', condition = 'user.id = :userId'): string {
  return `FROM user ${joins} WHERE ${condition}`;
}

/** Joins the rows of a table with their users; the statement reads the user's columns under the name `user`. */
export function joinUser(table: string): string {
  return `JOIN user ON user.id = ${table}.userId`;
}

/** Joins the rows of a table with their users, and leaves out the rows of locked accounts. */
export function joinUnlockedUser(table: string): string {
  return `${joinUser(table)} AND user.lockedAt IS NULL`;
}

/** The user with this number, or with this address in its stored form, or null. */
export function findUser(
  manager: Pick<Repositories, 'findOneBy'>,
  who: { id: number } | { username: string },
): Promise<User | null> {
  return manager.findOneBy(UserEntity, who);
}

/** Whether a user is in this state. */
export function isUserIn(
  manager: Pick<Repositories, 'existsBy'>,
  id: number,
  state: State,
): Promise<boolean> {
  return manager.existsBy(UserEntity, { id, ...state });
}

/** The user whose confirmed address this was at an instant. */
export async function findConfirmedUser(
  from: Reads,
  address: string,
  at: Date,
): Promise<ConfirmedUser | undefined> {
  const [user] = await from.all<ConfirmedUser>(
    'SELECT id, createdAt, timeZone, hasNotices FROM user WHERE username = ? AND addressConfirmedAt <= ?',
    [address, at],
  );
  return user;
}

/** Whether a user has proved that the address is theirs. */
export async function isAddressConfirmed(from: Reads, userId: number): Promise<boolean> {
  const sql = 'SELECT id FROM user WHERE id = ? AND addressConfirmedAt IS NOT NULL';
  return (await from.all(sql, [userId])).length > 0;
}
