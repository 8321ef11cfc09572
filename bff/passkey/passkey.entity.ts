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

/** Ways into accounts through WebAuthn: the public half of a key pair on a device or in a password manager. */
export const PasskeyEntity = entity('Passkey', 'passkey', {
  /** SHA-256 of `credentialId`, hexadecimal: the id itself can be too long for an index. */
  credentialIdHash: key(text(64)),
  userId: integer,
  /** The authenticator's id of the key pair, in base64url. */
  credentialId: text(1364),
  /** COSE key in base64url. */
  publicKey: text(1366),
  /** Signature counter of the last use; authenticators that back up their keys leave it at zero. */
  counter: { ...integer, unsigned: true },
  /** Whether it may ever be backed up; never changes. */
  isBackupEligible: flag,
  isBackedUp: flag,
  name: text(60),
  createdAt: instant,
  lastUsedAt: nullable(instant),
});

/** A passkey as stored. */
export type PasskeyRow = RowOf<typeof PasskeyEntity>;

/** The random names of users that authenticators know, which tell nothing about the account. */
export const PasskeyUserEntity = entity('PasskeyUser', 'passkey_user', {
  userId: key(integer),
  /** 32 bytes in base64url. */
  userHandle: text(43),
});
