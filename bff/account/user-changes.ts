import type { Database, Transaction } from '../platform/database/database.ts';
import { addMs, DAY_MS } from '../platform/lib/clock.ts';
import { accountGone } from '../platform/lib/errors.ts';
import { pagesById } from '../platform/lib/keyset-pages.ts';
import { USE_NOTE_INTERVAL_MS } from './account.numbers.rules.ts';
import { type User, UserEntity } from './user.entity.ts';

const USERS_PER_STATEMENT = 20;

/** Locks the user's row until the transaction ends; returns what changes of credentials and addresses depend on. */
export async function lockUser(db: Database, tx: Pick<Transaction, 'all'>, userId: number) {
  const [row] = await tx.all<
    Pick<User, 'username' | 'addressConfirmedAt' | 'sessionEpoch' | 'lockedAt' | 'lockReason'>
  >(
    `SELECT username, addressConfirmedAt, sessionEpoch, lockedAt, lockReason FROM user WHERE id = ? ${db.dialect.lock}`,
    [userId],
  );
  if (!row) throw accountGone();
  return row;
}

/** Stores the time of a sign-in and the display name from the provider. */
export async function noteSignIn(
  tx: Transaction,
  userId: number,
  seen: Pick<User, 'lastLoginAt'> & Partial<Pick<User, 'name'>>,
): Promise<void> {
  await tx.manager.update(UserEntity, userId, { ...seen, usedAt: seen.lastLoginAt });
}

/** Notes that the account is in use now, unless the last note is younger than 30 days. */
export async function noteUse(
  db: Database,
  { id, usedAt }: Pick<User, 'id' | 'usedAt'>,
  now: Date,
): Promise<void> {
  if (usedAt && usedAt > addMs(now, -USE_NOTE_INTERVAL_MS)) return;
  await db.change('UPDATE user SET usedAt = ? WHERE id = ?', [now, id]);
}

/** Stores an epoch, a hashed password, or a confirmed address. Throws a unique violation for a taken address. */
export async function updateUser(
  tx: Transaction,
  userId: number,
  change: Partial<Pick<User, 'username' | 'addressConfirmedAt' | 'password' | 'sessionEpoch'>>,
): Promise<void> {
  await tx.manager.update(UserEntity, userId, change);
}

/** Stores a new password, unless the password or address has changed meanwhile; returns whether it did. */
export async function replacePassword(tx: Transaction, user: User, password: string): Promise<boolean> {
  const { matched } = await tx.run(
    `UPDATE user SET password = ?, provider = 'local' WHERE id = ? AND username = ? AND password = ?`,
    [password, user.id, user.username, user.password],
  );
  return matched === 1;
}

/**
 * Confirms the address if the user still has it. Returns true if this call, or an earlier attempt of its transaction,
 * confirmed it.
 */
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

/** Stores the subject of a user's Apple account, or null after disconnecting. */
export async function setAppleId(tx: Transaction, userId: number, subject: string | null): Promise<void> {
  // Raw SQL: with TypeORM the embedded engine cannot bind null as a statement's only value.
  await tx.run('UPDATE user SET apple_id = ? WHERE id = ?', [subject, userId]);
}

/**
 * Claims the right to mail a user their credentials, at most once a day; returns whether the claim succeeded. A retry
 * of the same mail succeeds again.
 */
export async function claimCredentialsMail(db: Database, userId: number, mailedAt: Date): Promise<boolean> {
  const { matched } = await db.change(
    `UPDATE user SET signInMethodsMailedAt = ? WHERE id = ?
     AND (signInMethodsMailedAt IS NULL OR signInMethodsMailedAt <= ? OR signInMethodsMailedAt = ?)`,
    [mailedAt, userId, addMs(mailedAt, -DAY_MS), mailedAt],
  );
  return matched === 1;
}

/** Switches a user's memories, notices or streak on or off; returns whether this changed them. */
export async function switchUser(
  tx: Transaction,
  userId: number,
  column: 'hasMemories' | 'hasNotices' | 'hasStreak',
  isOn: boolean,
): Promise<boolean> {
  const sql = `UPDATE user SET ${column} = ? WHERE id = ? AND ${column} <> ?`;
  return (await tx.run(sql, [isOn, userId, isOn])).matched === 1;
}

/**
 * Returns SQL that raises a user's sequence floor. Cursors below the floor are void, because rows below it may be
 * deleted.
 */
export function raiseSequenceFloor(userId: number, floor: number): [sql: string, values: number[]] {
  const sql =
    'UPDATE user SET sequenceFloor = CASE WHEN sequenceFloor < ? THEN ? ELSE sequenceFloor END WHERE id = ?';
  return [sql, [floor, floor, userId]];
}

/** Raises every user's sequence floor after a restore. `newest` is SQL for the newest number of `user.id`. */
export async function skipSequences(db: Database, newest: string, numbers: number): Promise<void> {
  const sql = `SELECT id FROM user WHERE id > ? ORDER BY id LIMIT ${USERS_PER_STATEMENT}`;
  const users = pagesById((after) => db.all<Pick<User, 'id'>>(sql, [after]));
  for await (const page of users) {
    await db.change(
      `UPDATE user SET sequenceFloor = ? + CASE WHEN sequenceFloor > ${newest} THEN sequenceFloor ELSE ${newest} END
       WHERE id >= ? AND id <= ?`,
      [numbers, page[0]?.id ?? 0, page.at(-1)?.id ?? 0],
    );
  }
}
