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

/** People. */
export const UserEntity = entity('User', 'user', {
  id: serial,
  username: { ...text(254), unique: true },
  /** Argon2id in PHC form; for provider accounts a marker that no password matches. */
  password: text(255),
  provider: { ...text<Provider>(16), default: 'local' },
  createdAt: instant,
  name: nullable(text(100)),
  appleId: { ...nullable(text(255)), name: 'apple_id', unique: true },
  lastLoginAt: { ...nullable(instant), name: 'last_login_at' },
  sessionEpoch: integer,
  timeZone: nullable(text(64)),
  /**
   * The consented wording's version when the account was made, and the time. `ConsentRenewalEntity` has later
   * consents.
   */
  consentVersion: text(16),
  consentedAt: instant,
  /** The time of the proof that the address is the person's. */
  addressConfirmedAt: nullable(instant),
  /** When a request for a new password was last answered with a mail that names the ways to sign in. */
  signInMethodsMailedAt: nullable(instant),
  hasNotices: { ...flag, default: true },
  /** When the person was last mailed about a sign-in from a new device. */
  newDeviceMailedAt: nullable(instant),
  /** The time at which the operator has locked the account: until it is unlocked nobody gets in. */
  lockedAt: nullable(instant),
  /** Whether earlier entries are shown after today's answer. */
  hasMemories: { ...flag, default: true },
  /**
   * Changes of answers up to this number may be forgotten: no number up to it is given again, and no cursor before it
   * continues.
   */
  sequenceFloor: { ...integer, default: 0 },
});

/** A stored person. */
export type User = RowOf<typeof UserEntity>;
