import {
  entity,
  flag,
  instant,
  integer,
  key,
  nullable,
  type RowOf,
  text,
} from '../platform/database/entity.ts';

/** Passkeys (WebAuthn): the public key of a key pair on a device or in a password manager. */
export const PasskeyEntity = entity('Passkey', 'passkey', {
  /** SHA-256 of `credentialId` in hexadecimal; the id itself can be too long for an index. */
  credentialIdHash: key(text(64)),
  userId: integer,
  /** The authenticator's id of the key pair, in base64url. */
  credentialId: text(1364),
  /** COSE key in base64url. */
  publicKey: text(1366),
  /** Signature counter of the last use; authenticators that back up keys keep it at zero. */
  counter: { ...integer, unsigned: true },
  /** Whether the passkey can be backed up; never changes. */
  isBackupEligible: flag,
  isBackedUp: flag,
  name: text(60),
  createdAt: instant,
  lastUsedAt: nullable(instant),
});

/** A row of `passkey`. */
export type PasskeyRow = RowOf<typeof PasskeyEntity>;

/** Random user handles, which authenticators store and which reveal nothing about the account. */
export const PasskeyUserEntity = entity('PasskeyUser', 'passkey_user', {
  userId: key(integer),
  /** 32 bytes in base64url. */
  userHandle: text(43),
});
