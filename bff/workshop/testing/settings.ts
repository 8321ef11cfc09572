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
