import { type CalendarDay, LAST_DAY } from '../platform/lib/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { answerStatements } from './answer.statements.ts';
import { openTexts, type SealedAnswer } from './answer.view.ts';
import type { AnswerTexts } from './answer-content.rules.ts';

/** The texts of a day, decrypted when they are asked for. */
export interface SealedTexts {
  day: CalendarDay;
  /** The length of the ciphertext. */
  bytes: number;
  /** Decrypts them; null if they cannot be read. */
  open: () => AnswerTexts | null;
}

/** Reads stretches of a person's diary. Every statement names its owner. */
export class DiaryReader {
  readonly #deps: Pick<Platform, 'db' | 'vault'>;
  readonly #statements: ReturnType<typeof answerStatements>;

  constructor(deps: Pick<Platform, 'db' | 'vault'>) {
    this.#deps = deps;
    this.#statements = answerStatements(deps.db);
  }

  /** The texts of the newest `first` answers before a day, so that a search can let others through between two of them. */
  async sealed(userId: number, before: CalendarDay | null, first: number): Promise<SealedTexts[]> {
    const days = { userId, day: before ?? LAST_DAY };
    const rows = await this.#deps.db.all<SealedAnswer>(...this.#statements.searchBefore(days, first));
    if (rows.length === 0) return [];
    const cipher = await this.#deps.vault.cipherOf(userId);
    return rows.map((row) => ({
      day: row.day,
      bytes: row.encryptedContent.length,
      open: () => openTexts(this.#deps.vault, userId, cipher, row),
    }));
  }

  /** The answered days of a period, oldest first, with the nearest one before it and the nearest one after it. */
  async daysAround(userId: number, first: CalendarDay, last: CalendarDay): Promise<CalendarDay[]> {
    const rows = await this.#deps.db.all<{ day: CalendarDay }>(
      ...this.#statements.daysAround({ userId, first, last }),
    );
    return rows.map(({ day }) => day);
  }

  /** The answered days of a period, oldest first. */
  async daysBetween(userId: number, first: CalendarDay, last: CalendarDay): Promise<CalendarDay[]> {
    const days = await this.daysAround(userId, first, last);
    return days.filter((day) => day >= first && day <= last);
  }
}
