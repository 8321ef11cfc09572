/** The number of callers with the same key that hold a slot at the same time, and how many more may wait. */
export interface Quota {
  most: number;
  /** Default: 0. A caller who finds no free slot is refused at once. */
  waiting?: number;
}

/** Options of places; a kind is for example `account` or `address`. */
export interface SemaphoreOptions<Kind extends string> {
  quotas: Record<Kind, Quota>;
  /** Multiplies how many hold a place, as it multiplies rate limits. Default: by 1. */
  scaled?: ((most: number) => number) | undefined;
  /** How many wait in all. Default: any number. */
  mostWaiting?: number;
  /** The longest wait, in milliseconds. Default: unbounded. */
  waitMs?: number | undefined;
  /** Makes the error for a taker that finds no room to wait, or has waited too long, for a place of a kind. */
  refuse: (kind: Kind) => Error;
}

interface Wanted<Kind> extends Required<Quota> {
  kind: Kind;
  key: string;
}

interface Waiting<Kind> {
  wanted: Wanted<Kind>[];
  begin: () => void;
}

/** A semaphore by keys in which latecomers wait: first come, first served among takers whose keys all have a free place. */
export class Semaphore<Kind extends string> {
  readonly #options: SemaphoreOptions<Kind>;
  readonly #held = new Map<string, number>();
  readonly #waiting = new Set<Waiting<Kind>>();
  #underWay = 0;

  constructor(options: SemaphoreOptions<Kind>) {
    this.#options = options;
  }

  /** How many callers hold a slot, and how many wait. */
  get load(): { underWay: number; waiting: number } {
    return { underWay: this.#underWay, waiting: this.#waiting.size };
  }

  /** How many hold a place with this key. */
  heldBy(kind: Kind, name: string): number {
    return this.#held.get(`${kind}|${name}`) ?? 0;
  }

  /** Runs work that holds a slot under each name until the work ends. */
  async run<T>(names: Partial<Record<Kind, string>>, work: () => Promise<T>): Promise<T> {
    const free = await this.take(names);
    try {
      return await work();
    } finally {
      free();
    }
  }

  /**
   * Acquires a slot under each name, and returns the function that frees them; it may be called twice. Rejects with
   * the error of `refuse`, or with the signal's reason once the signal is aborted.
   */
  async take(names: Partial<Record<Kind, string>>, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const wanted = this.#wanted(names);
    if (this.#lacking(wanted)) await this.#turnOf(wanted, signal);
    else this.#hold(wanted);
    let isHeld = true;
    return () => {
      if (isHeld) this.#free(wanted);
      isHeld = false;
    };
  }

  /** Whether there is a free place under each name. */
  hasRoom(names: Partial<Record<Kind, string>>): boolean {
    return !this.#lacking(this.#wanted(names));
  }

  #wanted(names: Partial<Record<Kind, string>>): Wanted<Kind>[] {
    const wanted: Wanted<Kind>[] = [];
    const { quotas, scaled = (most) => most } = this.#options;
    for (const kind in quotas) {
      const name = names[kind];
      const { most, waiting = 0 } = quotas[kind];
      if (name !== undefined) wanted.push({ kind, key: `${kind}|${name}`, most: scaled(most), waiting });
    }
    return wanted;
  }

  /** The first of these places that is not free. */
  #lacking(wanted: Wanted<Kind>[]): Wanted<Kind> | undefined {
    return wanted.find(({ key, most }) => (this.#held.get(key) ?? 0) >= most);
  }

  #hold(places: Wanted<Kind>[]): void {
    this.#underWay += 1;
    for (const { key } of places) this.#held.set(key, (this.#held.get(key) ?? 0) + 1);
  }

  #free(places: Wanted<Kind>[]): void {
    this.#underWay -= 1;
    for (const { key } of places) {
      const left = (this.#held.get(key) ?? 0) - 1;
      if (left > 0) this.#held.set(key, left);
      else this.#held.delete(key);
    }
    for (const { wanted, begin } of this.#waiting) if (!this.#lacking(wanted)) begin();
  }

  #isFull({ key, most, waiting }: Wanted<Kind>): boolean {
    const waiters = [...this.#waiting].filter(({ wanted }) => wanted.some((place) => place.key === key));
    return (this.#held.get(key) ?? 0) + waiters.length >= most + waiting;
  }

  #turnOf(wanted: Wanted<Kind>[], signal?: AbortSignal): Promise<void> {
    const { waitMs, mostWaiting = Number.POSITIVE_INFINITY, refuse } = this.#options;
    const isCrowded = this.#waiting.size >= mostWaiting;
    const full = wanted.find((place) => isCrowded || this.#isFull(place));
    if (full) throw refuse(full.kind);
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
      const giveUp = () => {
        const lacking = this.#lacking(wanted);
        if (!lacking) return begin();
        leave();
        reject(refuse(lacking.kind));
      };
      const waiting = { wanted, begin };
      const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs);
      signal?.addEventListener('abort', abandon, { once: true });
      this.#waiting.add(waiting);
    });
  }
}
