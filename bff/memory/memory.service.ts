import type { StoredAnswer } from '../answer/answer.statements.ts';
import { type AnswerView, openAnswer } from '../answer/answer.view.ts';
import { isEmpty } from '../answer/answer-content.rules.ts';
import type { DiaryReader } from '../answer/diary-reader.ts';
import { addDays, type CalendarDay } from '../platform/lib/clock.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import { MEMORY_STATEMENTS } from './memory.statements.ts';
import { memoryDays, monthsBefore } from './memory-days.ts';

/** Give up after this many unreadable entries in a row: then a fault concerns all entries. */
const MAX_UNREADABLE = 5;

/** The newest entries, among which chance chooses; more than 27 years. */
const MAX_CHOICE = 10_000;

/** Finds earlier entries to show once today is answered. */
export class MemoryService extends Service<Pick<Platform, 'db' | 'vault'> & { diary: DiaryReader }> {
  /** Returns the memory of a day, the same all day, and its age in years (0 for a month), or null. */
  async of(userId: number, today: CalendarDay) {
    const days = memoryDays(today);
    const rows = await this.deps.db.all<StoredAnswer>(...MEMORY_STATEMENTS.onDays({ userId, today }, days));
    const bestFirst = rows.toSorted((one, other) => days.indexOf(one.day) - days.indexOf(other.day));
    const answer = await this.#firstReadable(userId, bestFirst);
    if (!answer) return null;
    const years = Number.parseInt(today, 10) - Number.parseInt(answer.day, 10);
    return { answer, yearsAgo: answer.day === days.at(-1) ? 0 : years };
  }

  /** Returns the first entry of a run of this many days, or the newest entry before it, or null. */
  async ofMilestone(userId: number, today: CalendarDay, days: number): Promise<AnswerView | null> {
    const day = addDays(today, 1 - days);
    const rows = await this.deps.db.all<StoredAnswer>(
      ...MEMORY_STATEMENTS.upTo({ userId, today, day }, MAX_UNREADABLE),
    );
    return this.#firstReadable(userId, rows);
  }

  /**
   * Returns an entry by chance, except the entry `exceptId`: of more than a month ago, or else of any day before today.
   * Null if there is no entry.
   */
  async byChance(userId: number, today: CalendarDay, exceptId: number): Promise<AnswerView | null> {
    const old = await this.#chooseUpTo(addDays(monthsBefore(today, 1), -1), userId, exceptId);
    return old ?? this.#chooseUpTo(addDays(today, -1), userId, exceptId);
  }

  async #chooseUpTo(last: CalendarDay, userId: number, exceptId: number): Promise<AnswerView | null> {
    const days = await this.deps.diary.answeredDays(userId, { before: addDays(last, 1), first: MAX_CHOICE });
    const chosen = days[Math.floor(Math.random() * days.length)];
    if (!chosen) return null;
    // The entry of the chosen day may be hidden: then the entry before, or the newest entry.
    for (const day of [chosen, last]) {
      const candidates = MEMORY_STATEMENTS.othersUpTo({ userId, day, id: exceptId }, MAX_UNREADABLE);
      const found = await this.#firstReadable(userId, await this.deps.db.all<StoredAnswer>(...candidates));
      if (found) return found;
    }
    return null;
  }

  async #firstReadable(userId: number, rows: StoredAnswer[]): Promise<AnswerView | null> {
    if (rows.length === 0) return null;
    const cipher = await this.deps.vault.cipherOf(userId);
    for (const row of rows) {
      const answer = openAnswer(this.deps.vault, cipher, row);
      if (answer.isReadable && !isEmpty(answer)) return answer;
    }
    return null;
  }
}
