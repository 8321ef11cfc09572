import { randomInt } from 'node:crypto';
import { CONSENT_VERSION, TERMS_VERSION } from './account.sentences.rules.ts';
import type { User } from './user.entity.ts';

const MAX_FIRST_EPOCH = 2 ** 30;

/** What a registration or a first sign-in knows about a new user. */
export type NewUserFacts = Pick<User, 'username' | 'password' | 'provider' | 'timeZone'> &
  Partial<Pick<User, 'name' | 'appleId' | 'addressConfirmedAt'>>;

/** Returns a random session epoch; sessions with any other epoch are void. */
export function newSessionEpoch(): number {
  return randomInt(MAX_FIRST_EPOCH);
}

/** Returns the row of a new user, who gives the consent and accepts the terms if they are shown. */
export function newUser(facts: NewUserFacts, now: Date, hasTerms = false): Omit<User, 'id'> {
  return {
    name: null,
    appleId: null,
    addressConfirmedAt: null,
    signInMethodsMailedAt: null,
    ...facts,
    createdAt: now,
    lastLoginAt: now,
    sessionEpoch: newSessionEpoch(),
    hasNotices: true,
    newDeviceMailedAt: null,
    lockedAt: null,
    lockReason: null,
    hasMemories: true,
    hasStreak: true,
    usedAt: now,
    sequenceFloor: 0,
    consentVersion: CONSENT_VERSION,
    consentedAt: now,
    termsVersion: hasTerms ? TERMS_VERSION : null,
  };
}
