import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Gate } from '../lib/gate.ts';

// Above OWASP's minimum, because the specification accepts short passwords; Argon2id is the library's default.
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const CURRENT_FORM = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** So many may wait for a hash; more are answered 503 (`SECURITY` §2.1). */
export const HASH_QUEUE_LIMIT = 50;

// One hash takes 64 MiB and a core: more at once only make everybody wait.
const gate = new Gate(availableParallelism(), HASH_QUEUE_LIMIT);

/** A hash of a password that was thrown away, of the same cost as every other. */
const NOBODYS_HASH = `${CURRENT_FORM}MHIKqMWmMydaOSBaoevPHQ$vSTPU3rc3k7ecj5B/HTfLe+Q7S4/I0XON5hng/GKD68`;

/** The Argon2id hash of a password, in PHC form. Throws `UNAVAILABLE` when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return gate.run(() => hash(password, COST));
}

/** Whether a hash was made at another cost than today's. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(CURRENT_FORM);
}

/**
 * Whether the password matches. Without a hash, or with a marker that is none, it takes the same time and says no,
 * so that nobody can tell an unknown address from a wrong password. Throws `UNAVAILABLE` when too many wait.
 */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isHash = passwordHash?.startsWith('$argon2id$') ?? false;
  const matches = await gate.run(() =>
    verify(isHash && passwordHash ? passwordHash : NOBODYS_HASH, password),
  );
  return isHash && matches;
}
