import type { Transaction } from '../platform/database/database.ts';
import { AppError } from '../platform/lib/errors.ts';
import { pagesById } from '../platform/lib/keyset-pages.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { LAST_CREDENTIAL } from './account.sentences.rules.ts';
import { hasPassword } from './credentials.ts';

const USERS_PER_STATEMENT = 1_000;

/** Lets account ask other slices about credentials that they store, beside the password. */
export class CredentialRegistry extends Service<Pick<Platform, 'db'> & { arePasswordsClosed: boolean }> {
  readonly #conditions: string[] = [];
  readonly #spares: string[] = [];
  /** Ends all API tokens of a user in the same transaction. */
  endApiTokens: (tx: Transaction, userId: number) => Promise<void> = async () => undefined;

  /** Registers a kind of credential that can sign a user in, by the SQL condition that `user.id` has one. */
  add(condition: string): void {
    this.#conditions.push(condition);
  }

  /** Registers a kind of credential that works once, likewise. */
  addSpare(condition: string): void {
    this.#spares.push(condition);
  }

  /** Returns whether the user can log in with a password here. */
  opensByPassword(user: CurrentUser): boolean {
    return hasPassword(user) && !this.deps.arePasswordsClosed;
  }

  /**
   * Throws `CONFLICT` when the user has no credential left to sign in with. Call this after removing a credential,
   * under the lock of `changeCredentials`.
   */
  async requireAnotherCredential(tx: Transaction, user: CurrentUser): Promise<void> {
    if (this.opensByPassword(user)) return;
    const sql = `SELECT id FROM user WHERE id = ? AND (${this.#conditions.join(' OR ')})`;
    if ((await tx.all(sql, [user.id])).length === 0) throw new AppError('CONFLICT', LAST_CREDENTIAL);
  }

  /**
   * Throws an error with the number of accounts, locked accounts aside, that nobody could sign in to where passwords are
   * switched off.
   */
  async requireWaysIn(): Promise<void> {
    if (!this.deps.arePasswordsClosed) return;
    const hasWay = [...this.#conditions, ...this.#spares].join(' OR ');
    const sql = `SELECT id, CASE WHEN lockedAt IS NULL AND NOT (${hasWay}) THEN 1 ELSE 0 END AS isShutOut
      FROM user WHERE id > ? ORDER BY id LIMIT ${USERS_PER_STATEMENT}`;
    let count = 0;
    const pages = pagesById((after) => this.deps.db.all<{ id: number; isShutOut: number }>(sql, [after]));
    for await (const page of pages) count += page.filter(({ isShutOut }) => Number(isShutOut) === 1).length;
    if (count === 0) return;
    throw new Error(
      `LOGIN=oidc-only would shut the owners of ${count} accounts out: each needs a connected provider, a passkey or a recovery sheet first. Start with LOGIN=all, and let them connect the provider in their profile.`,
    );
  }
}
