import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Meter } from '../platform/lib/meter.ts';
import { FairQueue, type Turns } from '../platform/limits/fair-queue.ts';
import { HASH_QUEUE_LIMIT, HASH_SHARES } from '../platform/limits/rate-limits.ts';

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

/** Creates the queue of all work that hashes passwords; `scaled` multiplies the shares. */
export function createHashQueue(scaled: (share: number) => number, meter: Meter): FairQueue {
  const { account, browser, address } = HASH_SHARES;
  const shares = { account: scaled(account), browser: scaled(browser), address: scaled(address) };
  return new FairQueue({ width: availableParallelism(), capacity: HASH_QUEUE_LIMIT, shares, meter });
}

/** Hashes passwords with Argon2id in turns: one hash takes 64 MiB and a core. */
export class PasswordHasher {
  readonly #cost: PasswordCost;
  /** How every hash of this cost begins. */
  readonly #form: string;

  constructor(cost: PasswordCost = PASSWORD_COST) {
    this.#cost = cost;
    this.#form = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
  }

  /** The hash of a password, in PHC form. */
  hash(password: string, turns: Turns): Promise<string> {
    return turns.run(() => hash(password, this.#cost));
  }

  /** Whether a hash was made at another cost than today's. */
  isOutdated(passwordHash: string): boolean {
    return !passwordHash.startsWith(this.#form);
  }

  /** Tells whether the password matches; no hash takes the same time, so that it reveals no unknown address. */
  async verify(password: string, passwordHash: string | undefined, turns: Turns): Promise<boolean> {
    const known = passwordHash?.startsWith('$argon2id$') ? passwordHash : undefined;
    const matches = await turns.run(() => verify(known ?? this.#form + NOBODYS_SALT_AND_HASH, password));
    return matches && known !== undefined;
  }
}
