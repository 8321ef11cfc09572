import { setTimeout as pause } from 'node:timers/promises';
import { createDataSource } from '../../platform/database/data-source.ts';
import { Database } from '../../platform/database/database.ts';
import { mailOf } from '../../platform/env/env-mail.ts';
import { createLogger } from '../../platform/lib/logger.ts';
import { Outbox } from '../../platform/mail/outbox.ts';
import { MailSender } from '../../platform/mail/sender.ts';
import { Smtp } from '../../platform/mail/smtp.ts';
import { mailKinds } from '../../slices.ts';
import { READY } from '../testing/spawned-server.ts';
import { hastyTime } from './hasty-time.ts';

const LIMITS = { connectMs: 1_500, silenceMs: 3_000, sendMs: 5_000 };
const LOOK_EVERY_MS = 100;

/** A process that sends mails as the product does, in short days; killed and started by `test-mail`. */
async function work(): Promise<void> {
  const { DATABASE_URL, SMTP_URL, SMTP_CA, MAIL_FROM } = process.env;
  const settings = mailOf({ SMTP_URL, SMTP_CA, MAIL_FROM });
  if (!settings) throw new Error('SMTP_URL and MAIL_FROM are missing.');
  const db = new Database({ source: createDataSource({ databaseUrl: DATABASE_URL, dataDir: '' }) });
  await db.connect();
  const sender = new MailSender({
    db,
    clock: hastyTime,
    logger: createLogger('silent'),
    outbox: new Outbox({ db, clock: hastyTime, isOn: true, mailKinds }),
    smtp: new Smtp({ settings, limits: LIMITS }),
    mails: { 'account-deleted': async () => ({ subject: 'Probe', paragraphs: ['Eine von vielen.'] }) },
    appOrigin: 'http://localhost:3000',
    admitUnverified: async () => true,
  });
  let isStopping = false;
  process.once('SIGTERM', () => {
    isStopping = true;
  });
  process.stdout.write(`${READY}\n`);
  while (!isStopping) {
    await sender.sendDue();
    await pause(LOOK_EVERY_MS);
  }
  await sender.stop();
  await db.close();
}

await work();
