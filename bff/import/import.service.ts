import type * as z from 'zod/mini';
import { lockUser } from '../account/user-changes.ts';
import { textsOf } from '../answer/answer-content.rules.ts';
import type { ImportedAnswers } from '../answer/imported-answers.ts';
import { isToCome } from '../answer/night.ts';
import { type Database, isUniqueViolation, type Transaction } from '../platform/database/database.ts';
import { unavailable } from '../platform/database/retry.ts';
import type { CalendarDay } from '../platform/lib/clock.ts';
import { AppError, overloaded } from '../platform/lib/errors.ts';
import { tooManyAtOnce } from '../platform/limits/rate-limits.ts';
import { Semaphore } from '../platform/limits/semaphore.ts';
import type { Platform } from '../platform/platform.ts';
import { FIRST_IMPORT_DAY, IMPORT_UNDO_MS } from './import.numbers.rules.ts';
import { importIdRule, type importRule } from './import.rules.ts';
import { DAY_TO_COME, IMPORT_GONE } from './import.sentences.rules.ts';
import { importStatements, type StoredImport } from './import.statements.ts';

const FIRST_INSTANT = new Date(`${FIRST_IMPORT_DAY}T00:00:00Z`);
/** Answers that one transaction of an undo deletes, in some milliseconds. */
const UNDONE_A_TRANSACTION = 500;
const PURGED_AT_ONCE = 100;
/** How often a part is tried whose days others take meanwhile. */
const TRIES = 10;
/** How many parts are imported at once in this process and for one person, and how many more wait. */
const QUOTAS = { process: { slots: 2, maxWaiting: 200 }, person: { slots: 2, maxWaiting: 2 } };

/** A part of an import, whose days are days of `timeZone`. */
export interface ImportPart extends z.output<typeof importRule> {
  userId: number;
  today: CalendarDay;
  timeZone: string;
}

type ImportedEntry = ImportPart['entries'][number];

/** What became of the entries of a part. */
export interface ImportedPart {
  importId: string;
  imported: number;
  takenDays: CalendarDay[];
  /** Whether the diary has grown by this request. */
  isNew: boolean;
}

/** An import that can still be undone. */
export interface ImportView extends StoredImport {
  undoableUntil: Date;
}

/** Brings entries of files into the diary, and takes them out again. */
export class ImportService {
  readonly #deps: Pick<Platform, 'db' | 'clock'> & { importedAnswers: ImportedAnswers };
  readonly #statements: ReturnType<typeof importStatements>;
  readonly #slots = new Semaphore({
    quotas: QUOTAS,
    refuse: (kind) => (kind === 'person' ? tooManyAtOnce() : overloaded()),
  });

  constructor(deps: Pick<Platform, 'db' | 'clock'> & { importedAnswers: ImportedAnswers }) {
    this.#deps = deps;
    this.#statements = importStatements(deps.db);
  }

  /**
   * Saves a part of an import in one transaction. Days that have an answer are skipped, so a retry is harmless; the unique
   * key on the live day decides, and then the look beforehand is taken again. Throws `BAD_USER_INPUT` for a day after
   * today, `TOO_MANY_REQUESTS` for one part too many at once, and `PAYLOAD_TOO_LARGE` for a part that the diary has no
   * room for.
   */
  add(part: ImportPart): Promise<ImportedPart> {
    if (part.entries.some(({ day }) => isToCome(day, part.today)))
      throw new AppError('BAD_USER_INPUT', DAY_TO_COME);
    return this.#slots.run({ process: '', person: String(part.userId) }, () => this.#add(part));
  }

  /** The imports that can still be undone, newest first. */
  async list(userId: number): Promise<ImportView[]> {
    return this.#views(this.#statements.list({ userId, since: this.#since() }));
  }

  /** One of them, or null. */
  async find(userId: number, id: string): Promise<ImportView | null> {
    const [found] = await this.#views(this.#statements.one({ userId, id, since: this.#since() }));
    return found ?? null;
  }

  /**
   * Deletes the entries of an import that were not edited since, in transactions that let others through. Throws `NOT_FOUND`
   * for one that cannot be undone.
   */
  async undo(userId: number, importId: string): Promise<{ removed: number; kept: number }> {
    const { success, data: id = '' } = importIdRule.safeParse(importId);
    if (!success) throw new AppError('NOT_FOUND', IMPORT_GONE);
    const since = this.#since();
    const undone = { removed: 0, kept: 0, isOver: false };
    while (!undone.isOver) {
      const part = await this.#deps.db.write((tx) => this.#undoPart(tx, { userId, id, since }));
      if (!part && undone.removed === 0) throw new AppError('NOT_FOUND', IMPORT_GONE);
      undone.removed += part?.removed ?? 0;
      undone.kept = part?.kept ?? 0;
      undone.isOver = part?.isOver ?? true;
    }
    this.#deps.db.files?.truncateLogSoon();
    return undone;
  }

  /** Forgets the imports that cannot be undone any more; their answers stay. */
  async purge(): Promise<void> {
    const since = this.#since();
    for (;;) {
      const over = await this.#deps.db.all<{ userId: number; id: string }>(
        ...this.#statements.over({ since }, PURGED_AT_ONCE),
      );
      for (const { userId, id } of over) {
        await this.#deps.importedAnswers.releaseInPortions({ userId, importId: id });
        await this.#deps.db.change(...this.#statements.removeOver({ userId, id, since }));
      }
      if (over.length < PURGED_AT_ONCE) return;
    }
  }

  async #add({ userId, importId, timeZone, entries }: ImportPart): Promise<ImportedPart> {
    const days = entries.map(({ day }) => day).sort();
    for (let tries = 1, isNew = false; tries <= TRIES; tries += 1) {
      const found = await this.#deps.importedAnswers.importsOn(userId, days);
      const fresh = entries.filter(({ day }) => !found.has(day));
      isNew ||= fresh.length > 0;
      if (fresh.length > 0 && !(await this.#insert(userId, importId, timeZone, fresh))) continue;
      const takenDays = days.filter((day) => found.has(day) && found.get(day) !== importId);
      return { importId, imported: days.length - takenDays.length, takenDays, isNew };
    }
    throw unavailable();
  }

  /** Saves entries, all or none; false when one of their days has been answered since it was looked at. */
  async #insert(userId: number, importId: string, timeZone: string, entries: ImportedEntry[]) {
    const now = this.#deps.clock();
    const written = entries
      .toSorted((one, other) => (one.day < other.day ? -1 : 1))
      .map((entry) => ({ day: entry.day, texts: textsOf(entry), writtenAt: writtenAt(entry, now) }));
    const answers = await this.#deps.importedAnswers.seal({ userId, importId }, timeZone, written);
    try {
      await this.#deps.db.write(async (tx) => {
        // First, because it lets the parts of a person's imports, and their undoing, take turns.
        const first = await this.#deps.importedAnswers.nextNumber(tx, userId);
        await tx.run(...this.#statements.put({ userId, id: importId, importedAt: now }));
        await this.#deps.importedAnswers.add(tx, userId, answers, first);
      });
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  async #undoPart(tx: Transaction, { userId, id, since }: { userId: number; id: string; since: Date }) {
    const { lock, remove } = this.#statements;
    // So that changes of a person's imports take turns.
    await lockUser(this.#deps.db, tx, userId);
    const [found] = await tx.all(...lock({ userId, id, since }));
    if (!found) return tx.isRetry ? { removed: 0, kept: 0, isOver: true } : null;
    const key = { userId, importId: id };
    const removed = await this.#deps.importedAnswers.removeUnedited(tx, key, UNDONE_A_TRANSACTION);
    if (removed === UNDONE_A_TRANSACTION) return { removed, kept: 0, isOver: false };
    const kept = await this.#deps.importedAnswers.release(tx, key);
    await tx.run(...remove({ userId, id }));
    return { removed, kept, isOver: true };
  }

  async #views(statement: Parameters<Database['all']>): Promise<ImportView[]> {
    const rows = await this.#deps.db.all<StoredImport>(...statement);
    return rows.map((row) => ({
      ...row,
      undoableUntil: new Date(row.importedAt.getTime() + IMPORT_UNDO_MS),
    }));
  }

  /** An import of before this instant cannot be undone any more. */
  #since(): Date {
    return new Date(this.#deps.clock().getTime() - IMPORT_UNDO_MS);
  }
}

/** When an entry was written, never later than now: by its file, or else at noon of its day. */
function writtenAt({ day, createdAt }: ImportedEntry, now: Date): Date {
  if (createdAt && createdAt >= FIRST_INSTANT && createdAt <= now) return createdAt;
  const noon = new Date(`${day}T12:00:00Z`);
  return noon < now ? noon : now;
}
