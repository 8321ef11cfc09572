import type { OfferDays } from './next-offer.ts';

const STORED = 'aufwind:offers';

/** The offers of a user in this browser: the days on which each was shown and dismissed. */
export type StoredOffers = { userId: string; shown: OfferDays; dismissed: OfferDays };

function isStoredFor(value: unknown, userId: string): value is StoredOffers {
  if (typeof value !== 'object' || value === null) return false;
  return 'userId' in value && value.userId === userId && 'shown' in value && 'dismissed' in value;
}

/** Reads the offers of this user; empty if another user was here since. */
export function readOffers(userId: string): StoredOffers {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    if (isStoredFor(stored, userId)) return stored;
  } catch {
    // Without storage an offer repeats, which does no harm.
  }
  return { userId, shown: {}, dismissed: {} };
}

/** Stores the offers of this user. */
export function storeOffers(offers: StoredOffers): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(offers));
  } catch {
    // Without storage an offer repeats.
  }
}
