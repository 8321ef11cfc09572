import type { Clock } from '../platform/lib/clock.ts';

const FAILURES_TO_OPEN = 5;

/** How long a provider that keeps failing is left alone. */
export const OPEN_MS = 30_000;

/** Stops asking a party that has failed five times in a row, so that nobody waits for it in vain. */
export class CircuitBreaker {
  readonly #clock: Clock;
  #failures = 0;
  #openUntil = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether the party is to be left alone for now. */
  get isOpen(): boolean {
    return this.#clock().getTime() < this.#openUntil;
  }

  /** The party has answered. */
  close(): void {
    this.#failures = 0;
  }

  /** The party has not answered; after the pause a single further failure opens the circuit again. */
  count(): void {
    this.#failures += 1;
    if (this.#failures >= FAILURES_TO_OPEN) this.#openUntil = this.#clock().getTime() + OPEN_MS;
  }
}
