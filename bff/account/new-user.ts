import { randomInt } from 'node:crypto';
import { CONSENT_VERSION } from './account.sentences.rules.ts';
import type { User } from './user.entity.ts';

const MAX_FIRST_EPOCH = 2 ** 30;

type NewUserFacts = Pick<User, 'username' | 'password' | 'provider' | 'timeZone'> &
  Partial<Pick<User, 'name' | 'appleId' | 'addressConfirmedAt'>>;

/** Returns a random session epoch; sessions with any other epoch are void. */
export function newSessionEpoch(): number {
  return randomInt(MAX_FIRST_EPOCH);
}

/** A new user's row before it is stored. */
export type NewUser = Omit<User, 'id' | 'termsVersion'>;

/** Returns the row of a new user; registering gives the consent. */
export function newUser(facts: NewUserFacts, now: Date): NewUser {
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
  };
}
