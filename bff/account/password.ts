import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { overloaded } from '../platform/lib/errors.ts';
import { type Meter, NO_METER } from '../platform/lib/meter.ts';
import { Semaphore } from '../platform/limits/semaphore.ts';

/** What a hash costs: memory in KiB, passes over it, threads. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** Above OWASP's minimum, because the specification accepts short passwords; Argon2id is the library's default. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** The salt and hash of a password that nobody knows, compared where an account has none. */
const NOBODYS_SALT_AND_HASH = 'MHIKqMWmMydaOSBaoevPHQ$vSTPU3rc3k7ecj5B/HTfLe+Q7S4/I0XON5hng/GKD68';

/** The longest queue for a hash: half of the requests that may be under way, so that nothing else has to stand back. */
export const HASH_QUEUE_LIMIT = 100;

/** Hashes passwords with Argon2id, one a core at once: a hash takes 64 MiB and a core. */
export class PasswordHasher {
  readonly #cost: PasswordCost;
  /** How every hash of this cost begins. */
  readonly #form: string;
  readonly #cores: Semaphore<'core'>;

  constructor(cost: PasswordCost = PASSWORD_COST, meter: Meter = NO_METER) {
    this.#cost = cost;
    this.#form = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
    this.#cores = new Semaphore({
      quotas: { core: { slots: availableParallelism(), maxWaiting: HASH_QUEUE_LIMIT } },
      refuse: () => {
        meter.count('loadShed', { reason: 'hashes' });
        return overloaded();
      },
    });
  }

  /** Runs work that hashes once a core is free. Throws `UNAVAILABLE` when too much waits. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#cores.run({ core: '' }, work);
  }

  /** The hash of a password, in PHC form. */
  hash(password: string): Promise<string> {
    return this.run(() => hash(password, this.#cost));
  }

  /** Whether a hash was made at another cost than today's. */
  isOutdated(passwordHash: string): boolean {
    return !passwordHash.startsWith(this.#form);
  }

  /** Tells whether the password matches; no hash takes the same time, so that it reveals no unknown address. */
  async verify(password: string, passwordHash: string | undefined): Promise<boolean> {
    const known = passwordHash?.startsWith('$argon2id$') ? passwordHash : undefined;
    const matches = await this.run(() => verify(known ?? this.#form + NOBODYS_SALT_AND_HASH, password));
    return matches && known !== undefined;
  }
}
