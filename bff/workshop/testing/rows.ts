import { randomUUID } from 'node:crypto';
import type { User } from '../../account/user.entity.ts';
import type { AnswerRow } from '../../answer/answer.entity.ts';
import type { FeedbackRow } from '../../feedback/feedback.entity.ts';
import type { PasskeyRow } from '../../passkey/passkey.entity.ts';

/** The instant in every built row: the last millisecond of a leap day in Berlin. */
export const AT = new Date('2028-02-29T22:59:59.999Z');

/** A value in the form of a long sealed text. */
export const SEALED = { encryptedContent: 'v2.1.😀ä'.repeat(10_000), encryptionIv: 'AAAAAAAAAAAAAAAA' };

/** A row with every field of a user filled. */
export function buildUserRow(overrides: Partial<User> = {}): Omit<User, 'id'> {
  return {
    username: `${randomUUID()}@example.org`,
    password: '$argon2id$…',
    provider: 'apple',
    createdAt: AT,
    name: 'Zoë 👩‍🚀',
    appleId: randomUUID(),
    lastLoginAt: AT,
    sessionEpoch: 2 ** 30,
    timeZone: 'America/Argentina/ComodRivadavia',
    consentVersion: '2026-11',
    consentedAt: AT,
    termsVersion: '2026-11',
    addressConfirmedAt: AT,
    signInMethodsMailedAt: AT,
    hasNotices: false,
    newDeviceMailedAt: AT,
    lockedAt: AT,
    lockReason: 'Von hier kamen Anfragen, die den Betrieb gestört haben.',
    hasMemories: false,
    hasStreak: false,
    usedAt: AT,
    sequenceFloor: 2 ** 31 - 1,
    ...overrides,
  };
}

let lastSequence = 0;

/** A row of a live answer. */
export function buildAnswerRow(userId: number, overrides: Partial<AnswerRow> = {}): Omit<AnswerRow, 'id'> {
  lastSequence += 1;
  return {
    uuid: randomUUID(),
    userId,
    content: null,
    ...SEALED,
    date: AT,
    day: '2028-02-29',
    timeZone: 'UTC',
    createdAt: AT,
    updatedAt: AT,
    isDeleted: false,
    importId: randomUUID(),
    isHiddenMemory: true,
    sequence: lastSequence,
    ...overrides,
  };
}

/** A row of a passkey, each column at its maximum. */
export function buildPasskeyRow(userId: number): PasskeyRow {
  return {
    credentialIdHash: '0f'.repeat(32),
    userId,
    credentialId: '_'.repeat(1_364),
    publicKey: '-'.repeat(1_366),
    counter: 2 ** 32 - 1,
    isBackupEligible: true,
    isBackedUp: false,
    name: '😀'.repeat(60),
    createdAt: AT,
    lastUsedAt: null,
  };
}

/** A message from the contact page that waits for an answer. */
export function buildMessageRow(): Omit<FeedbackRow, 'id'> {
  return {
    name: 'v1.😀',
    email: 'v1.b',
    comment: 'v1',
    createdAt: AT,
    ipAddress: '2001:db8:1234::',
    userAgent: 'Firefox',
    answeredAt: null,
  };
}
