import { setImmediate as pause } from 'node:timers/promises';

/** Mutex for one connection: units run one after another, and reads run between units. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();
  #current: Promise<unknown> = Promise.resolve();

  /** Runs a unit after all earlier units, and after reads and other pending work had a chance to run. */
  runExclusive<T>(unit: () => Promise<T>): Promise<T> {
    const start = () => {
      const running = unit();
      this.#current = running.catch(() => undefined);
      return running;
    };
    const result = this.#last.then(() => pause()).then(start);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Waits for the current unit; the next unit starts only after the caller has continued. */
  async waitForCurrent(): Promise<void> {
    await this.#current;
  }
}
