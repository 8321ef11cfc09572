import { AppError } from './errors.ts';

const RETRY_AFTER_SECONDS = 2;
const OVERLOADED = 'Gerade melden sich sehr viele Menschen an. Bitte versuche es gleich noch einmal.';

/** Lets a few expensive works run at once and some wait; throws `UNAVAILABLE` for more (`SECURITY` §2.1). */
export class Gate {
  readonly #width: number;
  readonly #queueLimit: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(width: number, queueLimit: number) {
    this.#width = width;
    this.#queueLimit = queueLimit;
  }

  /** Runs the work in its turn. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#width) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      // The place is handed on, not given up, so that nobody who comes later overtakes the queue.
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#queue.length >= this.#queueLimit) {
      throw new AppError('UNAVAILABLE', OVERLOADED, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    return new Promise((resolve) => this.#queue.push(resolve));
  }
}
