import { EntitySchema } from 'typeorm';
import type { CurrentUser } from '../platform/session/current-user.ts';

/** A stored person. */
export interface User extends CurrentUser {
  /** Argon2id in PHC form; for provider accounts a marker that no password matches. */
  password: string;
  appleId: string | null;
  lastLoginAt: Date | null;
  /** The version of the consent sentence and the time of the consent. */
  consentVersion: string;
  consentAt: Date;
}

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
