import { setImmediate as pause } from 'node:timers/promises';

/** A mutex for work on a single connection. Units run one after the other, with reads between two units. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();
  #current: Promise<unknown> = Promise.resolve();

  /** Runs a unit after all earlier units, and after reads and other work had a chance to run. */
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

  /** Waits for the running unit. The next unit does not begin before the caller has run on. */
  async between(): Promise<void> {
    await this.#current;
  }
}
