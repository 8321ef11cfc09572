import type { Transaction } from '../platform/database/database.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { LAST_CREDENTIAL } from './account.sentences.rules.ts';
import { hasPassword } from './credentials.ts';

/** Whether a user has a credential of this kind. The user's row is locked meanwhile. */
type Exists = (tx: Transaction, userId: number) => Promise<boolean>;

/** Ends all of a user's credentials of this kind, in the same transaction. */
type End = (tx: Transaction, userId: number) => Promise<void>;

/**
 * The credentials of an account beside its password. Other slices store them and register how to look for them and end
 * them.
 */
export class CredentialRegistry {
  readonly #openings: Exists[] = [];
  #endApiTokens: End = async () => undefined;

  /** Registers a kind of credential that opens an account. */
  add(exists: Exists): void {
    this.#openings.push(exists);
  }

  /** Registers how the API tokens are ended. */
  whenApiTokensEnd(end: End): void {
    this.#endApiTokens = end;
  }

  /**
   * Throws `CONFLICT` when nothing opens the account any more. Called after a credential was removed, under the lock of
   * `moveSessionEpoch`.
   */
  async requireAnotherCredential(tx: Transaction, user: CurrentUser): Promise<void> {
    if (hasPassword(user)) return;
    for (const exists of this.#openings) if (await exists(tx, user.id)) return;
    throw new AppError('CONFLICT', LAST_CREDENTIAL);
  }

  /** Ends all API tokens of a user, as with a new password. */
  endApiTokens(tx: Transaction, userId: number): Promise<void> {
    return this.#endApiTokens(tx, userId);
  }
}
