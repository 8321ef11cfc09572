import { isStored } from '../lib/json-values.ts';
import type { OfferDays, QuietOffer, ShownDays } from './next-offer.ts';

const STORED = 'aufwind:offers';

/** A user's offers in this browser: the days on which each was shown and dismissed. */
export type StoredOffers = { userId: string; shown: ShownDays; dismissed: OfferDays };

/** Reads the offers of this user; empty if another user was here since. */
export function readOffers(userId: string): StoredOffers {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    const isKnown = isStored<StoredOffers>(stored, 'userId', 'shown', 'dismissed');
    if (isKnown && stored.userId === userId && Object.values(stored.shown).every(Array.isArray))
      return stored;
  } catch {
    // Without storage an offer repeats, which does no harm.
  }
  return { userId, shown: {}, dismissed: {} };
}

export function noteSeen(userId: string, offer: QuietOffer, today: string): void {
  const before = readOffers(userId);
  const days = before.shown[offer] ?? [];
  if (days.includes(today)) return;
  storeOffers({ ...before, shown: { ...before.shown, [offer]: [...days, today] } });
}

export function storeOffers(offers: StoredOffers): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(offers));
  } catch {
    // Without storage an offer repeats.
  }
}
