import { Service } from '../platform/lib/service.ts';
import { MemoryLimitStore } from '../platform/limits/memory-limit-store.ts';
import type { Platform } from '../platform/platform.ts';
import { MANY_REGISTRATIONS } from './account.numbers.rules.ts';

interface RegistrationWatchDeps extends Pick<Platform, 'clock'> {
  limiter: Pick<Platform['limiter'], 'scale'>;
  events: Pick<Platform['events'], 'record'>;
}

/** Counts new accounts in this process and logs an unusual rise; never rejects a registration. */
export class RegistrationWatch extends Service<RegistrationWatchDeps> {
  readonly #window = new MemoryLimitStore(this.deps);
  readonly #many = this.deps.limiter.scale(MANY_REGISTRATIONS.count);

  /** Counts a new account; logs `many-registrations` when the count of an hour reaches the threshold. */
  note(): void {
    const { waitMs, counted } = this.#window.take('', { ...MANY_REGISTRATIONS, count: this.#many });
    if (waitMs === 0 && counted === this.#many) this.deps.events.record('many-registrations');
  }
}
