import type { AccountSettings } from './account/account.slice.ts';
import { USER_OF_SESSION } from './account/user.reads.ts';
import { runBackup } from './platform/backup/backup-process.ts';
import { backupMails, DailyBackup } from './platform/backup/daily-backup.ts';
import type { Env, Secrets } from './platform/env/env.ts';
import { MailSender } from './platform/mail/sender.ts';
import { Smtp } from './platform/mail/smtp.ts';
import { createPlatform, type PlatformOptions } from './platform/platform.ts';
import { mergeRecords } from './platform/slice.ts';
import { entities, mailKinds, slices } from './slices.ts';

export type ProductEnv = Env & Pick<AccountSettings, 'passwordCost'>;

/** The platform, the opened slices with their services, and the environment. */
export type Product = ReturnType<typeof createProduct>;

/** Builds the product without an HTTP server; the caller connects the database. */
export function createProduct(env: ProductEnv, secrets: Secrets, options: PlatformOptions) {
  const declared = { entities, mailKinds, userOfSession: USER_OF_SESSION };
  const platform = createPlatform(env, secrets, declared, options);
  const { vapidPrivateKey } = secrets;
  const given = { ...platform, ...env };
  const { services, opened } = slices.open({ ...given, vapidPrivateKey });
  const { mail, backupDir } = env;
  const mails = mergeRecords([backupMails(platform.db), ...opened.map((slice) => slice.mails)]);
  return {
    ...platform,
    env,
    secrets,
    opened,
    services,
    sender: mail
      ? new MailSender({
          ...given,
          smtp: new Smtp({ settings: mail }),
          mails,
          admitUnverified: (row) => platform.limiter.admitUnverified(row),
        })
      : undefined,
    dailyBackup: backupDir
      ? new DailyBackup({ ...given, makeBackup: (signal) => runBackup(backupDir, signal) })
      : undefined,
  };
}
