import type { Transaction } from '../platform/database/database.ts';
import { AppError, accountGone } from '../platform/lib/errors.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { ACCOUNT_LOCKED } from './account.sentences.rules.ts';
import { type User, UserEntity } from './user.entity.ts';

/**
 * Throws `FORBIDDEN` for a locked account. Call this after the proof of identity, so that only the owner learns of the
 * lock; a session opened during the locking is void (`USER_OF_SESSION`).
 */
export function requireUnlocked({ lockedAt }: Pick<User, 'lockedAt'>): void {
  if (lockedAt) throw new AppError('FORBIDDEN', ACCOUNT_LOCKED);
}

/**
 * Stores a new epoch, which ends all sessions and locks the user's row until the transaction ends. Throws `FORBIDDEN`
 * for an account that was locked meanwhile.
 */
export async function moveSessionEpoch(tx: Transaction, userId: number, sessionEpoch: number): Promise<void> {
  const { matched } = await tx.run('UPDATE user SET sessionEpoch = ? WHERE id = ? AND lockedAt IS NULL', [
    sessionEpoch,
    userId,
  ]);
  if (matched === 1) return;
  const user = await tx.manager.findOneBy(UserEntity, { id: userId });
  if (user) requireUnlocked(user);
  throw accountGone();
}

/** Returns whether the account has a password. */
export function hasPassword({ provider }: Pick<CurrentUser, 'provider'>): boolean {
  return provider === 'local';
}
