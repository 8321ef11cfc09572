/** The pauses in typing before the first search of a word, the second, and every later search. */
const PAUSES_MS = [250, 700, 1_800];
/** At most 85 searches a minute; the server accepts 90. */
const BETWEEN_SEARCHES_MS = 700;

function wordsIn(text: string): number {
  return text.split(/\s+/u).length;
}

/** Spaces the searches of a person who types: a search at each pause, with longer pauses within a word. */
export class Pace {
  #searched = '';
  #searchesOfWord = 0;
  #lastAt = Number.NEGATIVE_INFINITY;

  /** How long from `now` on the text must stay as it is until it is searched for. */
  pauseMs(text: string, now: number): number {
    const searches = this.#isSameWord(text) ? this.#searchesOfWord : 0;
    const pause = PAUSES_MS[Math.min(searches, PAUSES_MS.length - 1)] ?? 0;
    return Math.max(pause, this.#lastAt + BETWEEN_SEARCHES_MS - now);
  }

  /** Notes a search. */
  searched(text: string, now: number): void {
    this.#searchesOfWord = this.#isSameWord(text) ? this.#searchesOfWord + 1 : 1;
    this.#searched = text;
    this.#lastAt = now;
  }

  #isSameWord(text: string): boolean {
    const isGrown = text.startsWith(this.#searched) || this.#searched.startsWith(text);
    return this.#searched !== '' && isGrown && wordsIn(text) === wordsIn(this.#searched);
  }
}
