import type { Transaction } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { UserEntity } from './user.entity.ts';

/** Prepares the work elsewhere that follows a deletion, and returns that work. */
type BeforeRemoval = (userId: number) => Promise<() => void>;

/** Deletes accounts. Other slices register work that follows a deletion. */
export class AccountRemoval {
  readonly #deps: Pick<Platform, 'db' | 'vault' | 'outbox'>;
  readonly #before: BeforeRemoval[] = [];

  constructor(deps: Pick<Platform, 'db' | 'vault' | 'outbox'>) {
    this.#deps = deps;
  }

  /**
   * Registers a function that prepares work before an account is deleted; the prepared work runs after the deletion.
   */
  before(prepare: BeforeRemoval): void {
    this.#before.push(prepare);
  }

  /**
   * Deletes the user and, by the foreign keys, all of the user's rows in a transaction. Then runs the prepared work.
   */
  async run(user: CurrentUser): Promise<void> {
    const works = await Promise.all(this.#before.map((prepare) => prepare(user.id)));
    await this.#deps.db.write(async (tx) => {
      await this.#tell(tx, user);
      await tx.manager.delete(UserEntity, user.id);
    });
    this.#deps.vault.forget(user.id);
    this.#deps.db.files?.truncateLogSoon();
    for (const work of works) work();
  }

  /** Drops the mails that wait for the user, and adds the farewell mail if the owner gets notices. */
  async #tell(tx: Transaction, { id }: CurrentUser): Promise<void> {
    if (!this.#deps.outbox.isOn) return;
    const user = await tx.manager.findOneBy(UserEntity, { id });
    if (!user) return;
    await this.#deps.outbox.drop(tx, user.username);
    if (user.hasNotices && user.addressConfirmedAt)
      await this.#deps.outbox.add(tx, 'account-deleted', user.username);
  }
}
