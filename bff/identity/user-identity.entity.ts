import { column, entity, type RowOf } from '../platform/database/entity.ts';

export type IdentityProvider = 'google' | 'apple' | 'oidc';

/** An identity. Provider and subject identify the person; the e-mail address does not. */
export interface Identity {
  provider: IdentityProvider;
  subject: string;
  /** The verified, normalised address, if the provider gives an address. */
  email: string | null;
  name: string | null;
  /** Apple's token, stored only for its revocation. */
  refreshToken?: string | null | undefined;
}

/** Identities that can sign in to accounts. */
export const UserIdentityEntity = entity('UserIdentity', 'user_identity', {
  provider: column.key(column.text<IdentityProvider>(16)),
  subject: column.key(column.text(255)),
  userId: column.integer,
  createdAt: column.instant,
  /** Apple's refresh token, encrypted with the user's key. */
  encryptedToken: column.nullable(column.longText),
  encryptionIv: column.nullable(column.text(16)),
});

export type UserIdentity = RowOf<typeof UserIdentityEntity>;
