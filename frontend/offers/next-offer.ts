import { milestoneFor } from '../../bff/streak/milestones.rules.ts';
import type { TodayQuery } from '../writing/today.generated.ts';
import type { QuietOfferQuery } from './quiet-offer.generated.ts';

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

/**
 * THE ORDER OF OFFERS, one a day and none on the day of a milestone: the consent to a changed wording, once a sign-in, because
 * logging out forgets what was dismissed; the reminder after the third entry; the recovery code, which an address belongs
 * to, after the fifth; the home screen after the seventh, each on up to three days; the confirmation of the address once
 * a day, where mail is sent.
 */
export function nextOffer(
  { me, offers }: QuietOfferQuery,
  { today, answerCount, streak }: Pick<TodayQuery, 'today' | 'answerCount' | 'streak'>,
  { shown, dismissed }: { shown: ShownDays; dismissed: OfferDays },
  canInstall: boolean,
): QuietOffer | null {
  const run = streak.isShown ? streak.count : 0;
  if (!me || milestoneFor(run, answerCount).event !== 'default') return null;
  const daysOf = (offer: QuietOffer) => shown[offer] ?? [];
  const isOffered = (offer: keyof typeof ENTRIES_BEFORE) =>
    answerCount >= ENTRIES_BEFORE[offer] &&
    (daysOf(offer).length < MOST_DAYS || daysOf(offer).includes(today)) &&
    !dismissed[offer];
  const hasAddress = Boolean(me.username);
  const isOpen = {
    consent: !me.consent.isCurrent && !dismissed.consent,
    reminder: me.reminder.channel === null && isOffered('reminder'),
    'recovery-sheet': hasAddress && !me.recoveryCodeCreatedAt && isOffered('recovery-sheet'),
    install: canInstall && isOffered('install'),
    'confirm-address':
      offers.mail && hasAddress && !me.isAddressConfirmed && dismissed['confirm-address'] !== today,
  };
  const ofToday = ORDER.filter((offer) => daysOf(offer).includes(today));
  return (ofToday.length > 0 ? ofToday : ORDER).find((offer) => isOpen[offer]) ?? null;
}
