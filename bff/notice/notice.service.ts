import { switchUser } from '../account/user-changes.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';

export class NoticeService extends Service<Pick<Platform, 'db' | 'outbox'>> {
  /** Switches the mails on or off; the last mail says that they are off, and names the browser of this session. */
  async set({ id, username }: CurrentUser, isOn: boolean, publicSessionId?: string): Promise<void> {
    await this.deps.db.write(async (tx) => {
      const isChanged = await switchUser(tx, id, 'hasNotices', isOn);
      if (isChanged && !isOn) await this.deps.outbox.add(tx, 'notices-off', username, publicSessionId);
    });
  }
}
