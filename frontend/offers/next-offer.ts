import { milestoneFor } from '../../bff/streak/milestones.rules.ts';

/** Number of entries before each offer, which appears once, on a single day. */
const ENTRIES_BEFORE = { reminder: 3, 'recovery-sheet': 5, install: 7 };

const ORDER = ['consent', 'reminder', 'recovery-sheet', 'install', 'confirm-address'] as const;

/** An offer on /daily below the answer of the day. */
export type QuietOffer = (typeof ORDER)[number];

/** For each offer the last day, by the user's calendar, on which this browser showed or dismissed it. */
export type OfferDays = Partial<Record<QuietOffer, string>>;

/** The state that decides about offers. */
export type OfferFacts = {
  today: string;
  entries: number;
  streak: number;
  hasMail: boolean;
  hasAddress: boolean;
  isAddressConfirmed: boolean;
  hasRecoveryCode: boolean;
  isConsentCurrent: boolean;
  /** Whether a reminder was ever set. */
  hasReminder: boolean;
  /** Whether this phone or tablet can install the app, and has not. */
  canInstall: boolean;
};

/**
 * THE ORDER OF OFFERS: one a day, none on the day of a milestone. Reminder, recovery code and home screen appear on a
 * single day each, consent once a sign-in, the address daily.
 */
export function nextOffer(facts: OfferFacts, shown: OfferDays, dismissed: OfferDays): QuietOffer | null {
  const { today, entries, streak, hasMail, hasAddress, isAddressConfirmed, hasRecoveryCode } = facts;
  if (milestoneFor(streak, entries).event !== 'default') return null;
  const isOfferedOnce = (offer: keyof typeof ENTRIES_BEFORE) =>
    entries >= ENTRIES_BEFORE[offer] && (shown[offer] ?? today) === today && !dismissed[offer];
  const isOpen = {
    consent: !facts.isConsentCurrent && !dismissed.consent,
    reminder: !facts.hasReminder && isOfferedOnce('reminder'),
    'recovery-sheet': hasAddress && !hasRecoveryCode && isOfferedOnce('recovery-sheet'),
    install: facts.canInstall && isOfferedOnce('install'),
    'confirm-address': hasMail && hasAddress && !isAddressConfirmed && dismissed['confirm-address'] !== today,
  };
  const ofToday = ORDER.filter((offer) => shown[offer] === today);
  return (ofToday.length > 0 ? ofToday : ORDER).find((offer) => isOpen[offer]) ?? null;
}
