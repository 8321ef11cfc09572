import { EntitySchema } from 'typeorm';

/** A way in through an identity provider: provider and subject identify a person, never an e-mail address. */
export interface UserIdentity {
  provider: string;
  subject: string;
  userId: number;
  createdAt: Date;
}

export const UserIdentityEntity = new EntitySchema<UserIdentity>({
  name: 'UserIdentity',
  tableName: 'user_identity',
  columns: {
    provider: { type: String, length: 16, primary: true },
    subject: { type: String, length: 255, primary: true },
    userId: { type: Number },
    createdAt: { type: Date, precision: 3 },
  },
});
