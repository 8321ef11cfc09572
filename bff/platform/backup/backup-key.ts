import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Secrets } from '../env/env.ts';
import { deriveKey } from '../lib/purpose-key.ts';
import { isWeakKey } from '../lib/weak-secret.ts';

const KEY_BYTES = 32;

/** Write order of the two files: keys first, so that no data file is newer than the newest keys. */
export const BACKUP_KINDS = ['keys', 'data'] as const;

/** File of a backup: the data, or the keys, which are deleted sooner. */
export type BackupKind = (typeof BACKUP_KINDS)[number];

/**
 * Parses the backup key: 32 random bytes. Throws for a master key, because a backup and its key must not decrypt a
 * text.
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

/** Derives the key of one file; keys of the two kinds differ. */
export function fileKey(key: KeyObject, salt: Buffer, kind: BackupKind): KeyObject {
  return deriveKey(key, `backup|v1|${kind}`, salt);
}
