/** Debounce delays before the first, the second, and every later search of a word. */
const PAUSES_MS = [250, 700, 1_800];
/** At most 85 searches a minute; the server's limit is 90. */
const BETWEEN_SEARCHES_MS = 700;

function wordsIn(text: string): number {
  return text.split(/\s+/u).length;
}

/** Debounces the searches of a typing person, with longer pauses within a word. */
export class Pace {
  #searched = '';
  #searchesOfWord = 0;
  #lastAt = Number.NEGATIVE_INFINITY;

  /** How long, from `now`, the text must stay unchanged before its search. */
  pauseMs(text: string, now: number): number {
    const searches = this.#isSameWord(text) ? this.#searchesOfWord : 0;
    const pause = PAUSES_MS[Math.min(searches, PAUSES_MS.length - 1)] ?? 0;
    return Math.max(pause, this.#lastAt + BETWEEN_SEARCHES_MS - now);
  }

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
