import type { AnswerPage, QueryAnswersArgs } from '../platform/graphql/resolvers.generated.ts';
import { type CalendarDay, FIRST_DAY, LAST_DAY } from '../platform/lib/clock.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { UserCipher } from '../platform/vault/user-cipher.ts';
import { DAYS_PER_PAGE, PAGE_FULL_BYTES, PAGE_MAX_ENTRIES } from './answer.numbers.rules.ts';
import { answerStatements, type StoredAnswer } from './answer.statements.ts';
import { type AnswerView, openAnswer, openTexts, type SealedAnswer } from './answer.view.ts';
import { type AnswerTexts, textsOf } from './answer-content.rules.ts';

/** A statement stops at the row whose ciphertext reaches this sum. */
const BATCH_BYTES = 300_000;
const MAX_ROWS = 500;
const MIN_ROWS = 10;
const FIRST_SEARCHED_ROWS = 200;
/** Decryption of less than this takes under a millisecond, so it skips the queue. */
const SMALL_BYTES = 50_000;

/** A part of a diary, newest day first: from `from`, inclusive, to `before`, exclusive; default: the whole diary. */
export interface DiaryPart extends QueryAnswersArgs {
  /** Runs before each further statement; throwing ends the reading. */
  beforeMore?: (() => Promise<void>) | undefined;
}

/** Reads diaries in batches of bounded size. Decryption shares a queue with all other readers of this process. */
export class DiaryReader extends Service<Pick<Platform, 'db' | 'vault' | 'decryptionQueue'>> {
  readonly #statements = answerStatements(this.deps.db);

  /** Yields answers converted by `make`, newest day first, each day once, in portions of a few milliseconds. */
  async *read<T>(
    userId: number,
    { first, from, before, beforeMore }: DiaryPart,
    make: (answer: AnswerView) => T,
  ): AsyncGenerator<T[]> {
    const days = { userId, from: from ?? FIRST_DAY, before: before ?? LAST_DAY, bytes: BATCH_BYTES };
    const batch = (rows: number) => this.deps.db.all<StoredAnswer>(...this.#statements.batch(days, rows));
    const most = first ?? Number.POSITIVE_INFINITY;
    let rows = Math.min(most, MAX_ROWS);
    let part = await batch(rows);
    for (let left = most; part.length > 0; ) {
      yield* this.opened(userId, part, (row, cipher) => make(openAnswer(this.deps.vault, cipher, row)));
      left -= part.length;
      if (left === 0 || (part.length < rows && bytesOf(part) < BATCH_BYTES)) return;
      // Ask for twice the rows that fitted last time: the server has to examine every requested row.
      rows = Math.min(left, MAX_ROWS, Math.max(MIN_ROWS, 2 * part.length));
      days.before = part.at(-1)?.day ?? days.before;
      await beforeMore?.();
      part = await batch(rows);
    }
  }

  /** Returns a page of answers, newest day first: `first` answers, or as many as a page holds. */
  async page(userId: number, page: DiaryPart = {}): Promise<AnswerPage> {
    const { first, ...days } = page;
    const most = Math.min(first ?? PAGE_MAX_ENTRIES, PAGE_MAX_ENTRIES);
    const nodes: AnswerView[] = [];
    let bytes = 0;
    // One answer more than the page shows that another page follows.
    for await (const part of this.read(userId, { ...days, first: most + 1 }, (answer) => answer)) {
      for (const answer of part) {
        if (nodes.length === most || bytes >= PAGE_FULL_BYTES)
          return { nodes, nextBefore: nodes.at(-1)?.day ?? null, hasMore: true };
        nodes.push(answer);
        bytes += Buffer.byteLength(JSON.stringify(textsOf(answer)));
      }
    }
    return { nodes, nextBefore: null, hasMore: false };
  }

  /** Yields the results of `look` for the answers before a day, newest first; `open` decrypts a text, or returns null. */
  async *search<T>(
    userId: number,
    before: CalendarDay | null,
    look: (day: CalendarDay, open: () => AnswerTexts | null) => T,
  ): AsyncGenerator<T[]> {
    const days = { userId, day: before ?? LAST_DAY };
    for (let most = FIRST_SEARCHED_ROWS; ; ) {
      const rows = await this.deps.db.all<SealedAnswer>(...this.#statements.searchBefore(days, most));
      if (rows.length === 0) return;
      const cipher = await this.deps.vault.cipherOf(userId);
      yield* this.deps.decryptionQueue.map(rows, (row) =>
        look(row.day, () => openTexts(this.deps.vault, cipher, row)),
      );
      if (rows.length < most) return;
      const fitting = Math.floor((BATCH_BYTES * rows.length) / Math.max(1, bytesOf(rows)));
      most = Math.min(MAX_ROWS, Math.max(MIN_ROWS, fitting));
      days.day = rows.at(-1)?.day ?? days.day;
    }
  }

  /** Returns the answered days of a period, oldest first, and the nearest answered day before and after it. */
  async daysAround(userId: number, first: CalendarDay, last: CalendarDay): Promise<CalendarDay[]> {
    const rows = await this.deps.db.all<{ day: CalendarDay }>(
      ...this.#statements.daysAround({ userId, first, last }),
    );
    return rows.map(({ day }) => day);
  }

  /** Returns the answered days of a period, newest first. */
  async answeredDays(userId: number, { first, from, before }: DiaryPart): Promise<CalendarDay[]> {
    const days = { userId, from: from ?? FIRST_DAY, before: before ?? LAST_DAY };
    const rows = await this.deps.db.all<{ day: CalendarDay }>(...this.#statements.daysBefore(days, first));
    return rows.map(({ day }) => day);
  }

  /** Returns a page of answered days, newest first. */
  async dayPage(userId: number, period: Pick<DiaryPart, 'from' | 'before'>) {
    const days = await this.answeredDays(userId, { ...period, first: DAYS_PER_PAGE + 1 });
    const nodes = days.slice(0, DAYS_PER_PAGE);
    const hasMore = days.length > nodes.length;
    return { nodes, nextBefore: hasMore ? (nodes.at(-1) ?? null) : null, hasMore };
  }

  /** Converts encrypted rows with their user's cipher, in portions that let other readers through. */
  async *opened<Row extends { encryptedContent: string | null }, T>(
    userId: number,
    rows: Row[],
    make: (row: Row, cipher: UserCipher) => T,
  ): AsyncGenerator<T[]> {
    if (rows.length === 0) return;
    const cipher = await this.deps.vault.cipherOf(userId);
    const makeOf = (row: Row) => make(row, cipher);
    if (bytesOf(rows) < SMALL_BYTES) yield rows.map(makeOf);
    else yield* this.deps.decryptionQueue.map(rows, makeOf);
  }
}

function bytesOf(rows: { encryptedContent: string | null }[]): number {
  return rows.reduce((sum, { encryptedContent }) => sum + (encryptedContent?.length ?? 0), 0);
}
