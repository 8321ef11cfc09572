import type { AccountSettings } from './account/account.slice.ts';
import { USER_OF_SESSION } from './account/user.reads.ts';
import { runBackup } from './platform/backup/backup-process.ts';
import { backupMails, DailyBackup } from './platform/backup/daily-backup.ts';
import type { Env, Secrets } from './platform/env/env.ts';
import { MailSender } from './platform/mail/sender.ts';
import { Smtp } from './platform/mail/smtp.ts';
import { createPlatform, type Platform, type PlatformOptions } from './platform/platform.ts';
import { mergeRecords, type OpenSlice } from './platform/slice.ts';
import { entities, mailKinds, slices } from './slices.ts';

export type ProductEnv = Env & Pick<AccountSettings, 'passwordCost'>;

/** The platform, the opened slices with their services, and the environment. */
export type Product = ReturnType<typeof createProduct>;

/** Builds the product without an HTTP server; the caller connects the database. */
export function createProduct(env: ProductEnv, secrets: Secrets, options: PlatformOptions) {
  const declared = { entities, mailKinds, userOfSession: USER_OF_SESSION };
  const platform = createPlatform(env, secrets, declared, options);
  const { vapidPrivateKey } = secrets;
  const { services, opened } = slices.open({ ...platform, ...env, vapidPrivateKey });
  return {
    ...platform,
    env,
    secrets,
    opened,
    services,
    sender: createSender(platform, env, opened),
    dailyBackup: createDailyBackup(platform, env),
  };
}

function createSender(platform: Platform, { mail, appOrigin, operator }: ProductEnv, slices: OpenSlice[]) {
  if (!mail) return undefined;
  const mails = mergeRecords([backupMails(platform.db), ...slices.map((slice) => slice.mails)]);
  return new MailSender({
    ...platform,
    smtp: new Smtp({ settings: mail }),
    mails,
    appOrigin,
    operator,
    admitUnverified: (row) => platform.limiter.admitUnverified(row),
  });
}

function createDailyBackup(platform: Platform, { backupDir, operatorEmail }: ProductEnv) {
  if (!backupDir) return undefined;
  return new DailyBackup({
    ...platform,
    operatorEmail,
    makeBackup: (signal) => runBackup(backupDir, signal),
  });
}
