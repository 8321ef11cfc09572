import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../platform/env/env.ts';

/** A master key under an id, as `ENCRYPTION_KEYS` holds it. */
export function buildMasterKey(id: string): string {
  return `${id}:${randomBytes(32).toString('base64')}`;
}

/** Secrets with these master keys, the first of which is active unless another is named. */
export function secretsOf(
  encryptionKeys: string[],
  sessionSecrets = [randomBytes(32).toString('hex')],
  encryptionKeyActive = encryptionKeys[0]?.split(':')[0] ?? '',
): Secrets {
  return { encryptionKeys, encryptionKeyActive, sessionSecrets };
}

/** The least that Argon2 takes, for people whom tests make up. */
export const QUICK_PASSWORD_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** OWASP's minimum, where hashes have to be work that requests wait for. */
export const NOTICEABLE_PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
