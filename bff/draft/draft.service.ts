import { type Database, instant, type Transaction } from '../database/database.ts';
import { isBlank } from '../lib/blank-text.rules.ts';
import { addDays, type CalendarDay, type Clock, calendarDay, versionAfter } from '../lib/clock.ts';
import { AppError } from '../lib/errors.ts';
import type { SealedText, UserCipher, Vault } from '../vault/vault.ts';

/** A draft nobody came back to is dropped after so many days. */
export const DRAFT_LIFETIME_DAYS = 30;

const PLACE = { purpose: 'draft' } as const;
const CLEAR = 'DELETE FROM draft WHERE userId = ?';
const TYPED_ELSEWHERE = 'Inzwischen gibt es einen anderen Entwurf von Dir.';

/** A draft as its owner sees it; one that does not exist is empty and was never changed. */
export interface DraftView {
  content: string;
  updatedAt: Date | null;
}

type Run = Transaction['run'];
type KeptDraft = DraftView & { updatedAt: Date };

// A draft that is too old, or whose day has an answer by now, does not exist.
const SELECT_READABLE = `
  SELECT encryptedContent, encryptionIv, updatedAt FROM draft WHERE userId = ? AND day >= ?
  AND NOT EXISTS (SELECT 1 FROM answer WHERE answer.userId = draft.userId AND answer.day = draft.day)`;

interface StoredDraft extends SealedText {
  updatedAt: Date | string;
}

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

  /**
   * The user's draft, empty when there is none, it is too old, or the day it was typed for has an answer by now. Throws
   * for one that cannot be read.
   */
  async read(userId: number, today: CalendarDay): Promise<DraftView> {
    const oldest = addDays(today, -DRAFT_LIFETIME_DAYS);
    const [row] = await this.#db.all<StoredDraft>(SELECT_READABLE, [userId, oldest]);
    if (!row) return { content: '', updatedAt: null };
    return this.#opened(userId, row, await this.#vault.cipherOf(userId));
  }

  /**
   * Keeps the text as today's draft, or clears the draft if it is blank, and returns what is stored then. A late one,
   * after the answer, is dropped. Throws `CONFLICT` with the stored draft when `expected` is given, null meaning none,
   * and another draft with another text is stored.
   */
  async save(
    userId: number,
    today: CalendarDay,
    content: string,
    expected?: Date | null,
  ): Promise<DraftView> {
    const sealed = isBlank(content) ? null : (await this.#vault.cipherOf(userId)).seal(content, PLACE);
    const put = (run: Run, earlier?: Date) => this.#put(run, userId, today, content, sealed, earlier);
    if (expected === undefined) return put((sql, values = []) => this.#db.change(sql, values));
    if (expected && sealed) {
      const next = versionAfter(expected, this.#clock);
      if (await this.#replace(userId, today, sealed, expected, next)) return { content, updatedAt: next };
    }
    const cipher = await this.#vault.cipherOf(userId);
    return this.#db.write(async (tx) => {
      const stored = await this.#stored(tx, userId, today, cipher);
      const isStale = stored && stored.updatedAt.getTime() !== expected?.getTime();
      if (isStale && stored.content === content) return stored;
      if (isStale) {
        const current = { content: stored.content, updatedAt: stored.updatedAt.toISOString() };
        throw new AppError('CONFLICT', TYPED_ELSEWHERE, { current });
      }
      return put(tx.run, stored?.updatedAt);
    });
  }

  /** Drops the draft, inside the transaction that makes it needless. */
  async clear(tx: Transaction, userId: number): Promise<void> {
    await tx.run(CLEAR, [userId]);
  }

  /** Deletes drafts nobody came back to, a day later than the last zone in which they can still be read. */
  async purge(): Promise<void> {
    const oldest = addDays(calendarDay(this.#clock(), 'UTC'), -DRAFT_LIFETIME_DAYS - 1);
    await this.#db.write((tx) => tx.run('DELETE FROM draft WHERE day < ?', [oldest]));
  }

  async #stored(
    tx: Transaction,
    userId: number,
    today: CalendarDay,
    cipher: UserCipher,
  ): Promise<KeptDraft | null> {
    // The user's row, because a draft that does not exist yet cannot be locked. The embedded engine has one writer.
    if (this.#db.isMysql) await tx.all('SELECT id FROM user WHERE id = ? FOR UPDATE', [userId]);
    const oldest = addDays(today, -DRAFT_LIFETIME_DAYS);
    const [row] = await tx.all<StoredDraft>(SELECT_READABLE, [userId, oldest]);
    return row ? this.#opened(userId, row, cipher) : null;
  }

  /** The most frequent write, in one statement: the next version of the very draft that was typed over. */
  async #replace(
    userId: number,
    today: CalendarDay,
    { encryptedContent, encryptionIv }: SealedText,
    expected: Date,
    next: Date,
  ): Promise<boolean> {
    const { matched } = await this.#db.change(
      `UPDATE draft SET encryptedContent = ?, encryptionIv = ?, day = ?, updatedAt = ?
       WHERE userId = ? AND updatedAt = ?
       AND NOT EXISTS (SELECT 1 FROM answer WHERE answer.userId = draft.userId AND answer.day = ?)`,
      [encryptedContent, encryptionIv, today, next, userId, expected, today],
    );
    return matched > 0;
  }

  async #put(
    run: Run,
    userId: number,
    today: CalendarDay,
    content: string,
    sealed: SealedText | null,
    earlier = new Date(0),
  ): Promise<DraftView> {
    if (!sealed) {
      await run(CLEAR, [userId]);
      return { content, updatedAt: null };
    }
    const updatedAt = versionAfter(earlier, this.#clock);
    const update = this.#db.onDuplicate(['userId'], ['encryptedContent', 'encryptionIv', 'day', 'updatedAt']);
    const { matched } = await run(
      `INSERT INTO draft (userId, encryptedContent, encryptionIv, day, updatedAt)
       SELECT id, ?, ?, ?, ? FROM user WHERE id = ?
       AND NOT EXISTS (SELECT 1 FROM answer WHERE userId = user.id AND day = ?) ${update}`,
      [sealed.encryptedContent, sealed.encryptionIv, today, updatedAt, userId, today],
    );
    return { content, updatedAt: matched > 0 ? updatedAt : null };
  }

  #opened(userId: number, row: StoredDraft, cipher: UserCipher): KeptDraft {
    try {
      return { content: cipher.open(row, PLACE), updatedAt: instant(row.updatedAt) };
    } catch (error) {
      this.#vault.reportUnreadable(userId);
      throw error;
    }
  }
}
