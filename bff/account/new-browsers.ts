import type { Database } from '../platform/database/database.ts';
import type { Clock } from '../platform/lib/clock.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { NEW_BROWSER_MAIL_EVERY_MS } from './account.numbers.rules.ts';

/** Tells people by mail of sign-ins from browsers that their account has never seen. */
export class NewBrowsers {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #outbox: Outbox;

  constructor({ db, clock, outbox }: { db: Database; clock: Clock; outbox: Outbox }) {
    this.#db = db;
    this.#clock = clock;
    this.#outbox = outbox;
  }

  /** Tells of a sign-in that has just opened its session, at most once a week; not of the one that made the account. */
  async tell({ id, username }: CurrentUser, isBrowserKnown: boolean): Promise<void> {
    if (isBrowserKnown || !this.#outbox.isOn) return;
    const now = this.#clock();
    await this.#db.write(async (tx) => {
      const { matched } = await tx.run(
        `UPDATE user SET newDeviceMailedAt = ?
         WHERE id = ? AND hasNotices = 1 AND addressConfirmedAt IS NOT NULL AND last_login_at > createdAt
         AND (newDeviceMailedAt IS NULL OR newDeviceMailedAt <= ?)`,
        [now, id, new Date(now.getTime() - NEW_BROWSER_MAIL_EVERY_MS)],
      );
      if (matched === 1) await this.#outbox.add(tx, 'new-device', username);
    });
  }
}
