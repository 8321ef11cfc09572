import type { Transaction } from '../platform/database/database.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { LAST_CREDENTIAL } from './account.sentences.rules.ts';
import { hasPassword } from './credentials.ts';

/** Returns whether a user has a credential of this kind, under the lock of the user's row. */
type Exists = (tx: Transaction, userId: number) => Promise<boolean>;

/** Ends all API tokens of a user in the same transaction. */
type End = (tx: Transaction, userId: number) => Promise<void>;

/** Lets account ask other slices about credentials that they store, beside the password. */
export class CredentialRegistry {
  readonly #openings: Exists[] = [];
  #endApiTokens: End = async () => undefined;

  /** Registers a kind of credential that can sign a user in. */
  add(exists: Exists): void {
    this.#openings.push(exists);
  }

  /** Registers how API tokens are ended. */
  whenApiTokensEnd(end: End): void {
    this.#endApiTokens = end;
  }

  /**
   * Throws `CONFLICT` when the user has no credential left to sign in with. Call this after removing a credential,
   * under the lock of `moveSessionEpoch`.
   */
  async requireAnotherCredential(tx: Transaction, user: CurrentUser): Promise<void> {
    if (hasPassword(user)) return;
    for (const exists of this.#openings) if (await exists(tx, user.id)) return;
    throw new AppError('CONFLICT', LAST_CREDENTIAL);
  }

  /** Ends all API tokens of a user. */
  endApiTokens(tx: Transaction, userId: number): Promise<void> {
    return this.#endApiTokens(tx, userId);
  }
}
