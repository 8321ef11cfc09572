import { entryCount } from '../lib/counts.ts';

export const SEARCH_LABEL = 'Wort oder Monat suchen';

type Counted = { text: string; count: number; isComplete: boolean };

/** The number of hits so far, or in total. */
export function foundSentence({ text, count, isComplete }: Counted): string {
  if (count === 0)
    return isComplete ? `Nichts mit „${text}“. Vielleicht ein anderes Wort?` : `Bisher nichts mit „${text}“.`;
  return `${isComplete ? '' : 'Mindestens '}${entryCount(count)} mit „${text}“`;
}

/** Which part of the hits is printed. */
export function printedSentence(count: number): string {
  return `Gedruckt sind nur die ersten ${count.toLocaleString('de-DE')} davon.`;
}
