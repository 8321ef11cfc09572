import { dateInWords } from './date-in-words.rules.ts';
import { wordPattern } from './word-pattern.rules.ts';

/** A condition on an answer: its text has all of these words, or its day is named by them. */
interface Wanted {
  words: RegExp[];
  days: RegExp | null;
}

/** A query, compiled once for a whole diary. */
export interface SearchQuery {
  /** Whether an answer with this text on this day, given as `yyyy-MM-dd`, is wanted. */
  matches(text: string, day: string): boolean;
  /** Matches every one of the words in a text. */
  marks: RegExp;
}

/** Compiles a query that fulfils its rule. */
export function searchQuery(text: string): SearchQuery {
  // `24.März` is two words.
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
