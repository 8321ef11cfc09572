import {
  entity,
  instant,
  integer,
  key,
  longText,
  nullable,
  type RowOf,
  text,
} from '../platform/database/entity.ts';

/** An identity provider. */
export type IdentityProvider = 'google' | 'apple';

/** The name of each identity provider. */
export const PROVIDER_NAMES: Record<IdentityProvider, string> = { google: 'Google', apple: 'Apple' };

/** An identity: provider and subject identify a person, never the e-mail address. */
export interface Identity {
  provider: IdentityProvider;
  subject: string;
  /** The verified address in its stored form; null if the provider gives no address. */
  email: string | null;
  name: string | null;
}

/** Ways into accounts through identity providers. */
export const UserIdentityEntity = entity('UserIdentity', 'user_identity', {
  provider: key(text<IdentityProvider>(16)),
  subject: key(text(255)),
  userId: integer,
  createdAt: instant,
  /** The provider's refresh token under the user's key, stored only to be revoked. */
  encryptedToken: nullable(longText),
  encryptionIv: nullable(text(16)),
});

/** A way into an account as stored. */
export type UserIdentity = RowOf<typeof UserIdentityEntity>;
