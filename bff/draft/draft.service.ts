import { lockUser } from '../account/user-changes.ts';
import { DAY_IS_OVER } from '../answer/answer.sentences.rules.ts';
import type { KnownDraft, PendingAnswer } from '../answer/answer.service.ts';
import { type AnswerTexts, isEmpty, isSameAnswer, textsOf } from '../answer/answer-content.rules.ts';
import { conflictWith, mayReplace } from '../answer/conflict.ts';
import { isTodayOrYesterday, yesterdayOf } from '../answer/requested-day.ts';
import { type Transaction, unlessTaken } from '../platform/database/database.ts';
import type { Draft } from '../platform/graphql/resolvers.generated.ts';
import { attempt } from '../platform/lib/attempt.ts';
import { addDays, type CalendarDay, calendarDay, LAST_DAY, versionAfter } from '../platform/lib/clock.ts';
import { AppError, type ConflictError } from '../platform/lib/errors.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { AssociatedData, SealedText, UserCipher } from '../platform/vault/user-cipher.ts';
import { DRAFT_GONE_DAYS, DRAFT_LIFETIME_DAYS } from './draft.numbers.rules.ts';
import { TYPED_ELSEWHERE } from './draft.sentences.rules.ts';
import { type DayRange, draftStatements, type StoredDraft } from './draft.statements.ts';

const NO_DRAFT = { ...textsOf({}), updatedAt: null };

type Run = Transaction['run'];

/** A draft to save: texts, day (default: today), writer and the expected version. */
export interface NewDraft extends KnownDraft {
  userId: number;
  today: CalendarDay;
  day?: CalendarDay;
  texts: AnswerTexts;
}

interface SealedDraft extends NewDraft {
  day: CalendarDay;
  range: DayRange;
  sealed: SealedText;
}

type DraftVersion = Pick<StoredDraft, 'day' | 'updatedAt'>;
type DraftOfDay = AnswerTexts & DraftVersion;

function oldestDay(today: CalendarDay): CalendarDay {
  return addDays(today, -DRAFT_LIFETIME_DAYS);
}

/** The range of days whose drafts a day may continue: its own day, and for today also days before yesterday. */
function dayRangeOf(day: CalendarDay, today: CalendarDay): DayRange {
  const yesterday = yesterdayOf(today);
  // No upper limit, because a traveller may already have written for tomorrow.
  return day === yesterday
    ? { since: yesterday, until: yesterday, other: today }
    : { since: oldestDay(day), until: LAST_DAY, other: yesterday };
}

function storedVersion(userId: number, { day, updatedAt }: DraftOfDay) {
  return { userId, storedDay: day, storedAt: updatedAt };
}

/** Whether the expected draft, which is gone meanwhile, hid this older draft. A hidden draft stays open. */
function wasHidden(stored: DraftVersion, day: CalendarDay, expected: Date | null = null): boolean {
  return expected !== null && stored.day < day && stored.updatedAt < expected;
}

function draftConflict(draft: DraftOfDay): ConflictError {
  return conflictWith({ message: TYPED_ELSEWHERE, version: { id: null, ...draft }, draft });
}

/** The associated data that binds a ciphertext to its draft. */
export function associatedDataOf(day: CalendarDay): AssociatedData {
  return { purpose: 'draft', day };
}

/** Stores unsent text: an open draft for each user and day, and superseded drafts, whose day got another answer. */
export class DraftService extends Service<Pick<Platform, 'db' | 'vault' | 'clock'>> {
  readonly #statements = draftStatements(this.deps.db);

  /** Returns the open draft of a day; empty if there is no draft or it is too old. Throws if it cannot be decrypted. */
  async read(userId: number, today: CalendarDay, day = today): Promise<Draft> {
    const [row] = await this.deps.db.all<StoredDraft>(
      ...this.#statements.selectOpen({ userId, ...dayRangeOf(day, today) }),
    );
    return row ? this.#opened(row, await this.deps.vault.cipherOf(userId)) : NO_DRAFT;
  }

  /**
   * Stores the draft of a day, or clears it for blank texts, and returns the stored draft; ignores a draft of an
   * answered day. Throws `CONFLICT` for a past day, and a conflict if the stored draft is neither `expected` (null: no
   * draft) nor has the same texts.
   */
  async save(typed: NewDraft): Promise<Draft> {
    const { userId, today, day = today, texts, expected } = typed;
    if (!isTodayOrYesterday(day, today)) throw new AppError('CONFLICT', DAY_IS_OVER);
    const isCleared = isEmpty(texts);
    const change: Run = (sql, values = []) => this.deps.db.change(sql, values);
    const range = dayRangeOf(day, today);
    const owned = { userId, ...range };
    if (expected === undefined && isCleared) {
      await change(...this.#statements.clear(owned));
      return NO_DRAFT;
    }
    const cipher = await this.deps.vault.cipherOf(userId);
    const draft = { ...typed, day, range, sealed: cipher.seal(texts, associatedDataOf(day)) };
    if (expected === undefined) return this.#put(change, draft);
    if (expected && !isCleared) {
      const updatedAt = await this.#replace(draft, expected);
      if (updatedAt) return { ...texts, updatedAt };
    }
    return this.deps.db.write(async (tx) => {
      // Lock the owner, because a missing draft cannot be locked.
      await lockUser(this.deps.db, tx, userId);
      const [row] = await tx.all<StoredDraft>(...this.#statements.selectOpen(owned));
      // A hidden draft is not opened: an unreadable draft must not stop this text.
      const isShown = row && !wasHidden(row, day, expected);
      const stored = isShown ? this.#opened(row, cipher) : undefined;
      if (stored && !mayReplace(stored, expected, texts, () => draftConflict(stored))) return stored;
      if (!isCleared && stored) return this.#put(tx.run, draft, stored.updatedAt);
      // A hidden draft stays where it is.
      if (!isCleared) return this.#put(tx.run, { ...draft, range: { ...range, since: day } });
      if (stored) await tx.run(...this.#statements.endDay(storedVersion(userId, stored)));
      return NO_DRAFT;
    });
  }

  /**
   * Deletes the draft that became an answer: the `expected` version, the session's own draft, or a draft with the same
   * texts. Any other draft throws a conflict if `expected` is given, and otherwise is superseded.
   */
  async endWithAnswer(answer: PendingAnswer): Promise<void> {
    const { tx, cipher, id, userId, day, today, texts, draft: { writerId, expected } = {} } = answer;
    const { endOfSession, endVersion, selectOpenBefore, endDay, move } = this.#statements;
    const owned = { userId, answerId: id, ...dayRangeOf(day, today) };
    const end = expected
      ? endVersion({ ...owned, updatedAt: expected })
      : expected === undefined && writerId && endOfSession({ ...owned, writerId });
    if (end && (await tx.run(...end)).matched > 0) return;
    const [other] = this.#readable(await tx.all<StoredDraft>(...selectOpenBefore(owned)), cipher);
    if (!other || wasHidden(other, day, expected)) return;
    const stored = storedVersion(userId, other);
    if (isSameAnswer(other, texts)) await tx.run(...endDay(stored));
    else if (expected !== undefined) throw draftConflict(other);
    else if (other.day < day) {
      const sealed = cipher.seal(textsOf(other), associatedDataOf(day));
      // If the day already has a superseded draft from an earlier answer, this draft stays open.
      await unlessTaken(tx.run(...move({ ...stored, day, ...sealed })));
    }
  }

  /** Returns the newest readable superseded draft; empty if there is no draft or it is too old. */
  async readSuperseded(userId: number, today: CalendarDay): Promise<Draft> {
    const rows = await this.deps.db.all<StoredDraft>(
      ...this.#statements.selectSuperseded({ userId, since: oldestDay(today) }),
    );
    if (rows.length === 0) return NO_DRAFT;
    const [newest] = this.#readable(rows, await this.deps.vault.cipherOf(userId));
    return newest ?? NO_DRAFT;
  }

  /**
   * Discards a version of a superseded draft; returns whether it existed. Throws a conflict if only other superseded
   * drafts exist.
   */
  async discardSuperseded(userId: number, today: CalendarDay, updatedAt: Date): Promise<boolean> {
    const cipher = await this.deps.vault.cipherOf(userId);
    return this.deps.db.write(async (tx) => {
      const rows = await tx.all<StoredDraft>(
        ...this.#statements.selectSuperseded({ userId, since: oldestDay(today) }),
      );
      const superseded = this.#readable(rows, cipher);
      const asked = superseded.find((draft) => draft.updatedAt.getTime() === updatedAt.getTime());
      const [other] = superseded;
      if (asked) await tx.run(...this.#statements.endDay(storedVersion(userId, asked)));
      else if (other) throw draftConflict(other);
      return asked !== undefined || tx.isRetry;
    });
  }

  /** Deletes old drafts, a day after they expire in the last time zone. */
  async purge(): Promise<void> {
    const oldest = addDays(calendarDay(this.deps.clock(), 'UTC'), 1 - DRAFT_GONE_DAYS);
    await this.deps.db.purge('draft', 'day < ?', [oldest]);
  }

  /** The most frequent write needs only this statement: it replaces the expected version of the draft. */
  async #replace(draft: SealedDraft, expected: Date): Promise<Date | null> {
    const { userId, day, writerId = null, sealed } = draft;
    const updatedAt = versionAfter(expected, this.deps.clock);
    const version = { userId, storedDay: day, storedAt: expected, updatedAt, writerId, ...sealed };
    const { matched } = await this.deps.db.change(...this.#statements.replace(version));
    return matched > 0 ? updatedAt : null;
  }

  async #put(run: Run, draft: SealedDraft, earlier = new Date(0)): Promise<Draft> {
    const { userId, day, range, texts, writerId = null, sealed } = draft;
    const updatedAt = versionAfter(earlier, this.deps.clock);
    const row = { userId, day, ...range, ...sealed, updatedAt, writerId };
    const { matched } = await run(...this.#statements.put(row));
    return { ...texts, updatedAt: matched > 0 ? updatedAt : null };
  }

  /** Reports an unreadable draft and keeps it, because a restored key may still open it. */
  #readable(rows: StoredDraft[], cipher: UserCipher): DraftOfDay[] {
    return rows.flatMap((row) => attempt(() => this.#opened(row, cipher)) ?? []);
  }

  #opened(row: StoredDraft, cipher: UserCipher): DraftOfDay {
    try {
      const { day } = row;
      return { ...textsOf(cipher.open(row, associatedDataOf(day))), day, updatedAt: row.updatedAt };
    } catch (error) {
      this.deps.vault.reportUnreadable(cipher.userId);
      throw error;
    }
  }
}
