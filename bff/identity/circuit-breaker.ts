import type { Clock } from '../platform/lib/clock.ts';
import { FAILURES_TO_OPEN, OPEN_MS } from './identity.numbers.rules.ts';

/** Circuit breaker: opens after five failures in a row, so that nobody waits in vain. */
export class CircuitBreaker {
  readonly #clock: Clock;
  #failures = 0;
  #openUntil = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether the provider is to be left alone for now. */
  get isOpen(): boolean {
    return this.#clock().getTime() < this.#openUntil;
  }

  /** Counts an answer. */
  close(): void {
    this.#failures = 0;
  }

  /** Counts a failure; after the pause a single one opens the circuit again. */
  count(): void {
    this.#failures += 1;
    if (this.#failures >= FAILURES_TO_OPEN) this.#openUntil = this.#clock().getTime() + OPEN_MS;
  }
}
