import { Service } from '../lib/service.ts';

/** Maximum number of slots per key, and of requesters that wait for a slot. */
interface Quota {
  slots: number;
  /** Default: 0, so that a requester without a free slot is refused immediately. */
  maxWaiting?: number;
}

/** Options of a semaphore; a kind is for example `account` or `address`. */
export interface SemaphoreOptions<Kind extends string> {
  quotas: Record<Kind, Quota>;
  /** Scales the number of slots, as rate limits are scaled. Default: unchanged. */
  scale?: ((slots: number) => number) | undefined;
  /** Maximum number of waiting requesters in total. Default: unlimited. */
  maxQueueLength?: number;
  /** Maximum wait in milliseconds. Default: unlimited. */
  waitMs?: number | undefined;
  /** Creates the error for a requester that is refused, or waited too long, because of this kind of key. */
  refuse: (kind: Kind) => Error;
}

interface RequestedSlot<Kind> extends Required<Quota> {
  kind: Kind;
  key: string;
}

/** Keyed semaphore with a queue: first come, first served among requesters whose keys all have a free slot. */
export class Semaphore<Kind extends string> extends Service<SemaphoreOptions<Kind>> {
  readonly #held = new Map<string, number>();
  readonly #queue = new Set<{ requested: RequestedSlot<Kind>[]; grant: () => void }>();
  #active = 0;

  get load(): { active: number; waiting: number } {
    return { active: this.#active, waiting: this.#queue.size };
  }

  heldBy(kind: Kind, name: string): number {
    return this.#held.get(`${kind}|${name}`) ?? 0;
  }

  async run<T>(keys: Partial<Record<Kind, string>>, work: () => Promise<T>): Promise<T> {
    const release = await this.acquire(keys);
    try {
      return await work();
    } finally {
      release();
    }
  }

  /**
   * Acquires one slot under each key, and returns a function that releases them; repeated calls have no effect. Rejects
   * with the error of `refuse`, or with the signal's reason after an abort.
   */
  async acquire(keys: Partial<Record<Kind, string>>, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const requested = this.#requestedSlots(keys);
    if (this.#firstUnavailable(requested)) await this.#enqueue(requested, signal);
    else this.#hold(requested);
    let isHeld = true;
    return () => {
      if (isHeld) this.#release(requested);
      isHeld = false;
    };
  }

  hasFreeSlot(keys: Partial<Record<Kind, string>>): boolean {
    return !this.#firstUnavailable(this.#requestedSlots(keys));
  }

  #requestedSlots(keys: Partial<Record<Kind, string>>): RequestedSlot<Kind>[] {
    const requested: RequestedSlot<Kind>[] = [];
    const { quotas, scale = (slots) => slots } = this.deps;
    for (const kind in quotas) {
      const name = keys[kind];
      const { slots, maxWaiting = 0 } = quotas[kind];
      if (name !== undefined)
        requested.push({ kind, key: `${kind}|${name}`, slots: scale(slots), maxWaiting });
    }
    return requested;
  }

  #firstUnavailable(requested: RequestedSlot<Kind>[]): RequestedSlot<Kind> | undefined {
    return requested.find(({ key, slots }) => (this.#held.get(key) ?? 0) >= slots);
  }

  #hold(held: RequestedSlot<Kind>[]): void {
    this.#active += 1;
    for (const { key } of held) this.#held.set(key, (this.#held.get(key) ?? 0) + 1);
  }

  #release(held: RequestedSlot<Kind>[]): void {
    this.#active -= 1;
    for (const { key } of held) {
      const left = (this.#held.get(key) ?? 0) - 1;
      if (left > 0) this.#held.set(key, left);
      else this.#held.delete(key);
    }
    for (const { requested, grant } of this.#queue) if (!this.#firstUnavailable(requested)) grant();
  }

  #isFull({ key, slots, maxWaiting }: RequestedSlot<Kind>): boolean {
    const queued = [...this.#queue].filter(({ requested }) => requested.some((slot) => slot.key === key));
    return (this.#held.get(key) ?? 0) + queued.length >= slots + maxWaiting;
  }

  #enqueue(requested: RequestedSlot<Kind>[], signal?: AbortSignal): Promise<void> {
    const { waitMs, maxQueueLength = Number.POSITIVE_INFINITY, refuse } = this.deps;
    const isQueueFull = this.#queue.size >= maxQueueLength;
    const full = requested.find((slot) => isQueueFull || this.#isFull(slot));
    if (full) throw refuse(full.kind);
    return new Promise((resolve, reject) => {
      const dequeue = () => {
        this.#queue.delete(queued);
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const onAbort = () => {
        dequeue();
        reject(signal?.reason);
      };
      const grant = () => {
        dequeue();
        // Hold the slots immediately, so that no other requester takes them before the promise settles.
        this.#hold(requested);
        resolve();
      };
      const onTimeout = () => {
        const unavailable = this.#firstUnavailable(requested);
        if (!unavailable) return grant();
        dequeue();
        reject(refuse(unavailable.kind));
      };
      const queued = { requested, grant };
      const timer = waitMs === undefined ? undefined : setTimeout(onTimeout, waitMs);
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#queue.add(queued);
    });
  }
}
