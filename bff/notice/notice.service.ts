import { UserEntity } from '../account/user.entity.ts';
import type { Database } from '../platform/database/database.ts';

/** Whether a person is told by mail what happens to their account. */
export class NoticeService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Whether the notices that can be switched off are on. */
  isOn(userId: number): Promise<boolean> {
    return this.#db.read((manager) => manager.existsBy(UserEntity, { id: userId, hasNotices: true }));
  }

  /** Switches the notices on or off. */
  async set(userId: number, isOn: boolean): Promise<void> {
    await this.#db.change('UPDATE user SET hasNotices = ? WHERE id = ?', [isOn, userId]);
  }
}
