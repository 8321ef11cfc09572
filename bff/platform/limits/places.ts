/** Options of places; a kind is for example `account` or `address`. */
export interface PlacesOptions<Kind extends string> {
  /** How many with the same key of a kind hold a place at once. */
  shares: Record<Kind, number>;
  /** How many with the same key wait; with 0 everybody who does not fit is refused at once. */
  capacity: number;
  /** How long one waits, in milliseconds. */
  waitMs: number;
  /** Makes the error for a taker that finds no room to wait or has waited too long. */
  refuse: () => Error;
}

interface Place {
  key: string;
  share: number;
}

interface Waiting {
  wanted: Place[];
  begin: () => void;
}

/** A semaphore by keys in which latecomers wait: first come, first served among takers whose keys all have a free place. */
export class Places<Kind extends string> {
  readonly #options: PlacesOptions<Kind>;
  readonly #held = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  #underWay = 0;

  constructor(options: PlacesOptions<Kind>) {
    this.#options = options;
  }

  /** How many hold a place, and how many wait for one. */
  get load(): { underWay: number; waiting: number } {
    return { underWay: this.#underWay, waiting: this.#waiting.size };
  }

  /** How many hold a place with this key. */
  heldBy(kind: Kind, key: string): number {
    return this.#held.get(`${kind}|${key}`) ?? 0;
  }

  /**
   * Takes one place under each key and gives the function that frees them, which may be called twice. Rejects with the
   * error of `refuse`, or with the signal's reason once it is aborted.
   */
  async take(keys: Partial<Record<Kind, string | null>>, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const { shares } = this.#options;
    const wanted: Place[] = [];
    for (const kind in shares) {
      const key = keys[kind];
      if (typeof key === 'string') wanted.push({ key: `${kind}|${key}`, share: shares[kind] });
    }
    if (this.#fits(wanted)) this.#hold(wanted);
    else await this.#turnOf(wanted, signal);
    let isHeld = true;
    return () => {
      if (isHeld) this.#free(wanted);
      isHeld = false;
    };
  }

  #fits(wanted: Place[]): boolean {
    return wanted.every(({ key, share }) => (this.#held.get(key) ?? 0) < share);
  }

  #hold(places: Place[]): void {
    this.#underWay += 1;
    for (const { key } of places) this.#held.set(key, (this.#held.get(key) ?? 0) + 1);
  }

  #free(places: Place[]): void {
    this.#underWay -= 1;
    for (const { key } of places) {
      const left = (this.#held.get(key) ?? 0) - 1;
      if (left > 0) this.#held.set(key, left);
      else this.#held.delete(key);
    }
    for (const { wanted, begin } of this.#waiting) if (this.#fits(wanted)) begin();
  }

  #waitingWith(key: string): number {
    return [...this.#waiting].filter(({ wanted }) => wanted.some((place) => place.key === key)).length;
  }

  #turnOf(wanted: Place[], signal?: AbortSignal): Promise<void> {
    const { capacity, waitMs, refuse } = this.#options;
    if (wanted.some(({ key }) => this.#waitingWith(key) >= capacity)) throw refuse();
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(waiting);
        clearTimeout(timer);
        signal?.removeEventListener('abort', abandon);
      };
      const abandon = () => {
        leave();
        reject(signal?.reason);
      };
      const begin = () => {
        leave();
        // Held at once, so that nobody who asks before the promise settles takes the place.
        this.#hold(wanted);
        resolve();
      };
      const waiting = { wanted, begin };
      const timer = setTimeout(() => {
        leave();
        reject(refuse());
      }, waitMs);
      signal?.addEventListener('abort', abandon, { once: true });
      this.#waiting.add(waiting);
    });
  }
}
