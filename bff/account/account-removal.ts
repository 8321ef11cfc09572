import type { Transaction } from '../platform/database/database.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { UserEntity } from './user.entity.ts';

export class AccountRemoval extends Service<Pick<Platform, 'db' | 'vault' | 'outbox'>> {
  /**
   * Prepares follow-up work outside the database, such as revoking a provider's token, while the account still exists;
   * the returned function runs after the commit.
   */
  prepareFollowUp: (userId: number) => Promise<() => void> = async () => () => undefined;

  /**
   * Deletes the user, and by the foreign keys every row of the user; then runs the follow-up work. Returns false and
   * deletes nothing unless `isDue`.
   */
  async run(user: CurrentUser, isDue = async (_tx: Transaction) => true): Promise<boolean> {
    const followUp = await this.prepareFollowUp(user.id);
    const isRemoved = await this.deps.db.write(async (tx) => {
      if (!(await isDue(tx))) return false;
      await this.#tell(tx, user);
      await tx.manager.delete(UserEntity, user.id);
      return true;
    });
    if (!isRemoved) return false;
    this.deps.vault.forget(user.id);
    this.deps.db.files?.truncateLogSoon();
    followUp();
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
