import { milestoneFor } from '../../bff/streak/milestones.rules.ts';

/** After this many entries an offer appears once, on a single day. */
const ENTRIES_BEFORE = { reminder: 3, 'recovery-sheet': 5, install: 7 };

const ORDER = ['consent', 'reminder', 'recovery-sheet', 'install', 'confirm-address'] as const;

/** Something that /daily offers below the answer of the day. */
export type QuietOffer = (typeof ORDER)[number];

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
  /** Whether the consent is to the wording of today. */
  isConsentCurrent: boolean;
  /** Whether a reminder was ever set. */
  hasReminder: boolean;
  /** Whether this is a phone or tablet that can have the product on its home screen, and has not. */
  canInstall: boolean;
};

/**
 * THE ORDER OF OFFERS, one a day and none on the day of a milestone: the consent to a changed wording, once a sign-in, because
 * logging out forgets what was dismissed; the reminder on one day after the third entry; the recovery code, which an address
 * belongs to, on one day after the fifth; the home screen on one day after the seventh; the confirmation of the address once a
 * day, where mail is sent.
 */
export function nextOffer(facts: OfferFacts, shown: OfferDays, dismissed: OfferDays): QuietOffer | null {
  const { today, entries, streak, hasMail, hasAddress, isAddressConfirmed, hasSheet } = facts;
  if (milestoneFor(streak, entries).event !== 'default') return null;
  const isOfferedOnce = (offer: keyof typeof ENTRIES_BEFORE) =>
    entries >= ENTRIES_BEFORE[offer] && (shown[offer] ?? today) === today && !dismissed[offer];
  const isOpen = {
    consent: !facts.isConsentCurrent && !dismissed.consent,
    reminder: !facts.hasReminder && isOfferedOnce('reminder'),
    'recovery-sheet': hasAddress && !hasSheet && isOfferedOnce('recovery-sheet'),
    install: facts.canInstall && isOfferedOnce('install'),
    'confirm-address': hasMail && hasAddress && !isAddressConfirmed && dismissed['confirm-address'] !== today,
  };
  const ofToday = ORDER.filter((offer) => shown[offer] === today);
  return (ofToday.length > 0 ? ofToday : ORDER).find((offer) => isOpen[offer]) ?? null;
}
