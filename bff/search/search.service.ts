import { UNREADABLE_CONTENT } from '../answer/answer.sentences.rules.ts';
import { asOneText } from '../answer/answer-content.rules.ts';
import type { DiaryReader, SealedTexts } from '../answer/diary-reader.ts';
import type { SearchPage } from '../platform/graphql/resolvers.generated.ts';
import type { CalendarDay } from '../platform/lib/clock.ts';
import { toNfc } from '../platform/lib/nfc.rules.ts';
import { Service } from '../platform/lib/service.ts';
import { tooManyAtOnce } from '../platform/limits/rate-limits.ts';
import { Semaphore } from '../platform/limits/semaphore.ts';
import type { Platform } from '../platform/platform.ts';
import { excerptOf } from './excerpt.ts';
import { BUDGET_MS, MAX_HITS } from './search.numbers.rules.ts';
import { type SearchQuery, searchQuery } from './search-query.ts';

/** Concurrent searches of a person: typing starts a new search while earlier ones still run. */
const SEARCHES = 3;

type Found = Omit<SearchPage, 'hasMore'>;

/** Searches diaries by decrypting them; an index would store text unencrypted. */
export class SearchService extends Service<
  Pick<Platform, 'decryptionQueue'> & { diary: DiaryReader; budgetMs?: number }
> {
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
    const { diary, decryptionQueue, budgetMs = BUDGET_MS } = this.deps;
    const found: Found = { count: 0, insideCount: 0, nodes: [], isComplete: true, nextBefore: null };
    let spentMs = 0;
    for await (const part of diary.sealed(userId, before)) {
      for (let at = 0; at < part.length; ) {
        if (isAbandoned()) return found;
        spentMs += await decryptionQueue.run(() => {
          const texts = part[at];
          if (texts) look(texts, query, found);
          at += 1;
          return at < part.length;
        });
        if (spentMs > budgetMs) {
          const searchedTo = part[at - 1]?.day ?? null;
          return { ...found, isComplete: false, nextBefore: found.nextBefore ?? searchedTo };
        }
      }
    }
    return found;
  }
}

/** Decrypts an answer, counts a match, and keeps it if it is among the newest matches. */
function look({ day, open }: SealedTexts, query: SearchQuery, found: Found): void {
  const texts = open();
  const text = texts ? toNfc(asOneText(texts).trim()) : '';
  if (!query.matches(text, day)) return;
  const isInside = !query.beginsWords(text, day);
  found.count += 1;
  if (isInside) found.insideCount += 1;
  const shown = texts ? text : UNREADABLE_CONTENT;
  if (found.nodes.length < MAX_HITS) found.nodes.push({ day, isInside, ...excerptOf(shown, query.marks) });
  else found.nextBefore ??= found.nodes.at(-1)?.day ?? null;
}
