import type { OfferDays } from './next-offer.ts';

const STORED = 'aufwind:offers';

/** A user's offers in this browser: the days on which each was shown and dismissed. */
export type StoredOffers = { userId: string; shown: OfferDays; dismissed: OfferDays };

function isStoredFor(value: unknown, userId: string): value is StoredOffers {
  if (typeof value !== 'object' || value === null) return false;
  return 'userId' in value && value.userId === userId && 'shown' in value && 'dismissed' in value;
}

/** Reads the offers of this user; an empty list if another user was here since. */
export function readOffers(userId: string): StoredOffers {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    if (isStoredFor(stored, userId)) return stored;
  } catch {
    // Without storage an offer comes again, which hurts nobody.
  }
  return { userId, shown: {}, dismissed: {} };
}

/** Stores the offers of this user. */
export function storeOffers(offers: StoredOffers): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(offers));
  } catch {
    // As above.
  }
}
