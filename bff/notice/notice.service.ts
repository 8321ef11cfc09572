import { isUserIn } from '../account/user.reads.ts';
import { switchNoticesOff, switchNoticesOn } from '../account/user-changes.ts';
import type { Platform } from '../platform/platform.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';

/** Whether a person gets mails about their account. */
export class NoticeService {
  readonly #deps: Pick<Platform, 'db' | 'outbox'>;

  constructor(deps: Pick<Platform, 'db' | 'outbox'>) {
    this.#deps = deps;
  }

  /** Whether the notices that can be switched off are on. */
  isOn(userId: number): Promise<boolean> {
    return this.#deps.db.read((manager) => isUserIn(manager, userId, { hasNotices: true }));
  }

  /** Switches the notices on. */
  async switchOn(userId: number): Promise<void> {
    await switchNoticesOn(this.#deps.db, userId);
  }

  /** Switches the notices off, and tells it by a last mail that names the browser of the session with this public id. */
  async switchOff({ id, username }: CurrentUser, publicSessionId: string | undefined): Promise<void> {
    await this.#deps.db.write(async (tx) => {
      const isChanged = await switchNoticesOff(tx, id);
      if (isChanged) await this.#deps.outbox.add(tx, 'notices-off', username, publicSessionId);
    });
  }
}
