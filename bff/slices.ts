import { accountSlice } from './account/account.slice.ts';
import { addressSlice } from './address/address.slice.ts';
import { type AnswerSettings, answerSlice } from './answer/answer.slice.ts';
import { draftSlice } from './draft/draft.slice.ts';
import { exportLinkSlice } from './export-link/export-link.slice.ts';
import { type FeedbackSettings, feedbackSlice } from './feedback/feedback.slice.ts';
import { identitySlice } from './identity/identity.slice.ts';
import type { ProviderSettings } from './identity/providers.ts';
import { importSlice } from './import/import.slice.ts';
import { memorySlice } from './memory/memory.slice.ts';
import { noticeSlice } from './notice/notice.slice.ts';
import { passkeySlice } from './passkey/passkey.slice.ts';
import type { Env } from './platform/env/env.ts';
import type { Platform } from './platform/platform.ts';
import { programKeySlice } from './program-key/program-key.slice.ts';
import { recoverySheetSlice } from './recovery-sheet/recovery-sheet.slice.ts';
import { type ReminderSettings, reminderSlice } from './reminder/reminder.slice.ts';
import { resetSlice } from './reset/reset.slice.ts';
import { searchSlice } from './search/search.slice.ts';
import { streakSlice } from './streak/streak.slice.ts';
import { yearSlice } from './year/year.slice.ts';

/** Every slice, by its folder. */
export const slices = {
  account: accountSlice,
  address: addressSlice,
  answer: answerSlice,
  draft: draftSlice,
  'export-link': exportLinkSlice,
  feedback: feedbackSlice,
  identity: identitySlice,
  import: importSlice,
  memory: memorySlice,
  notice: noticeSlice,
  passkey: passkeySlice,
  'program-key': programKeySlice,
  'recovery-sheet': recoverySheetSlice,
  reminder: reminderSlice,
  reset: resetSlice,
  search: searchSlice,
  streak: streakSlice,
  year: yearSlice,
};

/** Whether registration is closed, and what passwords cost; open, and the real cost, without them. */
export type AccountSettings = Partial<Pick<Env, 'isRegistrationClosed' | 'passwordCost'>>;

/** Opens every slice on the platform, each with only the services that it needs. */
export function openSlices(
  platform: Platform,
  settings: AnswerSettings & ProviderSettings & FeedbackSettings & AccountSettings & ReminderSettings,
) {
  const account: ReturnType<typeof accountSlice.open> = accountSlice.open(platform, {
    passwordCost: settings.passwordCost,
    appOrigin: settings.appOrigin,
    isRegistrationClosed: settings.isRegistrationClosed ?? false,
    beforeRemoval: (userId) => identity.services.identity.prepareRevocation(userId),
    onTimeZone: (tx, userId, timeZone) => reminder.services.reminders.follow(tx, userId, timeZone),
  });
  const identity = identitySlice.open(platform, settings, account.services);
  const address = addressSlice.open(platform, settings, account.services);
  const passkey = passkeySlice.open(platform, settings, account.services);
  const needs = { ...account.services, ...passkey.services };
  const programKey = programKeySlice.open(platform, account.services);
  const recoverySheet = recoverySheetSlice.open(platform, needs);
  const reset = resetSlice.open(platform, settings, account.services);
  const reminder: ReturnType<typeof reminderSlice.open> = reminderSlice.open(platform, settings);
  const notice = noticeSlice.open(platform, settings, account.services);
  const draft = draftSlice.open(platform);
  const answer = answerSlice.open(platform, settings, draft.services);
  const exportLink = exportLinkSlice.open(platform, settings, { ...account.services, ...answer.services });
  const memory = memorySlice.open(platform);
  const streak = streakSlice.open(platform, answer.services);
  const imports = importSlice.open(platform, { ...answer.services, ...streak.services });
  const search = searchSlice.open(platform, answer.services);
  const year = yearSlice.open(answer.services);
  const feedback = feedbackSlice.open(platform, settings);
  return {
    account,
    address,
    answer,
    draft,
    exportLink,
    feedback,
    identity,
    imports,
    memory,
    notice,
    passkey,
    programKey,
    recoverySheet,
    reminder,
    reset,
    search,
    streak,
    year,
  };
}
