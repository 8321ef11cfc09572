import { dateInWords } from './date-in-words.ts';
import { wordPattern } from './word-pattern.ts';

/** A condition of a query: the text contains all these words, or the day matches the date that they name. */
interface Wanted {
  words: RegExp[];
  /** The same words at the beginning of a word. */
  beginnings: RegExp[];
  days: RegExp | null;
}

/** A query, compiled once for a whole diary. */
export interface SearchQuery {
  /** Returns whether an answer with this text and day (`yyyy-MM-dd`) matches. */
  matches(text: string, day: string): boolean;
  /** Returns whether every word of the query begins a word of the text, or names the day. */
  beginsWords(text: string, day: string): boolean;
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
    const own = patterns.slice(at, at + length);
    all.push({
      words: own.map((source) => new RegExp(source, 'iu')),
      beginnings: own.map((source) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})`, 'iu')),
      days: date?.days ?? null,
    });
    at += length;
  }
  const longestFirst = patterns.toSorted((a, b) => b.length - a.length);
  const isFound = (part: 'words' | 'beginnings') => (content: string, day: string) =>
    all.every((wanted) => wanted.days?.test(day) || wanted[part].every((word) => word.test(content)));
  return {
    matches: isFound('words'),
    beginsWords: isFound('beginnings'),
    marks: new RegExp(longestFirst.join('|'), 'giu'),
  };
}
