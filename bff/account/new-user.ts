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

/**
 * Returns the values of a new user, who gives the consent and accepts the terms if they are shown; the other columns
 * have defaults.
 */
export function newUser(facts: NewUserFacts, now: Date, hasTerms: boolean) {
  return {
    name: null,
    ...facts,
    createdAt: now,
    lastLoginAt: now,
    sessionEpoch: newSessionEpoch(),
    hasStreak: true,
    usedAt: now,
    consentVersion: CONSENT_VERSION,
    consentedAt: now,
    termsVersion: hasTerms ? TERMS_VERSION : null,
  };
}
