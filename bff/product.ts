import type { AnswerSettings } from './answer/answer.slice.ts';
import { entities } from './entities.ts';
import type { FeedbackSettings } from './feedback/feedback.slice.ts';
import type { ProviderSettings } from './identity/providers.ts';
import { runBackup } from './platform/backup/backup-process.ts';
import { backupMails, DailyBackup } from './platform/backup/daily-backup.ts';
import type { Env, Secrets } from './platform/env/env.ts';
import { MailSender, type Mails } from './platform/mail/sender.ts';
import { Smtp } from './platform/mail/smtp.ts';
import {
  createPlatform,
  type Platform,
  type PlatformEnv,
  type PlatformOptions,
} from './platform/platform.ts';
import type { OpenSlice } from './platform/slice.ts';
import type { ReminderSettings } from './reminder/reminder.slice.ts';
import { openSlices } from './slices.ts';

/** The product's part of the environment. */
export type ProductEnv = PlatformEnv &
  AnswerSettings &
  ProviderSettings &
  FeedbackSettings &
  ReminderSettings &
  Partial<
    Pick<
      Env,
      | 'isRegistrationClosed'
      | 'operator'
      | 'hasTerms'
      | 'trustProxy'
      | 'backupDir'
      | 'logRetentionDays'
      | 'passwordCost'
    >
  >;

/** The platform, the slices on it with their services, and their environment. */
export type Product = ReturnType<typeof createProduct>;

/** Builds the product for a process, without a door; the caller connects the database. */
export function createProduct(env: ProductEnv, secrets: Secrets, options: PlatformOptions) {
  const platform = createPlatform(env, secrets, entities, options);
  const { vapidPrivateKey } = secrets;
  const open = openSlices(platform, { ...env, vapidPrivateKey });
  const {
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
  } = open;
  const services = {
    ...account.services,
    ...address.services,
    ...answer.services,
    ...draft.services,
    ...exportLink.services,
    ...feedback.services,
    ...identity.services,
    ...imports.services,
    ...memory.services,
    ...notice.services,
    ...passkey.services,
    ...programKey.services,
    ...recoverySheet.services,
    ...reminder.services,
    ...reset.services,
    ...search.services,
    ...streak.services,
    ...year.services,
  };
  return {
    ...platform,
    env,
    secrets,
    open,
    services,
    sender: createSender(platform, env, Object.values(open)),
    dailyBackup: createDailyBackup(platform, env),
  };
}

/** The sender of every slice's mails; undefined where mail is not set up. */
function createSender(platform: Platform, { mail, appOrigin }: ProductEnv, slices: OpenSlice[]) {
  if (!mail) return undefined;
  const mails: Mails = Object.assign(backupMails(platform.db), ...slices.map((slice) => slice.mails));
  return new MailSender({
    ...platform,
    smtp: new Smtp(mail),
    mails,
    appOrigin,
    admitUnproved: (row) => platform.limiter.admitUnproved(row),
  });
}

/** The backup of every day; undefined without a folder for it. */
function createDailyBackup(platform: Platform, { backupDir, operatorMail }: ProductEnv) {
  if (!backupDir) return undefined;
  return new DailyBackup({
    ...platform,
    operatorMail,
    makeBackup: (signal) => runBackup(backupDir, signal),
  });
}
