import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../platform/env/env.ts';

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
