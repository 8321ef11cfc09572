import { entryCount } from '../lib/counts.ts';

/** The name of the field of the search. */
export const SEARCH_LABEL = 'Wort oder Monat suchen';

type Counted = { text: string; count: number; isComplete: boolean };

/** How many entries a search has found, all of them or not yet. */
export function foundSentence({ text, count, isComplete }: Counted): string {
  if (count === 0)
    return isComplete ? `Nichts mit „${text}“. Vielleicht ein anderes Wort?` : `Bisher nichts mit „${text}“.`;
  return `${isComplete ? '' : 'Mindestens '}${entryCount(count)} mit „${text}“`;
}

/** The sentence that says which results are on paper. */
export function printedSentence(count: number): string {
  return `Gedruckt sind nur die ersten ${count.toLocaleString('de-DE')} davon.`;
}
