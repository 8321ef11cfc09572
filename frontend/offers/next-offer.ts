import { milestoneFor } from '../../bff/streak/milestones.rules.ts';

/** After this many entries an offer appears, on up to three days until it is answered. */
const ENTRIES_BEFORE = { reminder: 3, 'recovery-sheet': 5, install: 7 };

const MOST_DAYS = 3;

const ORDER = ['consent', 'reminder', 'recovery-sheet', 'install', 'confirm-address'] as const;

/** An offer on /daily below the answer of the day. */
export type QuietOffer = (typeof ORDER)[number];

/** For each offer the last day, by the user's calendar, on which this browser showed or dismissed it. */
export type OfferDays = Partial<Record<QuietOffer, string>>;

/** The days on which this browser has shown each offer. */
export type ShownDays = Partial<Record<QuietOffer, string[]>>;

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
 * THE ORDER OF OFFERS, one a day and none on the day of a milestone: the consent to a changed wording, once a sign-in, because
 * logging out forgets what was dismissed; the reminder after the third entry; the recovery code, which an address belongs
 * to, after the fifth; the home screen after the seventh, each on up to three days; the confirmation of the address once
 * a day, where mail is sent.
 */
export function nextOffer(facts: OfferFacts, shown: ShownDays, dismissed: OfferDays): QuietOffer | null {
  const { today, entries, streak, hasMail, hasAddress, isAddressConfirmed, hasRecoveryCode } = facts;
  if (milestoneFor(streak, entries).event !== 'default') return null;
  const daysOf = (offer: QuietOffer) => shown[offer] ?? [];
  const isOffered = (offer: keyof typeof ENTRIES_BEFORE) =>
    entries >= ENTRIES_BEFORE[offer] &&
    (daysOf(offer).length < MOST_DAYS || daysOf(offer).includes(today)) &&
    !dismissed[offer];
  const isOpen = {
    consent: !facts.isConsentCurrent && !dismissed.consent,
    reminder: !facts.hasReminder && isOffered('reminder'),
    'recovery-sheet': hasAddress && !hasRecoveryCode && isOffered('recovery-sheet'),
    install: facts.canInstall && isOffered('install'),
    'confirm-address': hasMail && hasAddress && !isAddressConfirmed && dismissed['confirm-address'] !== today,
  };
  const ofToday = ORDER.filter((offer) => daysOf(offer).includes(today));
  return (ofToday.length > 0 ? ofToday : ORDER).find((offer) => isOpen[offer]) ?? null;
}
