import { setImmediate as pause } from 'node:timers/promises';

/** A mutex for work on one connection: units run one after the other, reads between them. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();
  #current: Promise<unknown> = Promise.resolve();

  /** Runs a unit after all earlier ones, and after reads and everybody else had a chance to run. */
  take<T>(unit: () => Promise<T>): Promise<T> {
    const begin = () => {
      const running = unit();
      this.#current = running.catch(() => undefined);
      return running;
    };
    const result = this.#last.then(() => pause()).then(begin);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Waits for the unit under way; the next one does not begin before the caller has run on. */
  async between(): Promise<void> {
    await this.#current;
  }
}
