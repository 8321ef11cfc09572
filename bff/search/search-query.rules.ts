import { dateInWords } from './date-in-words.rules.ts';
import { wordPattern } from './word-pattern.rules.ts';

/** A condition of a query: the text contains all these words, or the day matches the date that they name. */
interface Wanted {
  words: RegExp[];
  days: RegExp | null;
}

/** A query, compiled once for a whole diary. */
export interface SearchQuery {
  /** Returns whether an answer with this text and day (`yyyy-MM-dd`) matches. */
  matches(text: string, day: string): boolean;
  /** Matches every word of the query in a text. */
  marks: RegExp;
}

/** Compiles a validated query. */
export function searchQuery(text: string): SearchQuery {
  // Split `24.März` into two words.
  const words = text.replace(/(\d\.)(?=\p{L})/gu, '$1 ').split(/\s+/u);
  const patterns = words.map(wordPattern);
  const all: Wanted[] = [];
  for (let at = 0; at < words.length; ) {
    const date = dateInWords(words.slice(at));
    const length = date?.length ?? 1;
    const own = patterns.slice(at, at + length).map((source) => new RegExp(source, 'iu'));
    all.push({ words: own, days: date?.days ?? null });
    at += length;
  }
  const longestFirst = patterns.toSorted((a, b) => b.length - a.length);
  return {
    matches: (content, day) =>
      all.every((wanted) => wanted.days?.test(day) || wanted.words.every((word) => word.test(content))),
    marks: new RegExp(longestFirst.join('|'), 'giu'),
  };
}
