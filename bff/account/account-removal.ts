import type { Transaction } from '../platform/database/database.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { UserEntity } from './user.entity.ts';

/** Reads what follow-up work needs while the account still exists; the returned function runs after the deletion. */
type BeforeRemoval = (userId: number) => Promise<() => void>;

/** Deletes accounts. Other slices register follow-up work outside the database, such as revoking a provider's token. */
export class AccountRemoval extends Service<Pick<Platform, 'db' | 'vault' | 'outbox'>> {
  readonly #before: BeforeRemoval[] = [];

  /** Registers follow-up work: `prepare` runs before the deletion, and its result runs after the commit. */
  before(prepare: BeforeRemoval): void {
    this.#before.push(prepare);
  }

  /**
   * Deletes the user, and by the foreign keys every row of the user; then runs the follow-up work. Returns false and
   * deletes nothing unless `isDue`.
   */
  async run(user: CurrentUser, isDue = async (_tx: Transaction) => true): Promise<boolean> {
    const works = await Promise.all(this.#before.map((prepare) => prepare(user.id)));
    const isRemoved = await this.deps.db.write(async (tx) => {
      if (!(await isDue(tx))) return false;
      await this.#tell(tx, user);
      await tx.manager.delete(UserEntity, user.id);
      return true;
    });
    if (!isRemoved) return false;
    this.deps.vault.forget(user.id);
    this.deps.db.files?.truncateLogSoon();
    for (const work of works) work();
    return true;
  }

  /** Drops the user's pending mails, and adds the farewell mail if the address is confirmed. */
  async #tell(tx: Transaction, { id }: CurrentUser): Promise<void> {
    if (!this.deps.outbox.isOn) return;
    const user = await tx.manager.findOneBy(UserEntity, { id });
    if (!user) return;
    await this.deps.outbox.drop(tx, user.username);
    if (user.hasNotices && user.addressConfirmedAt)
      await this.deps.outbox.add(tx, 'account-deleted', user.username);
  }
}
