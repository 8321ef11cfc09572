import { milestoneFor } from '../../bff/streak/milestones.rules.ts';

const ENTRIES_BEFORE_SHEET = 5;

/** Something that /daily offers below the answer of the day. */
export type QuietOffer = 'recovery-sheet' | 'confirm-address';

/** The day of each offer, by the user's calendar, on which this browser was last done with it. */
export type OfferDays = Partial<Record<QuietOffer, string>>;

/** The facts behind an offer. */
export type OfferFacts = {
  today: string;
  entries: number;
  streak: number;
  hasMail: boolean;
  hasAddress: boolean;
  isAddressConfirmed: boolean;
  hasSheet: boolean;
};

/**
 * THE ORDER OF OFFERS, one at a time and none on the day of a milestone: the recovery sheet on one day after the fifth entry;
 * the confirmation of the address once a day, where mail is sent.
 */
export function nextOffer(facts: OfferFacts, shown: OfferDays, dismissed: OfferDays): QuietOffer | null {
  const { today, entries, streak, hasMail, hasAddress, isAddressConfirmed, hasSheet } = facts;
  if (milestoneFor(streak, entries).event !== 'default') return null;
  const isOfferedAnew = (shown['recovery-sheet'] ?? today) === today;
  if (entries >= ENTRIES_BEFORE_SHEET && !hasSheet && isOfferedAnew && !dismissed['recovery-sheet']) {
    return 'recovery-sheet';
  }
  // The other offer of this day was there already.
  if (shown['recovery-sheet'] === today) return null;
  const isAddressOpen = hasMail && hasAddress && !isAddressConfirmed;
  return isAddressOpen && dismissed['confirm-address'] !== today ? 'confirm-address' : null;
}
