import type { Database, Transaction } from '../database/database.ts';
import { addDays, type CalendarDay, type Clock, calendarDay } from '../lib/clock.ts';
import { isBlank } from '../lib/text.rules.ts';
import type { SealedText, Vault } from '../vault/vault.ts';

/** A draft nobody came back to is dropped after so many days. */
export const DRAFT_LIFETIME_DAYS = 30;

const PLACE = { purpose: 'draft' } as const;

/** Unsent text, one a user. */
export class DraftService {
  readonly #db: Database;
  readonly #vault: Vault;
  readonly #clock: Clock;

  constructor(db: Database, vault: Vault, clock: Clock) {
    this.#db = db;
    this.#vault = vault;
    this.#clock = clock;
  }

  /** The user's draft, empty when there is none, it is too old, or the day it was typed for has an answer by now. Throws for one that cannot be read. */
  async read(userId: number, today: CalendarDay): Promise<string> {
    const [row] = await this.#db.all<SealedText>(
      `SELECT encryptedContent, encryptionIv FROM draft WHERE userId = ? AND day >= ?
       AND NOT EXISTS (SELECT 1 FROM answer WHERE answer.userId = draft.userId AND answer.day = draft.day)`,
      [userId, addDays(today, -DRAFT_LIFETIME_DAYS)],
    );
    if (!row) return '';
    const cipher = await this.#vault.cipherOf(userId);
    try {
      return cipher.open(row, PLACE);
    } catch (error) {
      this.#vault.reportUnreadable(userId);
      throw error;
    }
  }

  /** Keeps the text as today's draft, or clears the draft if it is blank. A late one, after the answer, is dropped. */
  async save(userId: number, today: CalendarDay, content: string): Promise<void> {
    if (isBlank(content)) {
      await this.#db.write((tx) => this.clear(tx, userId));
      return;
    }
    const { encryptedContent, encryptionIv } = (await this.#vault.cipherOf(userId)).seal(content, PLACE);
    const update = this.#db.onDuplicate(['userId'], ['encryptedContent', 'encryptionIv', 'day', 'updatedAt']);
    await this.#db.write((tx) =>
      tx.run(
        `INSERT INTO draft (userId, encryptedContent, encryptionIv, day, updatedAt)
         SELECT id, ?, ?, ?, ? FROM user WHERE id = ?
         AND NOT EXISTS (SELECT 1 FROM answer WHERE userId = user.id AND day = ?) ${update}`,
        [encryptedContent, encryptionIv, today, this.#clock(), userId, today],
      ),
    );
  }

  /** Drops the draft, inside the transaction that makes it needless. */
  async clear(tx: Transaction, userId: number): Promise<void> {
    await tx.run('DELETE FROM draft WHERE userId = ?', [userId]);
  }

  /** Deletes drafts nobody came back to, a day later than the last zone in which they can still be read. */
  async purge(): Promise<void> {
    const oldest = addDays(calendarDay(this.#clock(), 'UTC'), -DRAFT_LIFETIME_DAYS - 1);
    await this.#db.write((tx) => tx.run('DELETE FROM draft WHERE day < ?', [oldest]));
  }
}
