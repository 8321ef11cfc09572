import { isUserIn } from '../account/user.reads.ts';
import { switchNoticesOff, switchUser } from '../account/user-changes.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';

/** Switches a person's optional security mails on and off. */
export class NoticeService extends Service<Pick<Platform, 'db' | 'outbox'>> {
  isOn(userId: number): Promise<boolean> {
    return this.deps.db.read((manager) => isUserIn(manager, userId, { hasNotices: true }));
  }

  async switchOn(userId: number): Promise<void> {
    await switchUser(this.deps.db, userId, 'hasNotices', true);
  }

  /** Switches optional security mails off, and queues a last mail that names the browser of this session. */
  async switchOff({ id, username }: CurrentUser, publicSessionId: string | undefined): Promise<void> {
    await this.deps.db.write(async (tx) => {
      const isChanged = await switchNoticesOff(tx, id);
      if (isChanged) await this.deps.outbox.add(tx, 'notices-off', username, publicSessionId);
    });
  }
}
