import { column, entity, type RowOf } from '../platform/database/entity.ts';
import type { Provider } from '../platform/session/current-user.ts';

export const UserEntity = entity('User', 'user', {
  id: column.serial,
  username: { ...column.text(254), unique: true },
  /** Argon2id as a PHC string; for provider accounts a marker that no password matches. */
  password: column.text(255),
  provider: { ...column.text<Provider>(16), default: 'local' },
  createdAt: column.instant,
  name: column.nullable(column.text(100)),
  appleId: { ...column.nullable(column.text(255)), name: 'apple_id', unique: true },
  lastLoginAt: { ...column.nullable(column.instant), name: 'last_login_at' },
  sessionEpoch: column.integer,
  timeZone: column.nullable(column.text(64)),
  /** The version of the consent given at registration, and its time; `ConsentRenewalEntity` holds later consents. */
  consentVersion: column.text(16),
  consentedAt: column.instant,
  /** The version of the terms of use accepted at registration; null where no terms were shown. */
  termsVersion: column.nullable(column.text(16)),
  addressConfirmedAt: column.nullable(column.instant),
  /** When a password reset request was last answered with a mail that lists the user's credentials. */
  signInMethodsMailedAt: column.nullable(column.instant),
  /** Whether the person receives optional security mails. */
  hasNotices: { ...column.flag, default: true },
  newDeviceMailedAt: column.nullable(column.instant),
  lockedAt: column.nullable(column.instant),
  /** The operator's reason for the lock, which the owner is told. */
  lockReason: column.nullable(column.text(500)),
  /** Whether the page shows earlier entries after today's answer. */
  hasMemories: { ...column.flag, default: true },
  hasStreak: { ...column.flag, default: true },
  /** Last noted use: a sign-in, a program within 30 days, or the answer to a mail that asks; null before the first. */
  usedAt: column.nullable(column.instant),
  /** Changes up to this number may be forgotten: no number up to it is reused, and no cursor below it is valid. */
  sequenceFloor: { ...column.integer, default: 0 },
});

export type User = RowOf<typeof UserEntity>;
