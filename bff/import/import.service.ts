import type * as z from 'zod/mini';
import { lockUser } from '../account/user-changes.ts';
import { textsOf } from '../answer/answer-content.rules.ts';
import type { ImportedAnswers } from '../answer/imported-answers.ts';
import { type Database, type Transaction, unlessTaken } from '../platform/database/database.ts';
import { unavailable } from '../platform/database/retry.ts';
import type { ImportAnswersPayload } from '../platform/graphql/resolvers.generated.ts';
import { addMs, type CalendarDay } from '../platform/lib/clock.ts';
import { AppError, overloaded } from '../platform/lib/errors.ts';
import { Service } from '../platform/lib/service.ts';
import { tooManyAtOnce } from '../platform/limits/rate-limits.ts';
import { Semaphore } from '../platform/limits/semaphore.ts';
import type { Platform } from '../platform/platform.ts';
import { AnswerImportEntity } from './answer-import.entity.ts';
import { FIRST_IMPORT_DAY, IMPORT_UNDO_MS } from './import.numbers.rules.ts';
import { importIdRule, type importRule } from './import.rules.ts';
import { DAY_TO_COME, IMPORT_GONE } from './import.sentences.rules.ts';
import { importStatements, type StoredImport } from './import.statements.ts';

const FIRST_INSTANT = new Date(`${FIRST_IMPORT_DAY}T00:00:00Z`);
/** Answers deleted by a transaction of an undo, which takes a few milliseconds. */
const UNDONE_PER_TRANSACTION = 500;
const IMPORTS_PER_PURGE = 100;
/** Attempts to save a part when concurrent saves take its days. */
const TRIES = 10;
/** Parts that run and wait at once, for this process and for each person. */
const QUOTAS = { process: { slots: 2, maxWaiting: 200 }, person: { slots: 2, maxWaiting: 2 } };

/** A part of an import; its days are days of `timeZone`. */
export interface ImportPart extends z.output<typeof importRule> {
  userId: number;
  today: CalendarDay;
  timeZone: string;
}

type ImportedEntry = ImportPart['entries'][number];

export interface ImportedPart extends Omit<ImportAnswersPayload, 'import'> {
  importId: string;
  /** Whether this request has added entries. */
  isNew: boolean;
}

export class ImportService extends Service<
  Pick<Platform, 'db' | 'clock'> & { importedAnswers: ImportedAnswers }
> {
  readonly #statements = importStatements(this.deps.db);
  readonly #slots = new Semaphore({
    quotas: QUOTAS,
    refuse: (kind) => (kind === 'person' ? tooManyAtOnce() : overloaded()),
  });

  /**
   * Saves a part of an import in a transaction and skips answered days, so a retry is harmless. Throws `BAD_USER_INPUT`
   * for a future day, `TOO_MANY_REQUESTS` for too many parts at once, and `PAYLOAD_TOO_LARGE` for a full diary.
   */
  add(part: ImportPart): Promise<ImportedPart> {
    if (part.entries.some(({ day }) => day > part.today))
      throw new AppError('BAD_USER_INPUT', DAY_TO_COME, { fields: { entries: DAY_TO_COME } });
    return this.#slots.run({ process: '', person: String(part.userId) }, () => this.#add(part));
  }

  /** Returns the imports that can still be undone, newest first. */
  list(userId: number) {
    return this.#views(this.#statements.list({ userId, since: this.#since() }));
  }

  async find(userId: number, id: string) {
    const [found] = await this.#views(this.#statements.one({ userId, id, since: this.#since() }));
    return found ?? null;
  }

  /**
   * Deletes the unedited entries of an import, in short transactions that let others through. Throws `NOT_FOUND` if the
   * import cannot be undone.
   */
  async undo(userId: number, importId: string): Promise<{ removed: number; kept: number }> {
    const { success, data: id = '' } = importIdRule.safeParse(importId);
    if (!success) throw new AppError('NOT_FOUND', IMPORT_GONE);
    const since = this.#since();
    for (let removed = 0; ; ) {
      const part = await this.deps.db.write((tx) => this.#undoPart(tx, { userId, id, since }));
      if (!part && removed === 0) throw new AppError('NOT_FOUND', IMPORT_GONE);
      removed += part?.removed ?? 0;
      if (part && !part.isOver) continue;
      this.deps.db.files?.truncateLogSoon();
      return { removed, kept: part?.kept ?? 0 };
    }
  }

  /** Deletes imports that can no longer be undone; their answers stay. */
  async purge(): Promise<void> {
    const since = this.#since();
    for (;;) {
      const over = await this.deps.db.all<{ userId: number; id: string }>(
        ...this.#statements.over({ since }, IMPORTS_PER_PURGE),
      );
      for (const { userId, id } of over) {
        await this.deps.importedAnswers.releaseInPortions({ userId, importId: id });
        await this.deps.db.change(...this.#statements.removeOver({ userId, id, since }));
      }
      if (over.length < IMPORTS_PER_PURGE) return;
    }
  }

  async #add({ userId, importId, timeZone, entries }: ImportPart): Promise<ImportedPart> {
    const days = entries.map(({ day }) => day).sort();
    for (let tries = 1, isNew = false; tries <= TRIES; tries += 1) {
      const found = await this.deps.importedAnswers.importsOn(userId, days);
      const fresh = entries.filter(({ day }) => !found.has(day));
      isNew ||= fresh.length > 0;
      if (fresh.length > 0 && !(await this.#insert(userId, importId, timeZone, fresh))) continue;
      const takenDays = days.filter((day) => found.has(day) && found.get(day) !== importId);
      return { importId, imported: days.length - takenDays.length, takenDays, isNew };
    }
    throw unavailable();
  }

  /** Saves all entries or none; returns false if a day was answered since the check. */
  async #insert(userId: number, importId: string, timeZone: string, entries: ImportedEntry[]) {
    const now = this.deps.clock();
    const written = entries
      .toSorted((one, other) => (one.day < other.day ? -1 : 1))
      .map((entry) => ({ day: entry.day, texts: textsOf(entry), writtenAt: writtenAt(entry, now) }));
    const answers = await this.deps.importedAnswers.seal({ userId, importId }, timeZone, written);
    const writing = this.deps.db.write(async (tx) => {
      // Lock first, so that parts and undos of a person's imports run one after the other.
      const first = await this.deps.importedAnswers.nextNumber(tx, userId);
      const row = { userId, id: importId, importedAt: now };
      await tx.manager.upsert(AnswerImportEntity, row, ['userId', 'id']);
      await this.deps.importedAnswers.add(tx, userId, answers, first);
      return true;
    });
    return (await unlessTaken(writing)) === true;
  }

  async #undoPart(tx: Transaction, { userId, id, since }: { userId: number; id: string; since: Date }) {
    const { lock, remove } = this.#statements;
    // Serialises changes of a person's imports.
    await lockUser(this.deps.db, tx, userId);
    const [found] = await tx.all(...lock({ userId, id, since }));
    if (!found) return tx.isRetry ? { removed: 0, kept: 0, isOver: true } : null;
    const key = { userId, importId: id };
    const removed = await this.deps.importedAnswers.removeUnedited(tx, key, UNDONE_PER_TRANSACTION);
    if (removed === UNDONE_PER_TRANSACTION) return { removed, kept: 0, isOver: false };
    const kept = await this.deps.importedAnswers.release(tx, key);
    await tx.run(...remove({ userId, id }));
    return { removed, kept, isOver: true };
  }

  async #views(statement: Parameters<Database['all']>) {
    const rows = await this.deps.db.all<StoredImport>(...statement);
    return rows.map((row) => ({
      ...row,
      undoableUntil: addMs(row.importedAt, IMPORT_UNDO_MS),
    }));
  }

  /** Imports older than this instant can no longer be undone. */
  #since(): Date {
    return addMs(this.deps.clock(), -IMPORT_UNDO_MS);
  }
}

/** The file's time if it is valid and past, or else noon of the day, but never later than now. */
function writtenAt({ day, createdAt }: ImportedEntry, now: Date): Date {
  if (createdAt && createdAt >= FIRST_INSTANT && createdAt <= now) return createdAt;
  const noon = new Date(`${day}T12:00:00Z`);
  return noon < now ? noon : now;
}
