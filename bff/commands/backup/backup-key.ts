import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Secrets } from '../../platform/env/env.ts';
import { isWeakKey } from '../../platform/lib/weak-secret.ts';

const KEY_BYTES = 32;

/** The two files of a backup: everything but the keys, and the keys, which are kept for a shorter time. */
export type BackupKind = 'data' | 'keys';

/**
 * The key that backups are encrypted with. Throws when it is missing, not 32 bytes in base64, a sample instead of
 * random bytes, or one of the master keys: whoever finds a backup and its key must still not be able to read a diary.
 */
export function backupKeyOf(text: string | undefined, { encryptionKeys }: Secrets): KeyObject {
  if (!text)
    throw new Error('BACKUP_KEY is not set: make one with `openssl rand -base64 32` and keep a copy.');
  const key = Buffer.from(text, 'base64');
  if (key.length !== KEY_BYTES || key.toString('base64') !== text) {
    throw new Error(`BACKUP_KEY must be ${KEY_BYTES} bytes in base64.`);
  }
  if (isWeakKey(key)) throw new Error('BACKUP_KEY must be random: make one with `openssl rand -base64 32`.');
  if (encryptionKeys.some((entry) => entry.endsWith(`:${text}`))) {
    throw new Error('BACKUP_KEY must not be one of ENCRYPTION_KEYS.');
  }
  return createSecretKey(key);
}

/** The key of one file, so that no two files share a key and none can be taken for one of the other kind. */
export function fileKey(key: KeyObject, salt: Buffer, kind: BackupKind): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', key, salt, `aufwind|backup|v1|${kind}`, KEY_BYTES)));
}
