import type { SqlValue } from '../../platform/database/sql-value.ts';
import type { Operator } from '../../platform/env/operator.rules.ts';
import type { OutboxRow } from '../../platform/mail/mail.entity.ts';
import { Outbox } from '../../platform/mail/outbox.ts';
import { MailSender, type Mails } from '../../platform/mail/sender.ts';
import { SMTP_LIMITS, Smtp } from '../../platform/mail/smtp.ts';
import { mailKinds } from '../../slices.ts';
import { createMailbox } from './mailbox.ts';
import { createTestApp, START_OF_TESTS } from './test-app.ts';

/** The content of every mail of the stage. */
export const LETTER = {
  subject: 'Grüße & mehr',
  paragraphs: ['Ein Satz mit <Zeichen> & "Umlauten": äöüß.'],
  link: { label: 'Ansehen', url: 'http://localhost:3000/seite#wert=1&zwei' },
  closing: ['Ein letzter Satz.'],
};

const MINUTE_MS = 60_000;

/** Short time limits against a silent server, for tests that expect a failure: a busy machine is slow too. */
export const IMPATIENT = { ...SMTP_LIMITS, connectMs: 500, silenceMs: 500 };

/** Creates an outbox, a sender and a mailbox on a stopped clock. The sender works only on request. */
export async function createMailStage(
  composers: Mails = { 'confirm-address': async () => LETTER },
  operator: Operator = {},
) {
  const mailbox = await createMailbox();
  const app = await createTestApp();
  const { db, clock, logger, limiter } = app;
  const outbox = new Outbox({ db, clock, isOn: true, mailKinds });
  const senders: MailSender[] = [];
  /** Adds the sender of another process, with other settings or composers if given. */
  const addSender = (settings = mailbox.settings, mails = composers, limits = SMTP_LIMITS) => {
    const deps = {
      db,
      clock,
      logger,
      outbox,
      smtp: new Smtp({ settings, limits }),
      mails,
      appOrigin: app.origin,
      operator,
      admitUnverified: (mail: Pick<OutboxRow, 'id' | 'address'>) => limiter.admitUnverified(mail),
    };
    const sender = new MailSender(deps);
    senders.push(sender);
    return sender;
  };
  const count = async (condition: string, value: SqlValue) => {
    const sql = `SELECT count(*) AS count FROM mail WHERE ${condition}`;
    const [row] = await db.all<{ count: number }>(sql, [value]);
    return row?.count ?? 0;
  };
  let minutes = 0;
  return {
    app,
    mailbox,
    outbox,
    addSender,
    sender: addSender(),
    /** Moves the clock forward. */
    wait(more: number) {
      minutes += more;
      app.setClock(new Date(START_OF_TESTS.getTime() + minutes * MINUTE_MS));
    },
    /** Adds a mail in a separate transaction. */
    add: (address = 'anna@example.org') => db.write((tx) => outbox.add(tx, 'confirm-address', address)),
    /** The number of mails. */
    waiting: () => count('1 = ?', 1),
    /** The number of mails that a sender can claim now. */
    due: () => count('dueAt <= ?', clock()),
    async close() {
      await Promise.all(senders.map((sender) => sender.stop()));
      await app.close();
      await mailbox.close();
    },
  };
}

/** The stage of the outbox's tests. */
export type MailStage = Awaited<ReturnType<typeof createMailStage>>;
