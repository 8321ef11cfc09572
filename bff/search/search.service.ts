import { setImmediate as letOthersThrough } from 'node:timers/promises';
import type { DiaryReader, SealedTexts } from '../answer/diary-reader.ts';
import { UNREADABLE_CONTENT } from '../answer/unreadable.rules.ts';
import type { CalendarDay } from '../platform/lib/clock.ts';
import { toNfc } from '../platform/lib/nfc.rules.ts';
import { FairQueue, type Turns } from '../platform/limits/fair-queue.ts';
import { type Excerpt, excerptOf } from './excerpt.ts';
import { type SearchQuery, searchQuery } from './search-query.rules.ts';

const MAX_HITS = 30;
const FIRST_ROWS = 200;
const MOST_ROWS = 500;
const FEWEST_ROWS = 10;
const BYTES_A_STATEMENT = 300_000;
/** How long a search holds the event loop at a time. */
const SLICE_MS = 6;
/** What a search may cost; ten years of ordinary entries take a tenth of it. */
const BUDGET_MS = 300;
/** How many searches of one person may be under way at once: one is typed on while others are being answered. */
const SHARE = 3;
const QUEUE_CAPACITY = 200;

/** What a search has found. */
export interface SearchResult {
  count: number;
  hits: (Excerpt & { day: CalendarDay })[];
  isComplete: boolean;
  nextBefore: CalendarDay | null;
}

/** Searches diaries by decrypting them; there is no index, because that would be a text at rest. */
export class SearchService {
  readonly #diary: DiaryReader;
  readonly #budgetMs: number;
  /** People take turns of a slice. */
  readonly #queue = new FairQueue({
    width: 1,
    capacity: QUEUE_CAPACITY,
    shares: { account: SHARE, browser: SHARE, address: SHARE },
  });

  constructor(diary: DiaryReader, budgetMs = BUDGET_MS) {
    this.#diary = diary;
    this.#budgetMs = budgetMs;
  }

  /**
   * Searches the answers before a day, or all, unless it is abandoned meanwhile. Throws `TOO_MANY_REQUESTS` for one search too
   * many at once.
   */
  search(
    userId: number,
    text: string,
    before: CalendarDay | null = null,
    isAbandoned = () => false,
  ): Promise<SearchResult> {
    const person = String(userId);
    const query = searchQuery(text);
    return this.#queue.admit({ account: person, browser: null, address: person }, (turns) =>
      this.#scan(userId, query, before, { turns, isAbandoned }),
    );
  }

  async #scan(
    userId: number,
    query: SearchQuery,
    before: CalendarDay | null,
    { turns, isAbandoned }: { turns: Turns; isAbandoned: () => boolean },
  ): Promise<SearchResult> {
    const found: SearchResult = { count: 0, hits: [], isComplete: true, nextBefore: null };
    let spentMs = 0;
    let rows = FIRST_ROWS;
    for (let searchedTo = before; ; ) {
      const part = await this.#diary.sealed(userId, searchedTo, rows);
      for (let at = 0; at < part.length; ) {
        if (isAbandoned()) return found;
        await turns.run(async () => {
          const startedAt = performance.now();
          for (; at < part.length && performance.now() - startedAt < SLICE_MS; at += 1) {
            const texts = part[at];
            if (texts) look(texts, query, found);
          }
          spentMs += performance.now() - startedAt;
          await letOthersThrough();
        });
        searchedTo = part[at - 1]?.day ?? searchedTo;
        if (spentMs > this.#budgetMs) {
          return { ...found, isComplete: false, nextBefore: found.nextBefore ?? searchedTo };
        }
      }
      if (part.length < rows) return found;
      rows = rowsFor(part);
    }
  }
}

/** Reads an answer, counts it if it matches, and keeps it if it is among the newest of those. */
function look({ day, open }: SealedTexts, query: SearchQuery, found: SearchResult): void {
  const texts = open();
  const text = texts ? toNfc(Object.values(texts).join('\n\n').trim()) : '';
  if (!query.matches(text, day)) return;
  found.count += 1;
  const shown = texts ? text : UNREADABLE_CONTENT;
  if (found.hits.length < MAX_HITS) found.hits.push({ day, ...excerptOf(shown, query.marks) });
  else found.nextBefore ??= found.hits.at(-1)?.day ?? null;
}

/** How many rows one statement may read next, by the size of those before. */
function rowsFor(part: SealedTexts[]): number {
  const bytes = part.reduce((sum, answer) => sum + answer.bytes, 0);
  const fitting = Math.floor((BYTES_A_STATEMENT * part.length) / Math.max(1, bytes));
  return Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, fitting));
}
