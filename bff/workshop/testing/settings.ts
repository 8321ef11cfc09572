import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../platform/env/env.ts';

/** Lowest Argon2 cost, for accounts whose tests do not concern hashing. */
export const QUICK_PASSWORD_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Creates a master key in the format of `ENCRYPTION_KEYS`. */
export function buildMasterKey(id: string): string {
  return `${id}:${randomBytes(32).toString('base64')}`;
}

/** Returns secrets with these master keys; the first key is active by default. */
export function secretsOf(
  encryptionKeys: string[],
  sessionSecrets = [randomBytes(32).toString('hex')],
  encryptionKeyActive = encryptionKeys[0]?.split(':')[0] ?? '',
): Secrets {
  return { encryptionKeys, encryptionKeyActive, sessionSecrets };
}
