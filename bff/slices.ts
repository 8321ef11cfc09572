import { type AccountSettings, accountSlice } from './account/account.slice.ts';
import { addressSlice } from './address/address.slice.ts';
import { answerSlice } from './answer/answer.slice.ts';
import { apiTokenSlice } from './api-token/api-token.slice.ts';
import { draftSlice } from './draft/draft.slice.ts';
import { exportLinkSlice } from './export-link/export-link.slice.ts';
import { feedbackSlice } from './feedback/feedback.slice.ts';
import { identitySlice } from './identity/identity.slice.ts';
import { importSlice } from './import/import.slice.ts';
import { memorySlice } from './memory/memory.slice.ts';
import { noticeSlice } from './notice/notice.slice.ts';
import { passkeySlice } from './passkey/passkey.slice.ts';
import type { Env, Secrets } from './platform/env/env.ts';
import { type CounterTable, PLATFORM_COUNTERS } from './platform/lib/meter.ts';
import { PLATFORM_MAIL_KINDS, type Recipient } from './platform/mail/mail-kinds.ts';
import { type Platform, platformEntities } from './platform/platform.ts';
import { mergeRecords, Slices } from './platform/slice.ts';
import { recoveryCodeSlice } from './recovery-code/recovery-code.slice.ts';
import { reminderSlice } from './reminder/reminder.slice.ts';
import { resetSlice } from './reset/reset.slice.ts';
import { searchSlice } from './search/search.slice.ts';
import { streakSlice } from './streak/streak.slice.ts';
import { unusedAccountSlice } from './unused-account/unused-account.slice.ts';
import { yearSlice } from './year/year.slice.ts';

type Settings = Env & Pick<Secrets, 'vapidPrivateKey'> & Pick<AccountSettings, 'passwordCost'>;

/** All slices, in the order of their dependencies. */
export const slices = new Slices([], {}, (_base: Platform & Settings) => ({ services: {}, opened: [] }))
  .and(accountSlice)
  .and(apiTokenSlice)
  .and(identitySlice)
  .and(passkeySlice)
  .and(recoveryCodeSlice)
  .and(resetSlice)
  .and(addressSlice)
  .and(noticeSlice)
  .and(answerSlice)
  .and(draftSlice)
  .and(reminderSlice)
  .and(exportLinkSlice)
  .and(memorySlice)
  .and(streakSlice)
  .and(importSlice)
  .and(searchSlice)
  .and(yearSlice)
  .and(feedbackSlice)
  .and(unusedAccountSlice);

/** All entities; migrations create their tables. */
export const entities = [...platformEntities, ...slices.declared.flatMap((slice) => slice.entities ?? [])];

export const mailKinds = mergeRecords<Recipient>([
  PLATFORM_MAIL_KINDS,
  ...slices.declared.map((slice) => slice.mailKinds),
]);

export const counters = mergeRecords<CounterTable[string]>([
  PLATFORM_COUNTERS,
  ...slices.declared.map((slice) => slice.counters),
]);
