/** Maximum number of slots per key, and of requesters that wait for a slot. */
export interface Quota {
  most: number;
  /** Default: 0, so that a requester without a free slot is refused immediately. */
  waiting?: number;
}

/** Options of a semaphore; a kind is for example `account` or `address`. */
export interface SemaphoreOptions<Kind extends string> {
  quotas: Record<Kind, Quota>;
  /** Scales the number of slots, as rate limits are scaled. Default: unchanged. */
  scaled?: ((most: number) => number) | undefined;
  /** Maximum number of waiting requesters in total. Default: unlimited. */
  mostWaiting?: number;
  /** Maximum wait in milliseconds. Default: unlimited. */
  waitMs?: number | undefined;
  /** Creates the error for a requester that is refused, or waited too long, because of this kind of key. */
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

/** Keyed semaphore with a queue: first come, first served among requesters whose keys all have a free slot. */
export class Semaphore<Kind extends string> {
  readonly #options: SemaphoreOptions<Kind>;
  readonly #held = new Map<string, number>();
  readonly #waiting = new Set<Waiting<Kind>>();
  #underWay = 0;

  constructor(options: SemaphoreOptions<Kind>) {
    this.#options = options;
  }

  /** Number of requesters that hold slots, and number that wait. */
  get load(): { underWay: number; waiting: number } {
    return { underWay: this.#underWay, waiting: this.#waiting.size };
  }

  /** Returns the number of slots held under this key. */
  heldBy(kind: Kind, name: string): number {
    return this.#held.get(`${kind}|${name}`) ?? 0;
  }

  /** Runs work that holds one slot under each key. */
  async run<T>(names: Partial<Record<Kind, string>>, work: () => Promise<T>): Promise<T> {
    const free = await this.take(names);
    try {
      return await work();
    } finally {
      free();
    }
  }

  /**
   * Acquires one slot under each key, and returns a function that releases them; repeated calls have no effect. Rejects
   * with the error of `refuse`, or with the signal's reason after an abort.
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

  /** Checks whether there is a free slot under each key. */
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
        // Hold the slots immediately, so that no other requester takes them before the promise settles.
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
