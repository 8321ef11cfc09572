import type { Database, Transaction } from '../platform/database/database.ts';
import { AppError, SIGN_IN_FIRST } from '../platform/lib/errors.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { ACCOUNT_LOCKED, lockedBecause } from './account.sentences.rules.ts';
import { newSessionEpoch } from './new-user.ts';
import type { User } from './user.entity.ts';
import { lockUser, updateUser } from './user-changes.ts';

/** `FORBIDDEN` for an account that the operator has locked, with the reason if there is one. */
export class AccountLocked extends AppError {
  constructor(reason: string | null) {
    super('FORBIDDEN', reason ? lockedBecause(reason) : ACCOUNT_LOCKED);
  }
}

/**
 * Throws `FORBIDDEN` for a locked account. Call this after the proof of identity, so that only the owner learns of the
 * lock; a session opened during the locking is void (`USER_OF_SESSION`).
 */
export function requireUnlocked({ lockedAt, lockReason }: Pick<User, 'lockedAt' | 'lockReason'>): void {
  if (lockedAt) throw new AccountLocked(lockReason);
}

function requireEpoch({ sessionEpoch }: Pick<User, 'sessionEpoch'>, user: CurrentUser): void {
  if (sessionEpoch !== user.sessionEpoch) throw new AppError('UNAUTHENTICATED', SIGN_IN_FIRST);
}

/**
 * Locks the user's row until the transaction ends. Throws `UNAUTHENTICATED` if all sessions have ended since the
 * request was admitted, so that no credential of a stolen session outlives them.
 */
export async function requireSameEpoch(db: Database, tx: Transaction, user: CurrentUser): Promise<void> {
  requireEpoch(await lockUser(db, tx, user.id), user);
}

/**
 * Changes a user's credentials in a transaction that ends all sessions; returns the user with the new epoch. Throws
 * `UNAUTHENTICATED` if all sessions of a user with a session have ended meanwhile, `FORBIDDEN` for an account that was
 * locked meanwhile, and the error of `taken` for a duplicate unique key. A recovery code or a link proves its user
 * without a session.
 */
export async function changeCredentials(
  db: Database,
  user: CurrentUser,
  change: (tx: Transaction) => Promise<unknown>,
  { taken, hasSession = true }: { taken?: (() => Error) | undefined; hasSession?: boolean } = {},
): Promise<CurrentUser> {
  const sessionEpoch = newSessionEpoch();
  await db.write(async (tx) => {
    const row = await lockUser(db, tx, user.id);
    // If the stored epoch is ours, an earlier attempt of this transaction has succeeded.
    if (tx.isRetry && row.sessionEpoch === sessionEpoch) return;
    if (hasSession) requireEpoch(row, user);
    requireUnlocked(row);
    await updateUser(tx, user.id, { sessionEpoch });
    await change(tx);
  }, taken);
  return { ...user, sessionEpoch };
}

export function hasPassword({ provider }: Pick<CurrentUser, 'provider'>): boolean {
  return provider === 'local';
}
