const NUMBER = new Intl.NumberFormat('de-DE');

/** How many characters are typed before anything is searched for. */
export const FEWEST_CHARACTERS = 2;

/** The name of the field of the search. */
export const SEARCH_LABEL = 'Wort oder Monat suchen';

/** How many entries a search has found, all of them or not yet. */
export function foundSentence({
  text,
  count,
  isComplete,
}: {
  text: string;
  count: number;
  isComplete: boolean;
}): string {
  if (count === 0)
    return isComplete ? `Nichts mit „${text}“. Vielleicht ein anderes Wort?` : `Bisher nichts mit „${text}“.`;
  const entries = count === 1 ? '1 Eintrag' : `${NUMBER.format(count)} Einträge`;
  return `${isComplete ? '' : 'Mindestens '}${entries} mit „${text}“`;
}

/** Which part of what a search has found is on paper. */
export function printedSentence(count: number): string {
  return `Gedruckt sind nur die ersten ${NUMBER.format(count)} davon.`;
}
