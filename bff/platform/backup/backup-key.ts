import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Secrets } from '../env/env.ts';
import { deriveKey } from '../lib/purpose-key.ts';

/** Write order of the two files: keys first, so that no data file is newer than the newest keys. */
export const BACKUP_KINDS = ['keys', 'data'] as const;

/** File of a backup: the data, or the keys, which are deleted sooner. */
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** The key of `BACKUP_KEY`. Throws for a master key, because a backup and its key must not decrypt a text. */
export function backupKeyOf(text: string | undefined, { encryptionKeys }: Secrets): KeyObject {
  if (!text)
    throw new Error(
      'BACKUP_KEY is not set: a restore needs the key of the backup; for a first backup make one with `openssl rand -base64 32` and keep a copy.',
    );
  if (encryptionKeys.some((entry) => entry.endsWith(`:${text}`))) {
    throw new Error('BACKUP_KEY must not be one of ENCRYPTION_KEYS.');
  }
  return createSecretKey(Buffer.from(text, 'base64'));
}

/** Derives the key of one file; keys of the two kinds differ. */
export function fileKey(key: KeyObject, salt: Buffer, kind: BackupKind): KeyObject {
  return deriveKey(key, `backup|v1|${kind}`, salt);
}
