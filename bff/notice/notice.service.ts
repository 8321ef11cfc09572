import { isUserIn } from '../account/user.reads.ts';
import { switchNoticesOff, switchNoticesOn } from '../account/user-changes.ts';
import type { Database } from '../platform/database/database.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';

/** Whether a person is told by mail what happens to their account. */
export class NoticeService {
  readonly #db: Database;
  readonly #outbox: Outbox;

  constructor({ db, outbox }: { db: Database; outbox: Outbox }) {
    this.#db = db;
    this.#outbox = outbox;
  }

  /** Whether the notices that can be switched off are on. */
  isOn(userId: number): Promise<boolean> {
    return this.#db.read((manager) => isUserIn(manager, userId, { hasNotices: true }));
  }

  /** Switches the notices on. */
  async switchOn(userId: number): Promise<void> {
    await switchNoticesOn(this.#db, userId);
  }

  /** Switches the notices off, and tells it by a last mail that names the browser of the session with this public id. */
  async switchOff({ id, username }: CurrentUser, publicSessionId: string | undefined): Promise<void> {
    await this.#db.write(async (tx) => {
      const isChanged = await switchNoticesOff(tx, id);
      if (isChanged) await this.#outbox.add(tx, 'notices-off', username, publicSessionId);
    });
  }
}
