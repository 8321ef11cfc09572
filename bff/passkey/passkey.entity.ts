import { column, entity, type RowOf } from '../platform/database/entity.ts';

/** Passkeys (WebAuthn): the public key of a key pair on a device or in a password manager. */
export const PasskeyEntity = entity('Passkey', 'passkey', {
  /** SHA-256 of `credentialId` in hexadecimal; the id itself can be too long for an index. */
  credentialIdHash: column.key(column.text(64)),
  userId: column.integer,
  /** The authenticator's id of the key pair, in base64url. */
  credentialId: column.text(1364),
  /** COSE key in base64url. */
  publicKey: column.text(1366),
  /** Signature counter of the last use; authenticators that back up keys keep it at zero. */
  counter: { ...column.integer, unsigned: true },
  /** Whether the passkey can be backed up; never changes. */
  isBackupEligible: column.flag,
  isBackedUp: column.flag,
  name: column.text(60),
  createdAt: column.instant,
  lastUsedAt: column.nullable(column.instant),
});

export type PasskeyRow = RowOf<typeof PasskeyEntity>;

/** Random user handles, which authenticators store and which reveal nothing about the account. */
export const PasskeyUserEntity = entity('PasskeyUser', 'passkey_user', {
  userId: column.key(column.integer),
  /** 32 bytes in base64url. */
  userHandle: column.text(43),
});
