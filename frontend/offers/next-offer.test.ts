import { nextOffer, type OfferDays, type ShownDays } from './next-offer.ts';
import type { QuietOfferQuery } from './quiet-offer.generated.ts';

const TODAY = '2026-11-22';
const YESTERDAY = '2026-11-21';
const THREE_DAYS = ['2026-11-19', '2026-11-20', YESTERDAY];
const FACTS = {
  entries: 5,
  streak: 2,
  hasMail: true,
  hasAddress: true,
  isAddressConfirmed: false,
  hasRecoveryCode: false,
  isConsentCurrent: true,
  hasReminder: true,
  canInstall: false,
};

/** The offer for a person on a day, as the server describes both. */
function offerFor(facts: Partial<typeof FACTS>, shown: ShownDays, dismissed: OfferDays) {
  const { entries, streak, hasMail, hasAddress, hasRecoveryCode, hasReminder, canInstall, ...rest } = {
    ...FACTS,
    ...facts,
  };
  const known: QuietOfferQuery = {
    offers: { mail: hasMail, pushKey: null },
    me: {
      id: '1',
      username: hasAddress ? 'anna@example.org' : null,
      isAddressConfirmed: rest.isAddressConfirmed,
      recoveryCodeCreatedAt: hasRecoveryCode ? '2026-11-01T08:00:00.000Z' : null,
      reminder: { channel: hasReminder ? 'PUSH' : null },
      consent: { isCurrent: rest.isConsentCurrent },
    },
  };
  const day = {
    today: TODAY,
    answerCount: entries,
    streak: { count: streak, isShown: true, isYesterdayOpen: false, lastSevenDays: [] },
  };
  return nextOffer(known, day, { shown, dismissed }, canInstall);
}

const REMINDER = 'reminder';
const CONSENT = 'consent';
const OUTDATED = { isConsentCurrent: false, hasReminder: false };
const RECOVERY_CODE = 'recovery-sheet';
const INSTALL = 'install';
const INSTALLABLE = { hasRecoveryCode: true, entries: 7, canInstall: true };
const ADDRESS = 'confirm-address';

describe('the next offer on /daily', () => {
  it.each<[string, Partial<typeof FACTS>, ShownDays, OfferDays, ReturnType<typeof nextOffer>]>([
    ['the consent to a changed wording, before all others', OUTDATED, {}, {}, CONSENT],
    ['that consent on the next day, too', OUTDATED, { [CONSENT]: [YESTERDAY] }, {}, CONSENT],
    ['nothing else on the day of its answer', OUTDATED, { [CONSENT]: [TODAY] }, { [CONSENT]: TODAY }, null],
    [
      'no consent once it was answered',
      OUTDATED,
      { [CONSENT]: [YESTERDAY] },
      { [CONSENT]: YESTERDAY },
      REMINDER,
    ],
    ['no consent on the day of a milestone', { ...OUTDATED, entries: 10 }, {}, {}, null],
    [
      'the reminder after the third entry, before all others',
      { entries: 5, hasReminder: false },
      {},
      {},
      REMINDER,
    ],
    ['no reminder before the third', { entries: 2, hasReminder: false }, {}, {}, ADDRESS],
    ['the reminder for the rest of that day', { hasReminder: false }, { [REMINDER]: [TODAY] }, {}, REMINDER],
    ['the reminder again on the next day', { hasReminder: false }, { [REMINDER]: [YESTERDAY] }, {}, REMINDER],
    ['no reminder after three days', { hasReminder: false }, { [REMINDER]: THREE_DAYS }, {}, RECOVERY_CODE],
    [
      'nothing else on the day on which the reminder was declined',
      { hasReminder: false },
      { [REMINDER]: [TODAY] },
      { [REMINDER]: TODAY },
      null,
    ],
    ['nothing else on the day on which the reminder was set', {}, { [REMINDER]: [TODAY] }, {}, null],
    ['the sheet after the fifth entry, before the address', {}, {}, {}, RECOVERY_CODE],
    ['the sheet for the rest of that day', {}, { [RECOVERY_CODE]: [TODAY] }, {}, RECOVERY_CODE],
    ['the sheet again on the next day', {}, { [RECOVERY_CODE]: [YESTERDAY] }, {}, RECOVERY_CODE],
    ['no sheet after three days', {}, { [RECOVERY_CODE]: THREE_DAYS }, {}, ADDRESS],
    [
      'no reminder on the day of the recovery code',
      { hasReminder: false },
      { [RECOVERY_CODE]: [TODAY] },
      {},
      RECOVERY_CODE,
    ],
    [
      'nothing else on the day on which the recovery code was dismissed',
      {},
      { [RECOVERY_CODE]: [TODAY] },
      { [RECOVERY_CODE]: TODAY },
      null,
    ],
    ['the address before the fifth entry', { entries: 4 }, {}, {}, ADDRESS],
    ['the address for a person who has a recovery code', { hasRecoveryCode: true }, {}, {}, ADDRESS],
    [
      'no address again on the day on which it was dismissed',
      { hasRecoveryCode: true },
      {},
      { [ADDRESS]: TODAY },
      null,
    ],
    ['the address again on the next day', { hasRecoveryCode: true }, {}, { [ADDRESS]: YESTERDAY }, ADDRESS],
    ['the home screen after the seventh entry, before the address', INSTALLABLE, {}, {}, INSTALL],
    ['no home screen before the seventh', { ...INSTALLABLE, entries: 6 }, {}, {}, ADDRESS],
    ['the sheet before the home screen', { ...INSTALLABLE, hasRecoveryCode: false }, {}, {}, RECOVERY_CODE],
    ['no home screen after three days', INSTALLABLE, { [INSTALL]: THREE_DAYS }, {}, ADDRESS],
    ['no home screen where there is none', { ...INSTALLABLE, canInstall: false }, {}, {}, ADDRESS],
    [
      'nothing else on the day of its dismissal',
      INSTALLABLE,
      { [INSTALL]: [TODAY] },
      { [INSTALL]: TODAY },
      null,
    ],
    ['nothing on the day of a milestone of entries', { entries: 10 }, {}, {}, null],
    ['nothing on the day of a milestone of a streak', { streak: 7 }, {}, {}, null],
    [
      'nothing without mail for a person who has a recovery code',
      { hasRecoveryCode: true, hasMail: false },
      {},
      {},
      null,
    ],
    ['nothing for a confirmed address', { hasRecoveryCode: true, isAddressConfirmed: true }, {}, {}, null],
    [
      'nothing for an account without an address, which a recovery code needs',
      { hasAddress: false },
      {},
      {},
      null,
    ],
  ])('is %s', (_title, facts, shown, dismissed, offer) => {
    expect(offerFor(facts, shown, dismissed)).toBe(offer);
  });
});
