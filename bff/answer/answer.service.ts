import { randomUUID } from 'node:crypto';
import { raiseSequenceFloor } from '../account/user-changes.ts';
import { type Transaction, unlessTaken } from '../platform/database/database.ts';
import { addMs, type CalendarDay, calendarDay, versionAfter } from '../platform/lib/clock.ts';
import { AppError, type ConflictError } from '../platform/lib/errors.ts';
import { serialKey } from '../platform/lib/serial-key.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { UserCipher } from '../platform/vault/user-cipher.ts';
import { TOMBSTONE_LIFETIME_MS } from './answer.numbers.rules.ts';
import {
  ALREADY_ANSWERED,
  ANSWER_NOT_FOUND,
  CHANGED_MEANWHILE,
  DAY_IS_OVER,
  UNREADABLE_STAYS,
} from './answer.sentences.rules.ts';
import { answerStatements, type StoredAnswer } from './answer.statements.ts';
import { type AnswerView, associatedDataOf, openAnswer } from './answer.view.ts';
import { type AnswerTexts, eachText, isSame, type SentTexts } from './answer-content.rules.ts';
import type { AnswerStorage } from './answer-storage.ts';
import { conflictWith, mayReplace } from './conflict.ts';
import { isTodayOrYesterday } from './requested-day.ts';

const PEOPLE_PER_PURGE = 100;

/**
 * The session or API token that writes, and the draft version that it expects. Null expects no draft; undefined accepts
 * any draft.
 */
export interface KnownDraft {
  writerId?: string | null;
  expected?: Date | null | undefined;
}

/** The texts of a new answer, and the draft that they were typed in. */
export interface NewAnswer {
  userId: number;
  day: CalendarDay;
  timeZone: string;
  texts: AnswerTexts;
  draft?: KnownDraft;
}

/** A new answer inside its transaction, and the day of the save. */
export interface PendingAnswer extends NewAnswer {
  tx: Transaction;
  cipher: UserCipher;
  id: number;
  today: CalendarDay;
}

/**
 * New texts of an answer; a missing text stays. The change applies to the `expected` version only, or to any version
 * without it.
 */
export interface AnswerChange {
  userId: number;
  id: number;
  texts: SentTexts;
  expected?: Date | null | undefined;
}

/** The result of a save; `isNew` is false if the same texts were stored already. */
export interface SavedAnswer {
  answer: AnswerView;
  isNew: boolean;
}

type AnswerDeps = Pick<Platform, 'db' | 'vault' | 'clock' | 'meter'> & { storage: AnswerStorage };

/** Parses an id to a serial key. Throws the same `NOT_FOUND` for an invalid id as for a missing answer. */
export function answerKey(id: string): number {
  const key = serialKey(id);
  if (key === null) throw new AppError('NOT_FOUND', ANSWER_NOT_FOUND);
  return key;
}

function answerConflict(answer: AnswerView, message: string): ConflictError {
  return conflictWith({ message, version: answer, answer });
}

/** Reads and changes a person's diary. Every statement names its owner. */
export class AnswerService extends Service<AnswerDeps> {
  readonly #statements = answerStatements(this.deps.db);
  /** Runs in the transaction of a new answer; if it throws, the answer is not saved. */
  onNewAnswer: (answer: PendingAnswer) => Promise<void> = async () => undefined;

  count(userId: number): Promise<number> {
    return this.deps.db.count(...this.#statements.count({ userId }));
  }

  async onDay(userId: number, day: CalendarDay): Promise<AnswerView | null> {
    const [row] = await this.deps.db.all<StoredAnswer>(...this.#statements.onDay({ userId, day }));
    return row ? openAnswer(this.deps.vault, await this.deps.vault.cipherOf(userId), row) : null;
  }

  /**
   * Saves the answer of a day. Repeating the same texts returns the existing answer; other texts throw a conflict, and
   * a full diary throws `PAYLOAD_TOO_LARGE`.
   */
  save(given: NewAnswer): Promise<SavedAnswer> {
    return this.#insert(given, given.day, ALREADY_ANSWERED);
  }

  /**
   * Saves an answer for yesterday while yesterday can be answered. Throws `CONFLICT` for any other day, unless its
   * answer has the same texts.
   */
  async saveLate(late: NewAnswer, today: CalendarDay, userSince: Date): Promise<SavedAnswer> {
    const { userId, day, timeZone } = late;
    const isOpen = isTodayOrYesterday(day, today) && (await this.isOpen(userId, day, timeZone, userSince));
    return isOpen ? this.#insert(late, today, DAY_IS_OVER) : this.#repeated(late, DAY_IS_OVER);
  }

  /** Returns whether a past day can be answered: the account existed, and the day never had an answer. */
  async isOpen(userId: number, day: CalendarDay, timeZone: string, userSince: Date): Promise<boolean> {
    if (day < calendarDay(userSince, timeZone)) return false;
    return (await this.deps.db.all(...this.#statements.everOnDay({ userId, day }))).length === 0;
  }

  async #insert(given: NewAnswer, today: CalendarDay, refusal: string): Promise<SavedAnswer> {
    const { userId, day, timeZone, texts } = given;
    const cipher = await this.deps.vault.cipherOf(userId);
    const uuid = randomUUID();
    const sealed = cipher.seal(texts, associatedDataOf({ uuid, day }));
    const now = this.deps.clock();
    const dated = { day, timeZone, date: now, createdAt: now, updatedAt: now };
    const row = { uuid, userId, ...sealed, ...dated };
    const insert = async (tx: Transaction) => {
      // Insert first: the foreign key locks the user against new drafts.
      const { insertId } = await tx.run(...this.#statements.insert(row));
      await this.deps.storage.move(tx, userId, sealed.encryptedContent.length);
      await this.onNewAnswer({ ...given, id: insertId, today, tx, cipher });
      return insertId;
    };
    const id = await unlessTaken(this.deps.db.write(insert));
    if (id === undefined) return this.#repeated(given, refusal);
    this.deps.meter.count('answerSaved', {});
    return { answer: { ...texts, id, isReadable: true, ...dated }, isNew: true };
  }

  /** Returns the day's answer if it has the same texts; otherwise throws a conflict with the stored answer. */
  async #repeated({ userId, day, texts }: NewAnswer, refusal: string): Promise<SavedAnswer> {
    const answer = await this.onDay(userId, day);
    if (answer?.isReadable && isSame(answer, texts)) return { answer, isNew: false };
    throw answer ? answerConflict(answer, refusal) : new AppError('CONFLICT', refusal);
  }

  /**
   * Changes the texts of an answer. Throws `NOT_FOUND`, `PAYLOAD_TOO_LARGE`, a conflict for another version with other
   * texts, and `CONFLICT` for an unreadable answer, whose text a restored key could still open.
   */
  async update({ userId, id, texts: sent, expected }: AnswerChange): Promise<AnswerView> {
    const cipher = await this.deps.vault.cipherOf(userId);
    return this.deps.db.write(async (tx) => {
      const [row] = await tx.all<StoredAnswer>(...this.#statements.lock({ userId, id }));
      if (!row) throw new AppError('NOT_FOUND', ANSWER_NOT_FOUND);
      const stored = openAnswer(this.deps.vault, cipher, row);
      if (!stored.isReadable) throw new AppError('CONFLICT', UNREADABLE_STAYS);
      const texts = eachText((field) => sent[field] ?? stored[field]);
      const conflict = () => answerConflict(stored, CHANGED_MEANWHILE);
      if (expected && !mayReplace(stored, expected, texts, conflict)) return stored;
      const updatedAt = versionAfter(stored.updatedAt, this.deps.clock);
      const sealed = cipher.seal(texts, associatedDataOf(row));
      await tx.run(...this.#statements.update({ id, userId, updatedAt, ...sealed }));
      await this.deps.storage.move(tx, userId, sealed.encryptedContent.length - row.encryptedContent.length);
      return { ...stored, ...texts, updatedAt };
    });
  }

  /** Hides an answer from memories, or shows it again. Throws `NOT_FOUND`. */
  async hideMemory(userId: number, id: number, isHiddenMemory: boolean): Promise<void> {
    const { matched } = await this.deps.db.change(...this.#statements.hide({ userId, id, isHiddenMemory }));
    if (matched === 0) throw new AppError('NOT_FOUND', ANSWER_NOT_FOUND);
  }

  /**
   * Marks an answer as deleted, erases its text and frees its day. Throws `NOT_FOUND`, and a conflict for another version
   * than `expected`.
   */
  async remove(userId: number, id: number, expected?: Date | null): Promise<void> {
    const { db, vault, clock, storage } = this.deps;
    const [isGone, other] = await db.write(async (tx) => {
      const [row] = await tx.all<StoredAnswer>(...this.#statements.lock({ userId, id }));
      if (!row)
        return [tx.isRetry && (await tx.all(...this.#statements.lockEver({ id, userId }))).length > 0];
      if (expected && row.updatedAt.getTime() !== expected.getTime()) return [true, row];
      await tx.run(...this.#statements.wipe({ id, userId, isDeleted: true, updatedAt: clock() }));
      // Delete also a row without ciphertext.
      await storage.move(tx, userId, -(row.encryptedContent?.length ?? 0));
      return [true];
    });
    if (other) {
      const cipher = await vault.cipherOf(userId);
      throw answerConflict(openAnswer(vault, cipher, other), CHANGED_MEANWHILE);
    }
    if (!isGone) throw new AppError('NOT_FOUND', ANSWER_NOT_FOUND);
    db.files?.truncateLogSoon();
  }

  /** Deletes expired tombstones. Before that, voids the cursors of clients that have not read the deletions. */
  async purge(): Promise<void> {
    const { db, clock } = this.deps;
    const isDeleted = true;
    const updatedAt = addMs(clock(), -TOMBSTONE_LIFETIME_MS);
    for (;;) {
      const people = await db.all<{ userId: number; last: number | null }>(
        ...this.#statements.tombstones({ isDeleted, updatedAt }, PEOPLE_PER_PURGE),
      );
      for (const { userId, last } of people) {
        await db.change(...raiseSequenceFloor(userId, last ?? 0));
        const isExpired = 'userId = ? AND isDeleted = ? AND updatedAt < ?';
        await db.purge('answer', isExpired, [userId, isDeleted, updatedAt]);
      }
      if (people.length < PEOPLE_PER_PURGE) return;
    }
  }
}
