import { type CalendarDay, FIRST_DAY, LAST_DAY } from '../platform/lib/clock.ts';
import type { Platform } from '../platform/platform.ts';
import type { UserCipher } from '../platform/vault/user-cipher.ts';
import { DAYS_A_PAGE, PAGE_MAX_ENTRIES } from './answer.numbers.rules.ts';
import { answerStatements, type StoredAnswer } from './answer.statements.ts';
import { type AnswerView, openAnswer, openTexts, type SealedAnswer } from './answer.view.ts';
import type { AnswerTexts } from './answer-content.rules.ts';
import { pageMeasure } from './answer-page.rules.ts';

/** A statement ends with the row whose ciphertext reaches this. */
const SLICE_BYTES = 300_000;
const MOST_ROWS = 500;
const FEWEST_ROWS = 10;
/** Less than this is decrypted in a millisecond, so it waits for no turn. */
const SMALL_BYTES = 50_000;

/** Which part of a diary is read. */
export interface DiaryPart {
  /** At most this many answers. */
  most?: number | undefined;
  /** Only this day and later ones. */
  from?: CalendarDay | null | undefined;
  /** Only days before this one. */
  before?: CalendarDay | null | undefined;
  /** Runs before each further statement; what it throws ends the reading. */
  beforeMore?: (() => Promise<void>) | undefined;
}

/** Which page of a diary is read: at most `first` answers, of days from `from` on and before `before`. */
export interface DiaryPage extends Pick<DiaryPart, 'from' | 'before'> {
  first?: number | null | undefined;
}

/** A page of answers, newest day first. */
export interface AnswerPage {
  nodes: AnswerView[];
  /** Where the next page begins; null on the last page. */
  nextBefore: CalendarDay | null;
  hasMore: boolean;
}

/** The texts of a day, decrypted when they are asked for. */
export interface SealedTexts {
  day: CalendarDay;
  /** The length of the ciphertext. */
  bytes: number;
  /** Decrypts them; null if they cannot be read. */
  open: () => AnswerTexts | null;
}

/** Reads diaries in slices of bounded size, and decrypts them in turn with all other readers of this process. */
export class DiaryReader {
  readonly #deps: Pick<Platform, 'db' | 'vault' | 'decryptionQueue'>;
  readonly #statements: ReturnType<typeof answerStatements>;

  constructor(deps: Pick<Platform, 'db' | 'vault' | 'decryptionQueue'>) {
    this.#deps = deps;
    this.#statements = answerStatements(deps.db);
  }

  /** The answers, newest day first, each as `make` makes it, in portions of a few milliseconds; no day comes twice. */
  async *read<T>(
    userId: number,
    { most = Number.POSITIVE_INFINITY, from, before, beforeMore }: DiaryPart,
    make: (answer: AnswerView) => T,
  ): AsyncGenerator<T[]> {
    const days = { userId, from: from ?? FIRST_DAY, before: before ?? LAST_DAY, bytes: SLICE_BYTES };
    const slice = (rows: number) => this.#deps.db.all<StoredAnswer>(...this.#statements.slice(days, rows));
    let rows = Math.min(most, MOST_ROWS);
    let part = await slice(rows);
    for (let left = most; part.length > 0; ) {
      yield* this.opened(userId, part, (row, cipher) =>
        make(openAnswer(this.#deps.vault, userId, cipher, row)),
      );
      left -= part.length;
      if (left === 0 || (part.length < rows && bytesOf(part) < SLICE_BYTES)) return;
      // Twice as many as fitted last, because the server has to look at them all.
      rows = Math.min(left, MOST_ROWS, Math.max(FEWEST_ROWS, 2 * part.length));
      days.before = part.at(-1)?.day ?? days.before;
      await beforeMore?.();
      part = await slice(rows);
    }
  }

  /** A page of answers, newest day first: `first` of them, or as many as a page holds. */
  async page(userId: number, page: DiaryPage = {}): Promise<AnswerPage> {
    const { first, ...days } = page;
    const most = Math.min(first ?? PAGE_MAX_ENTRIES, PAGE_MAX_ENTRIES);
    const endsPage = pageMeasure(first);
    const nodes: AnswerView[] = [];
    let isFull = false;
    // An answer beyond the page tells that there is more.
    for await (const part of this.read(userId, { ...days, most: most + 1 }, (answer) => answer)) {
      for (const answer of part) {
        if (isFull) return { nodes, nextBefore: nodes.at(-1)?.day ?? null, hasMore: true };
        nodes.push(answer);
        isFull = endsPage(answer);
      }
    }
    return { nodes, nextBefore: null, hasMore: false };
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

  /** A page of answered days, newest first. */
  async answeredDays(userId: number, { from, before }: Pick<DiaryPart, 'from' | 'before'>) {
    const days = { userId, from: from ?? FIRST_DAY, before: before ?? LAST_DAY };
    const rows = await this.#deps.db.all<{ day: CalendarDay }>(
      ...this.#statements.daysBefore(days, DAYS_A_PAGE + 1),
    );
    const nodes = rows.slice(0, DAYS_A_PAGE).map(({ day }) => day);
    const hasMore = rows.length > nodes.length;
    return { nodes, nextBefore: hasMore ? (nodes.at(-1) ?? null) : null, hasMore };
  }

  /** Makes something of rows with the cipher of their user, in portions that let others through. */
  async *opened<Row extends { encryptedContent: string | null }, T>(
    userId: number,
    rows: Row[],
    make: (row: Row, cipher: UserCipher) => T,
  ): AsyncGenerator<T[]> {
    if (rows.length === 0) return;
    const cipher = await this.#deps.vault.cipherOf(userId);
    if (bytesOf(rows) < SMALL_BYTES) {
      yield rows.map((row) => make(row, cipher));
      return;
    }
    const waiting = rows.values();
    for (let isDone = false; !isDone; ) {
      const made: T[] = [];
      await this.#deps.decryptionQueue.run(() => {
        const { value, done } = waiting.next();
        if (value) made.push(make(value, cipher));
        isDone = done === true;
        return !isDone;
      });
      yield made;
    }
  }
}

function bytesOf(rows: { encryptedContent: string | null }[]): number {
  return rows.reduce((sum, { encryptedContent }) => sum + (encryptedContent?.length ?? 0), 0);
}
