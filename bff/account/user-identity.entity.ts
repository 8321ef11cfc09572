import { EntitySchema } from 'typeorm';

/** An identity provider. */
export type IdentityProvider = 'google' | 'apple';

/** An identity: provider and subject identify a person, never the e-mail address. */
export interface Identity {
  provider: IdentityProvider;
  subject: string;
  /** A verified address in its stored form, if the provider gives one. */
  email: string | null;
  name: string | null;
}

/** A way into an account through an identity provider. */
export interface UserIdentity {
  provider: IdentityProvider;
  subject: string;
  userId: number;
  createdAt: Date;
  /** The provider's refresh token under the user's key, stored only to be revoked. */
  encryptedToken: string | null;
  encryptionIv: string | null;
}

export const UserIdentityEntity = new EntitySchema<UserIdentity>({
  name: 'UserIdentity',
  tableName: 'user_identity',
  columns: {
    provider: { type: String, length: 16, primary: true },
    subject: { type: String, length: 255, primary: true },
    userId: { type: Number },
    createdAt: { type: Date, precision: 3 },
    encryptedToken: { type: 'text', nullable: true },
    encryptionIv: { type: String, length: 16, nullable: true },
  },
});
