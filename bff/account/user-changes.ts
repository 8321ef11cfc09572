import type { Database, Transaction } from '../platform/database/database.ts';
import { DAY_MS } from '../platform/lib/clock.ts';
import { accountGone } from '../platform/lib/errors.ts';
import { keysetPages } from '../platform/lib/keyset-pages.ts';
import { type User, UserEntity } from './user.entity.ts';

/** Users whose floors a statement raises after a restore. */
const USERS_A_STATEMENT = 20;

/** An address with its proof, and the password and epoch that change with it when it is taken back. */
type AddressOfUser = Pick<User, 'username' | 'addressConfirmedAt'> &
  Partial<Pick<User, 'password' | 'sessionEpoch'>>;

/** Makes changes of the same account wait for each other; returns the facts that they depend on. */
export async function lockUser(db: Database, tx: Pick<Transaction, 'all'>, userId: number) {
  const [row] = await tx.all<Pick<User, 'username' | 'addressConfirmedAt' | 'sessionEpoch' | 'lockedAt'>>(
    `SELECT username, addressConfirmedAt, sessionEpoch, lockedAt FROM user WHERE id = ? ${db.dialect.lock}`,
    [userId],
  );
  if (!row) throw accountGone();
  return row;
}

/** Stores when a user has signed in, and the name that a provider has told with it. */
export async function noteSignIn(
  tx: Transaction,
  userId: number,
  seen: Pick<User, 'lastLoginAt'> & Partial<Pick<User, 'name'>>,
): Promise<void> {
  await tx.manager.update(UserEntity, userId, seen);
}

/** Replaces a user's password by a hashed password. */
export async function setPassword(tx: Transaction, userId: number, password: string): Promise<void> {
  await tx.manager.update(UserEntity, userId, { password });
}

/** Gives a user a password and a new epoch, unless their epoch or address has changed meanwhile; tells whether it did. */
export async function replacePassword(
  tx: Transaction,
  user: User,
  { password, sessionEpoch }: Pick<User, 'password' | 'sessionEpoch'>,
): Promise<boolean> {
  const { matched } = await tx.run(
    `UPDATE user SET password = ?, provider = 'local', sessionEpoch = ?
     WHERE id = ? AND sessionEpoch = ? AND username = ?`,
    [password, sessionEpoch, user.id, user.sessionEpoch, user.username],
  );
  return matched === 1;
}

/** Gives a user another address. Throws a unique violation for an address that is taken. */
export async function setAddress(tx: Transaction, userId: number, address: AddressOfUser): Promise<void> {
  await tx.manager.update(UserEntity, userId, address);
}

/** Confirms the address of a user who still has it and has not confirmed it; tells whether that is done, also by an earlier try. */
export async function confirmAddress(
  tx: Transaction,
  { id, username }: Pick<User, 'id' | 'username'>,
  addressConfirmedAt: Date,
): Promise<boolean> {
  const { matched } = await tx.run(
    'UPDATE user SET addressConfirmedAt = ? WHERE id = ? AND username = ? AND addressConfirmedAt IS NULL',
    [addressConfirmedAt, id, username],
  );
  return matched === 1 || (tx.isRetry && tx.manager.existsBy(UserEntity, { id, addressConfirmedAt }));
}

/** Stores the subject of a user's Apple account, or null where no Apple account is connected. */
export async function setAppleId(tx: Transaction, userId: number, subject: string | null): Promise<void> {
  // In SQL: through TypeORM the embedded engine cannot bind a null that is a statement's only value.
  await tx.run('UPDATE user SET apple_id = ? WHERE id = ?', [subject, userId]);
}

/** Claims the mail that lists a user's credentials, at most once a day; returns whether this call may send it. A retry of the same mail may. */
export async function noteCredentialsTold(db: Database, userId: number, mailedAt: Date): Promise<boolean> {
  const { matched } = await db.change(
    `UPDATE user SET signInMethodsMailedAt = ? WHERE id = ?
     AND (signInMethodsMailedAt IS NULL OR signInMethodsMailedAt <= ? OR signInMethodsMailedAt = ?)`,
    [mailedAt, userId, new Date(mailedAt.getTime() - DAY_MS), mailedAt],
  );
  return matched === 1;
}

/** Switches the notices of a user on. */
export async function switchNoticesOn(db: Database, userId: number): Promise<void> {
  await db.change('UPDATE user SET hasNotices = 1 WHERE id = ?', [userId]);
}

/** Switches the notices of a user off; tells whether they were on. */
export async function switchNoticesOff(tx: Transaction, userId: number): Promise<boolean> {
  const { matched } = await tx.run('UPDATE user SET hasNotices = 0 WHERE id = ? AND hasNotices = 1', [
    userId,
  ]);
  return matched === 1;
}

/** Switches the memories of a user on or off. */
export async function setMemories(db: Database, userId: number, isOn: boolean): Promise<void> {
  await db.change('UPDATE user SET hasMemories = ? WHERE id = ?', [isOn, userId]);
}

/** Raises the floor of a user's sequence: it ends the cursors before a number, because rows are about to go without a trace. */
export function raiseSequenceFloor(userId: number, floor: number): [sql: string, values: number[]] {
  const sql =
    'UPDATE user SET sequenceFloor = CASE WHEN sequenceFloor < ? THEN ? ELSE sequenceFloor END WHERE id = ?';
  return [sql, [floor, floor, userId]];
}

/** Skips numbers of every user's sequence after a restore; `newest` is SQL for the newest number of the user `user.id`. */
export async function skipSequences(db: Database, newest: string, numbers: number): Promise<void> {
  const users = keysetPages(
    0,
    (after) =>
      db.all<Pick<User, 'id'>>(`SELECT id FROM user WHERE id > ? ORDER BY id LIMIT ${USERS_A_STATEMENT}`, [
        after,
      ]),
    ({ id }) => id,
  );
  for await (const page of users) {
    await db.change(
      `UPDATE user SET sequenceFloor = ? + CASE WHEN sequenceFloor > ${newest} THEN sequenceFloor ELSE ${newest} END
       WHERE id >= ? AND id <= ?`,
      [numbers, page[0]?.id ?? 0, page.at(-1)?.id ?? 0],
    );
  }
}
