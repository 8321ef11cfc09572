import { randomUUID } from 'node:crypto';
import { DRAFT_LIFETIME_DAYS, type DraftService, type KnownDraft } from '../draft/draft.service.ts';
import { type Database, isUniqueViolation, type Transaction } from '../platform/database/database.ts';
import {
  addDays,
  type CalendarDay,
  type Clock,
  calendarDay,
  DAY_MS,
  versionAfter,
} from '../platform/lib/clock.ts';
import { AppError } from '../platform/lib/errors.ts';
import { isSameText, mayReplace } from '../platform/lib/version.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import type { Place, UserCipher } from '../platform/vault/user-cipher.ts';
import type { Vault } from '../platform/vault/vault.ts';
import { answerStatements, type StoredAnswer } from './answer.statements.ts';

/** What a person reads who answers a day again with another text. */
export const ALREADY_ANSWERED = 'Die Frage von heute ist bereits beantwortet.';
const DAY_IS_OVER =
  'Der Tag, für den Du das geschrieben hast, nimmt keine Antwort mehr an. Dein Text bleibt ein Entwurf.';
/** What a person reads whose answer is not there, or is somebody else's. */
export const ANSWER_NOT_FOUND = 'Dieser Eintrag wurde nicht gefunden.';
const UNREADABLE_STAYS = 'Dieser Eintrag kann gerade nicht gelesen werden und bleibt deshalb unverändert.';

/** Stands for a text that cannot be decrypted; `isReadable` is false then. */
export const UNREADABLE_CONTENT = 'Dieser Eintrag kann gerade nicht gelesen werden.';

const CHANGED_MEANWHILE = 'Dieser Eintrag wurde inzwischen an anderer Stelle geändert.';

/** A deleted answer's day is remembered longer, in every zone, than a draft of that day lives: none becomes open again. */
export const TOMBSTONE_LIFETIME_MS = (DRAFT_LIFETIME_DAYS + 3) * DAY_MS;

/** An answer as its owner sees it. */
export interface AnswerView {
  id: number;
  content: string;
  isReadable: boolean;
  day: CalendarDay;
  date: Date;
  createdAt: Date;
  updatedAt: Date;
}

/** What a save gives back; `isNew` is false when the same text was already there. */
export interface SavedAnswer {
  answer: AnswerView;
  isNew: boolean;
}

function placeOf({ uuid, day }: Pick<StoredAnswer, 'uuid' | 'day'>): Place {
  return { purpose: 'answer', row: uuid, day };
}

function textOf(row: StoredAnswer, cipher: UserCipher): string | null {
  try {
    return cipher.open(row, placeOf(row)).content;
  } catch {
    return null;
  }
}

/** A person's diary. Every statement names its owner. */
export class AnswerService {
  readonly #db: Database;
  readonly #vault: Vault;
  readonly #drafts: DraftService;
  readonly #clock: Clock;
  readonly #statements: ReturnType<typeof answerStatements>;

  constructor(db: Database, vault: Vault, drafts: DraftService, clock: Clock) {
    this.#db = db;
    this.#vault = vault;
    this.#drafts = drafts;
    this.#clock = clock;
    this.#statements = answerStatements(db);
  }

  /** The answers, newest day first: all of them, or at most `first`, or only those before a day. */
  async list(userId: number, first?: number | null, before?: CalendarDay | null): Promise<AnswerView[]> {
    const { list, listBefore } = this.#statements;
    const rows = await this.#db.all<StoredAnswer>(
      ...(before ? listBefore({ userId, day: before }, first) : list({ userId }, first)),
    );
    if (rows.length === 0) return [];
    const cipher = await this.#vault.cipherOf(userId);
    return rows.map((row) => this.#opened(userId, row, cipher));
  }

  /** How many answers there are. */
  async count(userId: number): Promise<number> {
    const [row] = await this.#db.all<{ total: number }>(...this.#statements.count({ userId }));
    return row?.total ?? 0;
  }

  /** The answer of one day, or null. */
  async onDay(userId: number, day: CalendarDay): Promise<AnswerView | null> {
    const [row] = await this.#db.all<StoredAnswer>(...this.#statements.onDay({ userId, day }));
    return row ? this.#opened(userId, row, await this.#vault.cipherOf(userId)) : null;
  }

  /** Whether a day is answered. */
  async isAnswered(userId: number, day: CalendarDay): Promise<boolean> {
    return (await this.#db.all(...this.#statements.isAnswered({ userId, day }))).length > 0;
  }

  /** Days with an answer up to and including `upTo`, newest first, at most `limit`. */
  async answeredDays(userId: number, upTo: CalendarDay, limit: number): Promise<CalendarDay[]> {
    const rows = await this.#db.all<Pick<StoredAnswer, 'day'>>(
      ...this.#statements.daysUpTo({ userId, day: upTo }, limit),
    );
    return rows.map(({ day }) => day);
  }

  /**
   * Saves the answer of a day and ends its draft. The same text again gives the existing answer, so a retry is harmless;
   * another text throws `CONFLICT`, and so does a draft that is not the `expected` one. The unique key on the live day
   * decides, not a look beforehand.
   */
  async save(
    userId: number,
    day: CalendarDay,
    timeZone: string,
    content: string,
    draft: KnownDraft = {},
  ): Promise<SavedAnswer> {
    const cipher = await this.#vault.cipherOf(userId);
    const uuid = randomUUID();
    const sealed = cipher.seal({ content }, placeOf({ uuid, day }));
    const now = this.#clock();
    const row = { uuid, userId, ...sealed, date: now, day, timeZone, createdAt: now, updatedAt: now };
    try {
      const id = await this.#db.write(async (tx) => {
        // First, because its foreign key locks the user against new drafts.
        const { insertId } = await tx.run(...this.#statements.insert(row));
        await this.#drafts.endWithAnswer(tx, cipher, { id: insertId, userId, day, content }, draft);
        return insertId;
      });
      const answer = { id, content, isReadable: true, day, date: now, createdAt: now, updatedAt: now };
      return { answer, isNew: true };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return this.#repeated(userId, day, content, ALREADY_ANSWERED);
    }
  }

  /**
   * Saves an answer that comes after its day: for yesterday, if the account was there and that had no answer, live or
   * deleted. Throws `CONFLICT` for any other day, unless its answer is this very text.
   */
  async saveLate(
    user: CurrentUser,
    day: CalendarDay,
    today: CalendarDay,
    timeZone: string,
    content: string,
    draft: KnownDraft,
  ): Promise<SavedAnswer> {
    const isYesterday = day === addDays(today, -1) && day >= calendarDay(user.createdAt, timeZone);
    const answers = await this.#db.all(...this.#statements.everOnDay({ userId: user.id, day }));
    if (isYesterday && answers.length === 0) return this.save(user.id, day, timeZone, content, draft);
    return this.#repeated(user.id, day, content, DAY_IS_OVER);
  }

  /** The answer of the day, if it has this text; throws `CONFLICT` otherwise. */
  async #repeated(userId: number, day: CalendarDay, content: string, refusal: string): Promise<SavedAnswer> {
    const answer = await this.onDay(userId, day);
    if (answer?.isReadable && isSameText(answer.content, content)) return { answer, isNew: false };
    throw new AppError('CONFLICT', refusal);
  }

  /**
   * Changes the text of an answer. Throws `NOT_FOUND` for any but an own live one, and `CONFLICT` with the stored
   * version when `expected` is given and the answer has been changed since, unless to this very text. One that cannot
   * be read is a `CONFLICT` too: a new text would destroy what a mended key could still open.
   */
  async update(userId: number, id: number, content: string, expected?: Date | null): Promise<AnswerView> {
    const cipher = await this.#vault.cipherOf(userId);
    return this.#db.write(async (tx) => {
      const stored = await this.#require(tx, userId, id, cipher);
      if (!stored.isReadable) throw new AppError('CONFLICT', UNREADABLE_STAYS);
      if (expected && !mayReplace(stored, expected, content, CHANGED_MEANWHILE)) return stored;
      const updatedAt = versionAfter(stored.updatedAt, this.#clock);
      const sealed = cipher.seal({ content }, placeOf(stored));
      await tx.run(...this.#statements.update({ id, userId, updatedAt, ...sealed }));
      return { ...stored, content, updatedAt };
    });
  }

  /** Marks an answer as deleted, wipes its text and frees its day. Throws `NOT_FOUND` for any but an own live one. */
  async remove(userId: number, id: number): Promise<void> {
    const isGone = await this.#db.write(async (tx) => {
      const wiped = { id, userId, isDeleted: true, updatedAt: this.#clock() };
      const { matched } = await tx.run(...this.#statements.wipe(wiped));
      if (matched > 0 || !tx.isRetry) return matched > 0;
      return (await tx.all(...this.#statements.exists({ id, userId }))).length > 0;
    });
    if (!isGone) throw new AppError('NOT_FOUND', ANSWER_NOT_FOUND);
    this.#db.files?.truncateLogSoon();
  }

  /** Deletes what is left of answers that were deleted long ago: by then their day no longer needs to be known. */
  async purge(): Promise<void> {
    const oldest = new Date(this.#clock().getTime() - TOMBSTONE_LIFETIME_MS);
    await this.#db.purge('answer', 'isDeleted = ? AND updatedAt < ?', [true, oldest]);
  }

  async #require(
    tx: Transaction,
    userId: number,
    id: number,
    cipher: UserCipher,
  ): Promise<AnswerView & { uuid: string }> {
    const [row] = await tx.all<StoredAnswer>(...this.#statements.lock({ userId, id }));
    if (!row) throw new AppError('NOT_FOUND', ANSWER_NOT_FOUND);
    return { ...this.#opened(userId, row, cipher), uuid: row.uuid };
  }

  /** One entry that cannot be read is reported, and does not keep the others from their owner. */
  #opened(userId: number, row: StoredAnswer, cipher: UserCipher): AnswerView {
    const text = textOf(row, cipher);
    if (text === null) this.#vault.reportUnreadable(userId, row.id);
    const { id, day, date, createdAt, updatedAt } = row;
    const content = text ?? UNREADABLE_CONTENT;
    return { id, content, isReadable: text !== null, day, date, createdAt, updatedAt };
  }
}
