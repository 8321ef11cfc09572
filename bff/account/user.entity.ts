import {
  entity,
  flag,
  instant,
  integer,
  nullable,
  type RowOf,
  serial,
  text,
} from '../platform/database/entity.ts';
import type { Provider } from '../platform/session/current-user.ts';

/** Users. */
export const UserEntity = entity('User', 'user', {
  id: serial,
  username: { ...text(254), unique: true },
  /** Argon2id as a PHC string; for provider accounts a marker that no password matches. */
  password: text(255),
  provider: { ...text<Provider>(16), default: 'local' },
  createdAt: instant,
  name: nullable(text(100)),
  appleId: { ...nullable(text(255)), name: 'apple_id', unique: true },
  lastLoginAt: { ...nullable(instant), name: 'last_login_at' },
  sessionEpoch: integer,
  timeZone: nullable(text(64)),
  /** The version of the consent given at registration, and its time; `ConsentRenewalEntity` holds later consents. */
  consentVersion: text(16),
  consentedAt: instant,
  /** When the person confirmed the address. */
  addressConfirmedAt: nullable(instant),
  /** When a password reset request was last answered with a mail that lists the user's credentials. */
  signInMethodsMailedAt: nullable(instant),
  /** Whether the person receives optional security mails. */
  hasNotices: { ...flag, default: true },
  /** When the last mail about a sign-in from a new device was sent. */
  newDeviceMailedAt: nullable(instant),
  /** When the operator locked the account; null if it is not locked. */
  lockedAt: nullable(instant),
  /** Whether the page shows earlier entries after today's answer. */
  hasMemories: { ...flag, default: true },
  /** Changes up to this number may be forgotten: no number up to it is reused, and no cursor below it is valid. */
  sequenceFloor: { ...integer, default: 0 },
});

/** A row of `user`. */
export type User = RowOf<typeof UserEntity>;
