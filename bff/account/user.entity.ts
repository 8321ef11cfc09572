import { EntitySchema } from 'typeorm';

/** How an account was created. */
export type Provider = 'local' | 'google' | 'apple';

/** A stored person. */
export interface User {
  id: number;
  /** Normalised e-mail address. */
  username: string;
  /** Argon2id in PHC form; for provider accounts a marker that no password matches. */
  password: string;
  provider: Provider;
  createdAt: Date;
  name: string | null;
  appleId: string | null;
  lastLoginAt: Date | null;
  /** Sessions opened under another epoch are void; starts at random, so that a reused id opens nothing. */
  sessionEpoch: number;
  /** The IANA zone of the last sign-in or change. */
  timeZone: string | null;
  /** Which wording of the consent sentence was agreed to, and when. */
  consentVersion: string;
  consentAt: Date;
}

/** What every request of a signed-in person knows about them. */
export type CurrentUser = Pick<
  User,
  'id' | 'username' | 'provider' | 'createdAt' | 'name' | 'sessionEpoch' | 'timeZone'
>;

export const UserEntity = new EntitySchema<User>({
  name: 'User',
  tableName: 'user',
  columns: {
    id: { type: Number, primary: true, generated: 'increment' },
    username: { type: String, length: 254, unique: true },
    password: { type: String, length: 255 },
    provider: { type: String, length: 16, default: 'local' },
    createdAt: { type: Date, precision: 3 },
    name: { type: String, length: 100, nullable: true },
    appleId: { name: 'apple_id', type: String, length: 255, nullable: true, unique: true },
    lastLoginAt: { name: 'last_login_at', type: Date, precision: 3, nullable: true },
    sessionEpoch: { type: Number },
    timeZone: { type: String, length: 64, nullable: true },
    consentVersion: { type: String, length: 16 },
    consentAt: { type: Date, precision: 3 },
  },
});
