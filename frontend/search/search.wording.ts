import { entryCount } from '../lib/counts.ts';

export const SEARCH_LABEL = 'Wort, Tag oder Monat suchen';

type Counted = { text: string; count: number; insideCount: number; isComplete: boolean };

/** How many entries a search has found at the beginning of words, all of them or not yet. */
export function foundSentence({ text, count, insideCount, isComplete }: Counted): string {
  const words = count - insideCount;
  if (words === 0)
    return isComplete ? `Nichts mit „${text}“. Vielleicht ein anderes Wort?` : `Bisher nichts mit „${text}“.`;
  return `${isComplete ? '' : 'Mindestens '}${entryCount(words)} mit „${text}“`;
}

/** How often a text was found inside longer words. */
export function insideSentence({ count, insideCount }: Pick<Counted, 'count' | 'insideCount'>): string {
  const also = count === insideCount ? '' : 'auch ';
  return `${insideCount.toLocaleString('de-DE')}-mal ${also}mitten in Wörtern`;
}

/** Which part of the hits is printed. */
export function printedSentence(count: number): string {
  return `Gedruckt sind nur die ersten ${count.toLocaleString('de-DE')} davon.`;
}
