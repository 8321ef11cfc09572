import { MemoryLimitStore } from '../platform/limits/memory-limit-store.ts';
import type { Platform } from '../platform/platform.ts';
import { MANY_REGISTRATIONS } from './account.numbers.rules.ts';

/** The dependencies of the watch. */
interface RegistrationWatchDeps extends Pick<Platform, 'clock'> {
  limiter: Pick<Platform['limiter'], 'scale'>;
  events: Pick<Platform['events'], 'record'>;
}

/** Watches how many accounts this process makes; refuses nobody. */
export class RegistrationWatch {
  readonly #events: RegistrationWatchDeps['events'];
  readonly #window: MemoryLimitStore;
  readonly #many: number;

  constructor({ clock, limiter, events }: RegistrationWatchDeps) {
    this.#events = events;
    this.#window = new MemoryLimitStore(clock);
    this.#many = limiter.scale(MANY_REGISTRATIONS.count);
  }

  /** Notes a new account; logs a line once in an hour, at the number that somebody should look at. */
  note(): void {
    const { waitMs, counted } = this.#window.take('', { ...MANY_REGISTRATIONS, count: this.#many });
    if (waitMs === 0 && counted === this.#many) this.#events.record('many-registrations');
  }
}
