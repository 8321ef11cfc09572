import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { overloaded } from '../platform/lib/errors.ts';
import type { Meter } from '../platform/lib/meter.ts';
import { Service } from '../platform/lib/service.ts';
import { Semaphore } from '../platform/limits/semaphore.ts';

/** Argon2id parameters: memory in KiB, passes, threads. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** Above OWASP's minimum, because short passwords are allowed. Argon2id is the library's default. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** Compared when an account has no password, so that the response time is the same. */
const DUMMY_SALT_AND_HASH = 'MHIKqMWmMydaOSBaoevPHQ$vSTPU3rc3k7ecj5B/HTfLe+Q7S4/I0XON5hng/GKD68';

/** Longest queue for hashing: half of the allowed concurrent requests, so that other requests are still served. */
export const HASH_QUEUE_LIMIT = 100;

/** Hashes passwords with Argon2id, at most one for each core at once: a hash takes 64 MiB and a whole core. */
export class PasswordHasher extends Service<{ passwordCost?: PasswordCost; meter?: Meter }> {
  readonly #cost = this.deps.passwordCost ?? PASSWORD_COST;
  /** The prefix of every hash with these parameters. */
  readonly #form =
    `$argon2id$v=19$m=${this.#cost.memoryCost},t=${this.#cost.timeCost},p=${this.#cost.parallelism}$`;
  readonly #cores = new Semaphore({
    quotas: { core: { slots: availableParallelism(), maxWaiting: HASH_QUEUE_LIMIT } },
    refuse: () => {
      this.deps.meter?.count('loadShed', { reason: 'hashes' });
      return overloaded();
    },
  });

  /** Runs hashing work when a core is free. Throws `UNAVAILABLE` when the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#cores.run({ core: '' }, work);
  }

  hash(password: string): Promise<string> {
    return this.run(() => hash(password, this.#cost));
  }

  /** Returns whether a hash was made with other parameters than today's. */
  isOutdated(passwordHash: string): boolean {
    return !passwordHash.startsWith(this.#form);
  }

  /** Returns whether the password matches; takes the same time without a hash, to reveal no unknown address. */
  async verify(password: string, passwordHash: string | undefined): Promise<boolean> {
    const known = passwordHash?.startsWith('$argon2id$') ? passwordHash : undefined;
    const matches = await this.run(() => verify(known ?? this.#form + DUMMY_SALT_AND_HASH, password));
    return matches && known !== undefined;
  }
}
