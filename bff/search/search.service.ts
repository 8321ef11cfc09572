import { UNREADABLE_CONTENT } from '../answer/answer.sentences.rules.ts';
import { type AnswerTexts, asOneText } from '../answer/answer-content.rules.ts';
import type { DiaryReader } from '../answer/diary-reader.ts';
import type { SearchPage } from '../platform/graphql/resolvers.generated.ts';
import type { CalendarDay } from '../platform/lib/clock.ts';
import { toNfc } from '../platform/lib/nfc.rules.ts';
import { Service } from '../platform/lib/service.ts';
import { tooManyAtOnce } from '../platform/limits/rate-limits.ts';
import { Semaphore } from '../platform/limits/semaphore.ts';
import { excerptOf } from './excerpt.ts';
import { BUDGET_MS, MAX_HITS } from './search.numbers.rules.ts';
import { type SearchQuery, searchQuery } from './search-query.ts';

/** Concurrent searches of a person: typing starts a new search while earlier ones still run. */
const SEARCHES = 3;

type Found = Omit<SearchPage, 'hasMore'>;

/** Searches diaries by decrypting them; an index would store text unencrypted. */
export class SearchService extends Service<{ diary: DiaryReader; budgetMs?: number }> {
  readonly #slots = new Semaphore({ quotas: { person: { slots: SEARCHES } }, refuse: tooManyAtOnce });

  /**
   * Searches the answers before a day, or all answers, until the request is aborted. Throws `TOO_MANY_REQUESTS` for too
   * many concurrent searches.
   */
  async search(
    userId: number,
    text: string,
    before: CalendarDay | null = null,
    isAbandoned = () => false,
  ): Promise<SearchPage> {
    const query = searchQuery(text);
    const scan = () => this.#scan(userId, query, before, isAbandoned);
    const found = await this.#slots.run({ person: String(userId) }, scan);
    return { ...found, hasMore: found.nextBefore !== null };
  }

  async #scan(
    userId: number,
    query: SearchQuery,
    before: CalendarDay | null,
    isAbandoned: () => boolean,
  ): Promise<Found> {
    const { diary, budgetMs = BUDGET_MS } = this.deps;
    const found: Found = { count: 0, insideCount: 0, nodes: [], isComplete: true, nextBefore: null };
    let spentMs = 0;
    const searched = diary.search(userId, before, (day, open) => {
      const startedAt = performance.now();
      if (!isAbandoned()) look(day, open(), query, found);
      spentMs += performance.now() - startedAt;
      return day;
    });
    for await (const days of searched) {
      if (isAbandoned()) return found;
      if (spentMs > budgetMs)
        return { ...found, isComplete: false, nextBefore: found.nextBefore ?? days.at(-1) ?? null };
    }
    return found;
  }
}

/** Counts a match, and keeps it if it is among the newest matches. */
function look(day: CalendarDay, texts: AnswerTexts | null, query: SearchQuery, found: Found): void {
  const text = texts ? toNfc(asOneText(texts).trim()) : '';
  if (!query.matches(text, day)) return;
  const isInside = !query.beginsWords(text, day);
  found.count += 1;
  if (isInside) found.insideCount += 1;
  const shown = texts ? text : UNREADABLE_CONTENT;
  if (found.nodes.length < MAX_HITS) found.nodes.push({ day, isInside, ...excerptOf(shown, query.marks) });
  else found.nextBefore ??= found.nodes.at(-1)?.day ?? null;
}
